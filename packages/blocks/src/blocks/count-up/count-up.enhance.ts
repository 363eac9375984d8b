interface Count {
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  /** s */
  readonly delay: number;
  /** s */
  readonly duration: number;
  readonly onScroll: boolean;
  /** @default the visitor's own language */
  readonly locale?: string;
  /** The number that it counts from, as it is written. */
  readonly first: string;
  /** What stands between thousands, and before the digits behind the point; missing where a language writes otherwise. */
  readonly marks?: readonly [group: string, point: string];
}

/** Writes a number. A browser's first number format takes a phone some 70 ms: it is asked for where marks do not do. */
function written(value: number, { digits, locale, marks }: Count): string {
  const fixed = value.toFixed(digits);
  if (!marks) return Number(fixed).toLocaleString(locale, { minimumFractionDigits: digits });
  return fixed.replace('.', marks[1]).replace(/\B(?=(\d{3})+(?!\d))/g, marks[0]);
}

/**
 * Counts to the number that the server printed. That number keeps its place, unseen, and stays what screen readers say; what is
 * counted stands over it, in a box that the rest of the page does not depend on, so that no step lays out the page.
 * Who prefers less motion sees that number at once. Source: BLK-COUNTUP-02.
 */
export function enhance(element: HTMLElement, options: unknown): (() => void) | undefined {
  // The view has written them.
  const { from, to, delay, duration, onScroll, first } = options as Count;
  const view = element.ownerDocument.defaultView ?? window;
  const number = element.querySelector<HTMLElement>('[data-part="number"]');
  if (!number || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const last = number.textContent;
  let frame = 0;
  let begun = 0;
  let timer: ReturnType<typeof setTimeout>;
  const end = (): void => {
    number.textContent = last;
    number.role = null;
    number.ariaLabel = null;
    delete number.dataset.last;
  };
  const step = (time: number): void => {
    begun ||= time;
    const part = (time - begun) / duration / 1000;
    // Also where it is to take no time at all.
    if (!(part < 1)) return end();
    // Quick at first, slow at the end, so that the last digits can be read as they come.
    now.textContent = written(from + (to - from) * (1 - (1 - part) ** 3), options as Count);
    frame = view.requestAnimationFrame(step);
  };
  const start = (): void => {
    timer = setTimeout(() => {
      frame = view.requestAnimationFrame(step);
    }, delay * 1000);
  };
  const seen = new view.IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    start();
  });
  number.dataset.last = last;
  number.role = 'img';
  number.ariaLabel = last;
  number.innerHTML = '<span class="org-count-up-now">';
  const now = number.firstChild as HTMLElement;
  now.textContent = first;
  if (onScroll) seen.observe(element);
  else start();
  return () => {
    seen.disconnect();
    clearTimeout(timer);
    view.cancelAnimationFrame(frame);
    end();
  };
}
