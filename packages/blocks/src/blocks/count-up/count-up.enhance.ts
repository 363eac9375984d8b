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

/**
 * Counts to the number that the server printed, which stays what screen readers say and what the number's place is as wide as.
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
  let timer: ReturnType<typeof setTimeout>;
  const show = (text: string): void => {
    number.textContent = text;
  };
  const step = (begun: number, now: number): void => {
    const part = duration > 0 ? Math.min(1, Math.max(0, (now - begun) / duration / 1000)) : 1;
    // Quick at first, slow at the end, so that the last digits can be read as they come.
    show(part === 1 ? last : format.format(from + (to - from) * (1 - (1 - part) ** 3)));
    if (part < 1) frame = view.requestAnimationFrame((next) => step(begun, next));
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
  // In the size of its letters, which follows the width of the page, and never wider than its place.
  const letters = Number.parseFloat(view.getComputedStyle(number).fontSize);
  number.style.minInlineSize = `min(${number.offsetWidth / letters}em, 100%)`;
  number.role = 'img';
  number.ariaLabel = last;
  show(format.format(from));
  if (onScroll) seen.observe(element);
  else start();
  return () => {
    seen.disconnect();
    clearTimeout(timer);
    view.cancelAnimationFrame(frame);
    show(last);
    number.style.minInlineSize = '';
    number.removeAttribute('role');
    number.ariaLabel = null;
  };
}
