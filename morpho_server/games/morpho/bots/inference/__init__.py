"""What the choices of other players say about their cards."""
