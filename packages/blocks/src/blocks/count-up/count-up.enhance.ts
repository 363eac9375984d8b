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
  /** The number that it counts from, as it is written. */
  readonly first: string;
}

/** ms between two numbers: nobody reads more of them, and each is a frame that a slow phone has to paint. */
const STEP = 40;

/** Who prefers less motion, or colours of their own, in which nothing can be drawn over the number. */
const AT_REST = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/**
 * Counts to the number that the server printed. That number keeps its place and stays what screen readers say; what is
 * counted is drawn over it, in a box that the rest of the page does not depend on, so that no step lays out the page.
 * Source: BLK-COUNTUP-02.
 */
export function enhance(element: HTMLElement, options: unknown): (() => void) | undefined {
  // The view has written them.
  const { from, to, digits, delay, duration, onScroll, locale, first } = options as Count;
  const view = element.ownerDocument.defaultView ?? window;
  const number = element.querySelector<HTMLElement>('[data-part="number"]');
  if (!number || view.matchMedia(AT_REST).matches) return undefined;
  // The first of a page takes a phone some 70 ms: it is made when something is counted, not while the page starts.
  let format: Intl.NumberFormat | undefined;
  let frame = 0;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout>;
  const step = (begun: number, now: number): void => {
    const part = duration > 0 ? Math.min(1, Math.max(0, (now - begun) / duration / 1000)) : 1;
    if (part === 1) {
      delete number.dataset.now;
      return;
    }
    // Quick at first, slow at the end, so that the last digits can be read as they come.
    if (now - shown >= STEP) {
      shown = now;
      format ??= new Intl.NumberFormat(locale || undefined, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      number.dataset.now = format.format(from + (to - from) * (1 - (1 - part) ** 3));
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
  // Who counts down needs the room of the longer number. All digits are as wide as a nought.
  if (first.length > (number.textContent ?? '').length)
    number.style.minInlineSize = `min(${first.length}ch, 100%)`;
  number.dataset.now = first;
  if (onScroll) seen.observe(element);
  else start();
  return () => {
    seen.disconnect();
    clearTimeout(timer);
    view.cancelAnimationFrame(frame);
    delete number.dataset.now;
    number.style.minInlineSize = '';
  };
}
