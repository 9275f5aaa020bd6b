# syntax=docker/dockerfile:1
FROM python:3.11.16-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b AS build
WORKDIR /src
COPY requirements/ requirements/
RUN python -m venv /opt/morpho \
    && /opt/morpho/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/runtime.txt \
    && python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/build.txt
COPY . .
# The name of the build, as git would tell it: +12.g5ddbd95; a release has none.
ARG BUILD=
RUN printf %s "$BUILD" > morpho_server/build.txt
RUN /opt/build/bin/python -m hatchling build --target wheel \
    && /opt/morpho/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.11.16-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b
COPY --from=build /opt/morpho /opt/morpho
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data morpho \
    && install --directory --owner morpho --group morpho --mode 0700 /data
USER 10001:10001
WORKDIR /data
ENV PATH=/opt/morpho/bin:$PATH \
    MORPHO_DATABASE=sqlite:////data/morpho.db \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1
EXPOSE 8000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
CMD ["morpho", "serve", "--host", "0.0.0.0", "--port", "8000"]
