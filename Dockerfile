# A server of Ringwar in a container; docs/hosting.md says how it is run.
FROM python:3.11-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels .

FROM python:3.11-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --create-home --home-dir /data ringwar
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels ringwar && rm -rf /wheels
USER ringwar
WORKDIR /data
VOLUME /data
ENV RINGWAR_HOST=0.0.0.0 RINGWAR_DATABASE=sqlite:////data/ringwar.sqlite PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["ringwar"]
CMD ["serve"]
