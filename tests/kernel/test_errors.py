from __future__ import annotations

from fathomfive.kernel import SetupError
from fathomfive.kernel.errors import needs_extra


def test_what_needs_extras_says_how_to_install_them() -> None:
    error = needs_extra("a rating", "arena")
    assert isinstance(error, SetupError)
    assert str(error) == "a rating needs the extra arena: pip install 'fathomfive[arena]'"
    both = str(needs_extra("training", "cli", "learn"))
    assert both == "training needs the extras cli and learn: pip install 'fathomfive[cli,learn]'"
