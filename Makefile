# Needs Python 3.11 or newer, git and make, and the network for the first run only.
# A second run of a target does only what the change since the first asks for.

PORT ?= 8000
HOST ?= 0.0.0.0

# Tests start hundreds of processes, each of which would compile all modules again.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

# An environment that was moved, or whose Python is gone, is made again.
$(shell test -x $(BIN)/python && test "$$(cat .venv/made-in 2>&1)" = "$$(pwd -P)" || \
	rm -f .venv/made-in)

.PHONY: help env env-dev play test nightly coverage secrecy schema screenshots pictures lint wire docs words lessons puzzles format wheel release audit sbom lock bench clean
.DEFAULT_GOAL := help

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s  %s\n", $$1, $$2 }' Makefile

env: .venv/env ## Install the server into .venv

env-dev: .venv/env-dev ## Install the server and the tools to work on it

play: .venv/env ## Install, then start the server (PORT=8000 HOST=0.0.0.0 ARGS=--share), with its data in ./data
	@MORPHO_DATABASE="$${MORPHO_DATABASE:-sqlite:///data/morpho.db}" && export MORPHO_DATABASE && \
		exec $(BIN)/morpho serve --host "$(HOST)" --port "$(PORT)" $(ARGS)

test: .venv/env-dev ## Run the tests (ARGS="-k name" for some of them)
	@TEST_BROWSER="$$(scripts/find_browser.sh)" && \
		TEST_HEADLESS_SHELL="$$(scripts/find_browser.sh --headless-shell)" && \
		export TEST_BROWSER TEST_HEADLESS_SHELL && \
		exec $(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder $(ARGS)

nightly: .venv/env-dev ## Run all tests, also those that take long (ARGS=... as for test)
	@HYPOTHESIS_PROFILE="$${HYPOTHESIS_PROFILE:-nightly}" \
		$(MAKE) --no-print-directory test ARGS='-m "nightly or not nightly" $(ARGS)'

coverage: .venv/env-dev ## Run the tests and report what they cover (ARGS=... as for test)
	@$(MAKE) --no-print-directory test ARGS='--cov=morpho_server --cov-report=term:skip-covered $(ARGS)'

secrecy: .venv/env-dev ## Compare 40 000 pairs of tables that look alike (ARGS="--pairs 500 --game morpho", ARGS=--help)
	@exec $(BIN)/python -m tests.support.tables.secrecy.nightly $(ARGS)

schema: .venv/env-schema ## Try the API by its own description with Schemathesis (ARGS="--max-examples 1000")
	@exec $(BIN)/python -m benchmarks schema $(ARGS)

screenshots: .venv/env-dev ## Take pictures of every screen into screenshots/ (ARGS="--theme light match-9", ARGS=--help)
	@TEST_BROWSER="$$(scripts/find_browser.sh)" && export TEST_BROWSER && \
		exec $(BIN)/python -m tests.support.end_to_end.screenshots $(ARGS)

pictures: .venv/env-dev ## Draw the app's icons and the games' previews again
	@TEST_BROWSER="$$(scripts/find_browser.sh)" && export TEST_BROWSER && \
		exec $(BIN)/python scripts/draw_pictures.py

lint: .venv/env-dev ## Check format, style, types, imports and files that are written by scripts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd client_library && ../$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	$(BIN)/zizmor --offline --quiet .github
	$(BIN)/python scripts/vendor_client.py --check
	$(BIN)/python scripts/generate_wire.py --check
	$(BIN)/python scripts/check_words.py
	$(BIN)/python scripts/generate_words.py --check
	$(BIN)/python scripts/record_lesson.py --check
	$(BIN)/python scripts/check_client.py

wire: .venv/env-dev ## Write the client's types of the wire, and docs/reference, from the server's
	$(BIN)/python scripts/generate_wire.py

docs: .venv/env-dev ## Write the pages that a server shows at /docs into dist/docs
	$(BIN)/python -m morpho_server.api.docs.site dist/docs

words: .venv/env-dev ## Write what is made from the words: types of messages, link previews
	$(BIN)/python scripts/generate_words.py

lessons: .venv/env-dev ## Record the guided first games again, from their record files
	$(BIN)/python scripts/record_lesson.py

puzzles: .venv/env-dev ## Find the answers to the games' puzzles again, by complete search
	$(BIN)/python -m puzzle_solver

format: .venv/env-dev ## Format the code, and fix what ruff can fix
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python scripts/check_client.py --format

wheel: .venv/env-dev ## Build the wheel into dist/, with the client bundled
	$(BIN)/python -m hatchling build --target wheel

release: .venv/env-dev ## Make the files of a release and try them (VERSION=1.0.0, ARGS="--image NAME@sha256:…")
	$(BIN)/python scripts/release.py "$(VERSION)" $(ARGS)

audit: .venv/env-dev ## Look for known faults in the locked packages and the vendored modules
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements/dev.txt \
		-r requirements/schema.txt
	$(BIN)/python scripts/audit_vendored.py

sbom: .venv/env-dev ## List all that the server runs with, in dist/ (CycloneDX)
	$(BIN)/python scripts/make_sbom.py dist

bench: .venv/env-dev ## Run a benchmark (ARGS="load --runs 5"), or list them
	$(BIN)/python -m benchmarks $(ARGS)

# The lock of the runtime and that of the build take their versions from the lock of everything.
COMPILE = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --no-config --universal \
	--python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--no-emit-find-links $(if $(UPGRADE),--upgrade)

lock: .venv/env-dev ## Lock the dependencies of pyproject.toml again (UPGRADE=1 for newer versions)
	$(COMPILE) --extra all --extra dev pyproject.toml --output-file requirements/dev.txt
	$(COMPILE) --constraints requirements/dev.txt --extra all pyproject.toml \
		--output-file requirements/runtime.txt
	printf 'hatchling\nmarkdown-it-py\n' | $(COMPILE) --constraints requirements/dev.txt - \
		--output-file requirements/build.txt
	echo schemathesis | $(COMPILE) --constraints requirements/dev.txt - \
		--output-file requirements/schema.txt
	@! grep -nE '://|file:|^-| @ ' requirements/*.txt

clean: ## Remove everything made here but the data
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find morpho_server alembic benchmarks client_library puzzle_solver scripts tests -name __pycache__ -prune \
		-exec rm -rf {} + 2>/dev/null || true

.venv/made-in:
	@found=; \
	for python in $(if $(PYTHON),"$(PYTHON)") python3 python3.14 python3.13 python3.12 python3.11 python; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found="$$python"; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
		echo "Making .venv with $$("$$python" --version)"; \
		"$$python" -m venv --clear .venv && pwd -P > $@; \
		exit; \
	done; \
	if [ -n "$$found" ]; then \
		echo "$$found cannot make virtual environments: its venv or ensurepip module is missing." \
			"On Debian or Ubuntu, install the package python3-venv." >&2; \
	else \
		echo "Morpho Server needs Python 3.11 or newer, and there is none on PATH." \
			"Install one, or name it: make env PYTHON=/path/to/python3." >&2; \
	fi; \
	exit 1

.venv/env: .venv/made-in pyproject.toml requirements/runtime.txt requirements/build.txt
	@echo "Installing the server"
	@$(PIP) install --no-deps --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@$(PIP) install --no-index --no-deps --no-build-isolation --editable .
	@touch $@

.venv/env-dev: .venv/env requirements/dev.txt client_library/pyproject.toml
	@echo "Installing the development tools"
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-index --no-deps --no-build-isolation --editable client_library
	@touch $@

.venv/env-schema: .venv/env-dev requirements/schema.txt
	@echo "Installing Schemathesis"
	@$(PIP) install --no-deps --require-hashes -r requirements/schema.txt
	@touch $@
