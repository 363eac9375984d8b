interface Count {
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  /** s */
  readonly delay: number;
  /** s */
  readonly duration: number;
  readonly onScroll: boolean;
  readonly locale: string;
}

/** ms between two numbers: nobody reads more of them, and each is a frame that a slow phone has to paint. */
const STEP = 40;

/**
 * Counts to the number that the server printed. That number keeps its place, unseen, and stays what screen readers say; what is
 * counted stands over it, in a box that the rest of the page does not depend on, so that no step lays out the page.
 * Who prefers less motion sees that number at once. Source: BLK-COUNTUP-02.
 */
export function enhance(element: HTMLElement, options: unknown): (() => void) | undefined {
  // The view has written them.
  const { from, to, digits, delay, duration, onScroll, locale } = options as Count;
  const view = element.ownerDocument.defaultView ?? window;
  const number = element.querySelector<HTMLElement>('[data-part="number"]');
  const last = number?.textContent ?? '';
  if (!number || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const format = new Intl.NumberFormat(locale || undefined, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  let frame = 0;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout>;
  const now = element.ownerDocument.createElement('span');
  now.className = 'org-count-up-now';
  const end = (): void => {
    number.textContent = last;
    number.removeAttribute('role');
    number.ariaLabel = null;
    delete number.dataset.last;
  };
  const step = (begun: number, time: number): void => {
    const part = duration > 0 ? Math.min(1, Math.max(0, (time - begun) / duration / 1000)) : 1;
    if (part === 1) return end();
    // Quick at first, slow at the end, so that the last digits can be read as they come.
    if (time - shown >= STEP) {
      shown = time;
      now.textContent = format.format(from + (to - from) * (1 - (1 - part) ** 3));
    }
    frame = view.requestAnimationFrame((next) => step(begun, next));
  };
  const start = (): void => {
    timer = setTimeout(() => {
      const begun = view.performance.now();
      step(begun, begun);
    }, delay * 1000);
  };
  const seen = new view.IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    start();
  });
  const first = format.format(from);
  // Who counts down needs the room of the longer number. All digits are as wide as a nought.
  if (first.length > last.length) number.style.minInlineSize = `min(${first.length}ch, 100%)`;
  number.dataset.last = last;
  number.role = 'img';
  number.ariaLabel = last;
  now.textContent = first;
  number.replaceChildren(now);
  if (onScroll) seen.observe(element);
  else start();
  return () => {
    seen.disconnect();
    clearTimeout(timer);
    view.cancelAnimationFrame(frame);
    end();
    number.style.minInlineSize = '';
  };
}
