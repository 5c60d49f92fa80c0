"""What stands beside the title of a page."""

from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.widgets.stacks import pin, stack
from tabletop.ui.widgets.widget import Label

ORB = 180
"""Units at the right of a header where a planet hangs."""


def subtitle(page: Page, label: Label) -> int:
    """Words beside a page's title if there is room, else below it; returns where the header ends."""
    look, gap, body = page.look, page.look.px(GAP), page.body
    title, right = page.title.rect, body.right - look.px(ORB)
    if pin(look, label, title.right + 2 * gap, title.bottom - look.px(3), "bottomleft").right <= right:
        return page.back_button.rect.bottom
    return (
        stack(look, [label], body.left, body.top - gap // 2, right - body.left) - gap // 2
    )  # a line has air of its own
