"""Computer players: they see a view and nothing else, and run in a worker process.

`guide` what a game tells them, `thought` worlds and playouts, `lookahead`, `search` and `mix` the thinking,
`players` and `levels` who they are, `worker` the process.
"""
