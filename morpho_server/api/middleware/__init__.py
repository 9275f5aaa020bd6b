"""The layers around every route."""
