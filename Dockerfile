# The playground in a container: docker build -t oxpecker . && docker run --rm -p 127.0.0.1:8750:8750 oxpecker
FROM python:3.12-slim AS build
COPY . /source
RUN python -m venv /opt/oxpecker && /opt/oxpecker/bin/pip install --no-cache-dir /source

# A scheduler or a worker of a cluster: see compose.yaml
FROM python:3.12-slim AS cluster
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin oxpecker
COPY --from=build /source /source
COPY --from=build /opt/oxpecker /opt/oxpecker
RUN /opt/oxpecker/bin/pip install --no-cache-dir '/source[cluster]'
ENV PATH=/opt/oxpecker/bin:$PATH PYTHONDONTWRITEBYTECODE=1 HOME=/tmp XDG_CACHE_HOME=/tmp/cache
USER 10001
EXPOSE 8786

FROM python:3.12-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin oxpecker
COPY --from=build /opt/oxpecker /opt/oxpecker
ENV PATH=/opt/oxpecker/bin:$PATH PYTHONDONTWRITEBYTECODE=1 HOME=/tmp XDG_CACHE_HOME=/tmp/cache
USER 10001
EXPOSE 8750
ENTRYPOINT ["oxpecker", "serve", "--host", "0.0.0.0"]
