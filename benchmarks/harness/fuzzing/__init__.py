"""A fuzzer of a server: mostly wrong messages, and clients that send them and count answers."""
