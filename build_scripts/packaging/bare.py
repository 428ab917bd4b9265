"""The least that a program with a window can do: what the frozen program is measured against."""

import os

import pygame

pygame.display.init()
if pygame.display.get_driver() == "x11":
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
window = pygame.Window("bare", size=(1280, 800), resizable=True, allow_high_dpi=True)
window.get_surface()
window.flip()
os._exit(0)
