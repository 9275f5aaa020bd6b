"""The configuration that each reverse proxy needs."""

from typing import Final

CADDY: Final = """\
Caddy, in its Caddyfile (all that is needed is its usual way):

    play.example.org {
        reverse_proxy 127.0.0.1:8000
    }
"""

NGINX: Final = """\
nginx, in the server block of the host:

    location / {
        proxy_pass http://127.0.0.1:8000;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection "upgrade";
        proxy_buffering off;
        proxy_read_timeout 1h;
    }
"""

TRAEFIK: Final = """\
Traefik, as labels of the server's container (Host and websockets pass by themselves):

    traefik.enable: "true"
    traefik.http.routers.morpho.rule: Host(`play.example.org`)
    traefik.http.routers.morpho.tls.certresolver: letsencrypt
    traefik.http.services.morpho.loadbalancer.server.port: "8000"

  and, for proxies on another machine or container, in the server's environment:

    MORPHO_TRUSTED_PROXIES=<the address from which Traefik asks>
"""

_ALL: Final = {"caddy": CADDY, "nginx": NGINX, "traefik": TRAEFIK}


def lines_for(proxy: str | None) -> str:
    """Return the lines for one proxy, or for all where it is not known."""
    chosen = _ALL.values() if proxy is None else [_ALL[proxy]]
    return "\n" + "\n".join(chosen)
