const OPEN = '[popover]:popover-open';

/** True while something lies open over the page of the canvas, such as the menu of a narrow page. */
export function hasOpenPopover(doc: Document): boolean {
  return doc.querySelector('[popover]') !== null && doc.querySelector(OPEN) !== null;
}

/** Closes what lies open over the page of the canvas: on another device it would lie elsewhere. */
export function closePopovers(doc: Document): void {
  if (!hasOpenPopover(doc)) return;
  for (const open of doc.querySelectorAll<HTMLElement>(OPEN)) open.hidePopover();
}
