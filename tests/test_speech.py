"""Reading aloud: the right program, one thing at a time, nothing lost, nothing that could be taken for a command."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from game.table.speech import LONGEST, WAITING, Command, Speech, find_voice, run


class Said:
    """What is being said, until told that it is over."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.ended: int | None = None
        self.broken_off = False

    def poll(self) -> int | None:
        return self.ended

    def terminate(self) -> None:
        self.broken_off = True
        self.ended = -15


class Voices:
    """A system that speaks, without a sound."""

    def __init__(self) -> None:
        self.all: list[Said] = []
        self.hushed = 0

    def run(self, command: Command) -> Said:
        if command.args[1:] == ("-S",):
            self.hushed += 1
            stopped = Said(command)
            stopped.ended = 0
            return stopped
        assert all(said.ended is not None for said in self.all), "two at a time"
        self.all.append(Said(command))
        return self.all[-1]

    @property
    def words(self) -> list[str]:
        return [said.command.args[-1] for said in self.all]


def found(platform: str, *programs: str):
    return find_voice(lambda name: f"/bin/{name}" if name in programs else None, platform)


def speaking(voices: Voices) -> Speech:
    return Speech(voices.run, lambda: found("linux", "spd-say"))


def finish(speech: Speech, voices: Voices, how: int = 0) -> None:
    voices.all[-1].ended = how
    speech.tick()


def drain(speech: Speech, voices: Voices) -> None:
    while speech.busy:
        finish(speech, voices)


@pytest.mark.parametrize(
    ("platform", "program"),
    [("linux", "spd-say"), ("freebsd14", "spd-say"), ("darwin", "say"), ("win32", "powershell")],
)
def test_each_system_has_its_voice(platform: str, program: str) -> None:
    voice = found(platform, "spd-say", "say", "powershell")
    assert voice is not None
    assert voice("words", "it").args[0] == f"/bin/{program}"
    assert found(platform) is None


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("words", ['"; rm -rf ~ #', "$(calc)", "-v -w", "`a` && b", "'); [Console]::Beep() #"])
def test_words_are_never_part_of_a_command(platform: str, words: str) -> None:
    voice = found(platform, "spd-say", "say", "powershell")
    assert voice is not None
    command, other = voice(words, "en"), voice("other", "en")
    if platform == "linux":
        assert command.args[-2:] == ("--", words)
        assert command.args[:-1] == other.args[:-1]
    else:
        assert command.args == other.args
        assert command.typed.endswith(words)


def test_the_language_is_passed_on() -> None:
    linux, apple, windows = (found(name, "spd-say", "say", "powershell") for name in ("linux", "darwin", "win32"))
    assert linux is not None and apple is not None and windows is not None
    args = linux("hola", "es").args
    assert args[args.index("-l") + 1] == "es"
    assert apple("ciao", "it").args[1:] == ("-v", "Alice")
    assert apple("hello", "en").args == ("/bin/say",)
    assert windows("hola", "es").typed == "es\nhola"


def test_macos_is_asked_again_where_a_voice_is_missing() -> None:
    voices = Voices()
    speech = Speech(voices.run, lambda: found("darwin", "say"))
    speech.tell("ciao", "it")
    finish(speech, voices, 1)
    assert [said.command.args for said in voices.all] == [("/bin/say", "-v", "Alice"), ("/bin/say",)]
    finish(speech, voices, 1)
    assert len(voices.all) == 2
    assert not speech.busy


def test_no_voice_no_word() -> None:
    voices = Voices()
    speech = Speech(voices.run, lambda: None)
    speech.tell("one", "en")
    speech.answer("two", "en")
    assert not speech.available
    assert not voices.all
    assert not speech.busy


def test_a_system_that_refuses_is_not_asked_again() -> None:
    asked: list[Command] = []

    def refuse(command: Command) -> Said:
        asked.append(command)
        raise OSError

    speech = Speech(refuse, lambda: found("linux", "spd-say"))
    speech.tell("one", "en")
    speech.tell("two", "en")
    assert len(asked) == 1
    assert not speech.available


def test_what_happens_is_told_in_order_and_nothing_is_lost() -> None:
    voices = Voices()
    speech = speaking(voices)
    lines = [f"line {number}." for number in range(9)]
    for line in lines:
        speech.tell(line, "en")
        assert len(speech._waiting) <= WAITING
    drain(speech, voices)
    assert len(voices.all) == 1 + WAITING
    assert " ".join(voices.words) == " ".join(lines)


def test_an_answer_is_heard_at_once_and_the_story_goes_on_after_it() -> None:
    voices = Voices()
    speech = speaking(voices)
    for line in ("one.", "two.", "three."):
        speech.tell(line, "en")
    speech.answer("left", "en")
    speech.answer("right", "en")
    assert voices.all[0].broken_off
    drain(speech, voices)
    assert voices.words[:3] == ["one.", "left", "right"]
    assert " ".join(voices.words[3:]) == "one. two. three."
    assert voices.hushed == 2


def test_a_full_queue_keeps_its_measure_with_an_answer() -> None:
    voices = Voices()
    speech = speaking(voices)
    for number in range(6):
        speech.tell(f"{number}.", "en")
    speech.answer("now", "en")
    assert len(speech._waiting) <= WAITING
    drain(speech, voices)
    assert " ".join(voices.words) == "0. now 0. 1. 2. 3. 4. 5."


def test_hush_ends_everything() -> None:
    voices = Voices()
    speech = speaking(voices)
    speech.tell("one", "en")
    speech.tell("two", "en")
    speech.hush()
    speech.tick()
    assert voices.words == ["one"]
    assert voices.all[0].broken_off
    assert not speech.busy


def test_what_is_said_is_one_short_line() -> None:
    voices = Voices()
    speech = speaking(voices)
    speech.tell("a\tb\x00\n\x1b c" + " word" * 1000, "en")
    speech.tell("\n", "en")
    drain(speech, voices)
    assert len(voices.words) == 1
    assert len(voices.words[0]) <= LONGEST
    assert voices.words[0].isprintable()


def test_a_real_program_is_started_without_waiting_and_ended() -> None:
    slow = Command((sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(60)"), "words ñ")
    began = time.monotonic()
    saying = run(slow)
    assert time.monotonic() - began < 5
    assert saying.poll() is None
    saying.terminate()
    assert isinstance(saying, subprocess.Popen)
    saying.wait(10)


def test_a_program_that_is_not_there_is_an_oserror() -> None:
    with pytest.raises(OSError):
        run(Command(("/nowhere/spd-say",)))


def test_a_program_that_ends_before_it_has_read_is_no_trouble() -> None:
    for _ in range(5):
        saying = run(Command((sys.executable, "-S", "-c", "raise SystemExit(3)"), "words" * 100))
        assert isinstance(saying, subprocess.Popen)
        assert saying.wait(20) == 3
