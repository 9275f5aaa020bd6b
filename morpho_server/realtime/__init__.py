"""The pages that watch tables, and the messages sent to them."""
