"""What every request passes on its way to a route, or its answer on the way back."""
