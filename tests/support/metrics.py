"""The metrics of a server in this process, as numbers."""

from typing import Final

from prometheus_client.parser import text_string_to_metric_families

from morpho_server.metrics.exposition import KEPT_SECONDS
from tests.support.visitors import Site

ANYWHERE: Final = "127.0.0.1:0"
"""A place for metrics; it is only listened at where a test does so."""

Numbers = dict[tuple[str, tuple[str, ...]], float]
"""By name and labels."""


async def text_of(site: Site) -> str:
    """Return the metrics as they would be told now."""
    assert site.metrics is not None, "it was not asked for metrics"
    site.metrics._written_at = -KEPT_SECONDS
    return (await site.metrics.text()).decode()


async def numbers_of(site: Site) -> Numbers:
    """Return all numbers but those of durations; of those only how many there were."""
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(await text_of(site))
        for sample in family.samples
        if not sample.name.endswith(("_bucket", "_sum")) and "loop_lag" not in sample.name
    }
