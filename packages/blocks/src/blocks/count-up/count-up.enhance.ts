interface Count {
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  /** s */
  readonly delay: number;
  /** s */
  readonly duration: number;
  readonly onScroll: boolean;
  /** @default the visitor's language */
  readonly locale?: string;
  /** Formatted start value. */
  readonly first: string;
  /** Separators of thousands and decimals; undefined for languages with other rules. */
  readonly marks?: readonly [group: string, point: string];
}

/**
 * Formats a number. Creating a browser's first number format takes a phone some 70 ms, so it is avoided where separators are
 * enough.
 */
function written(value: number, { digits, locale, marks }: Count): string {
  const fixed = value.toFixed(digits);
  if (!marks) return Number(fixed).toLocaleString(locale, { minimumFractionDigits: digits });
  return fixed.replace('.', marks[1]).replace(/\B(?=(\d{3})+(?!\d))/g, marks[0]);
}

/**
 * Counts up to the number that the server rendered. That number keeps its space invisibly and remains what screen readers
 * announce; the animated number is drawn above it in a contained box, so that no step causes a layout of the page. Visitors who
 * prefer reduced motion see the final number immediately.
 */
export function enhance(element: HTMLElement, options: unknown): (() => void) | undefined {
  // The options were written by the view.
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
    // Also covers a duration of 0, which gives NaN.
    if (!(part < 1)) return end();
    // Eases out, so that the last digits can be read as they change.
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
