"""The documentation as the server shows it at ``/docs``."""
