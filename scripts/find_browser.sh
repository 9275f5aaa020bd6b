#!/bin/sh
# Print the browser that the tests drive, installing one where there is none.
# With --headless-shell, print Chromium's headless shell if it is there: enough for most tests.
# Nothing printed means the one that Playwright downloaded for itself.
set -eu
cd "$(dirname "$0")/.."

works() {
    "$1" --version >/dev/null 2>&1
}

if [ -n "${CHROMIUM:-}" ]; then
    works "$CHROMIUM" || {
        echo "CHROMIUM=$CHROMIUM does not start." >&2
        exit 1
    }
    command -v "$CHROMIUM"
    exit
fi

shell=
if [ "${1:-}" = --headless-shell ]; then
    shell=chromium-headless-shell
fi

find_installed() {
    for name in $shell chromium chromium-browser google-chrome google-chrome-stable chrome \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
        if works "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

find_installed && exit

# Ubuntu's package of that name only points to a snap, which seldom runs where tests do.
if [ "$(id -u)" = 0 ] && grep -qs '^ID=debian' /etc/os-release; then
    echo "Installing Chromium for the browser tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    if apt-get -qq update </dev/null >&2 &&
        apt-get -qq install -y --no-install-recommends chromium chromium-headless-shell \
            </dev/null >&2; then
        find_installed && exit
    fi
fi

if ! .venv/bin/playwright install chromium >&2; then
    echo "No browser for the tests: install Chromium or Chrome, or name one by CHROMIUM=." >&2
    exit 1
fi
