/** Scroll distance after which nothing changes any more, px. */
const LAST = 300;

/** Exposes the scroll position to the styles of a bar. */
export function enhance(bar: HTMLElement): () => void {
  const view = bar.ownerDocument.defaultView ?? window;
  const { style } = bar;
  let frame = 0;
  const tell = (): void => {
    frame = 0;
    style.setProperty('--org-nav-y', `${Math.min(LAST, Math.max(0, view.scrollY))}`);
  };
  const later = (): void => {
    frame ||= view.requestAnimationFrame(tell);
  };
  // Keeps the current distance of the bar, which settings or custom CSS may have set.
  const gap = view.getComputedStyle(bar).marginBlockStart;
  if (gap !== '0px') style.setProperty('--org-nav-gap', gap);
  tell();
  view.addEventListener('scroll', later, { passive: true });
  return () => {
    view.removeEventListener('scroll', later);
    view.cancelAnimationFrame(frame);
    for (const name of ['y', 'gap']) style.removeProperty(`--org-nav-${name}`);
  };
}
