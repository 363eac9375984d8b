const OPEN = '[popover]:popover-open';

/** Returns true while a popover of the canvas page is open, such as the mobile menu. */
export function hasOpenPopover(doc: Document): boolean {
  return doc.querySelector('[popover]') !== null && doc.querySelector(OPEN) !== null;
}

/** Closes popovers of the canvas page, since another device would place them elsewhere. */
export function closePopovers(doc: Document): void {
  if (!hasOpenPopover(doc)) return;
  for (const open of doc.querySelectorAll<HTMLElement>(OPEN)) open.hidePopover();
}
