/** Time after the last scroll event until the visible slide becomes current, ms. */
const SETTLED = 90;

/**
 * Adds arrows, dots and autoplay to a carousel. Autoplay pauses on hover, while the focus is inside, after it was paused, while
 * the page is hidden, and for visitors who prefer reduced motion. Without the script the track can be scrolled. Source:
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function enhance(root: HTMLElement, options: unknown): () => void {
  const doc = root.ownerDocument;
  const view = doc.defaultView ?? window;
  const stop = new AbortController();
  const { signal } = stop;
  const part = (name: string): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(
      `:scope > * > [data-part="${name}"], :scope > [data-part="${name}"]`,
    ),
  ];
  const [track] = part('track');
  const [pause] = part('pause');
  const dots = part('dot');
  const slides = [...(track?.querySelectorAll<HTMLElement>(':scope > :not([hidden])') ?? [])];
  const [first] = slides;
  if (!track || !first) return () => undefined;
  const fades = root.dataset.transition === 'fade';
  const side = view.getComputedStyle(track).direction === 'rtl' ? 'right' : 'left';
  const still = view.matchMedia('(prefers-reduced-motion:reduce)');
  const { interval } = options as { interval?: number };
  let current = Math.max(0, fades ? slides.findIndex(({ dataset }) => 'active' in dataset) : 0);
  let last = slides.length - 1;
  let settling = 0;

  /** Returns the distance in px from the start of the track to that of a slide. */
  const away = (slide: HTMLElement): number =>
    slide.getBoundingClientRect()[side] - track.getBoundingClientRect()[side];
  const mark = (to: number): void => {
    current = to;
    for (const [at, slide] of slides.entries()) slide.toggleAttribute('data-active', at === to);
    for (const [at, dot] of dots.entries()) dot.ariaCurrent = at === to ? 'true' : null;
  };
  const go = (to: number): void => {
    mark(to > last ? 0 : to < 0 ? last : to);
    const slide = slides[current];
    if (!fades && slide) track.scrollBy({ left: away(slide) });
  };
  const settle = (): void => {
    const nearest = slides.map((slide) => Math.abs(away(slide)));
    mark(Math.min(last, nearest.indexOf(Math.min(...nearest))));
  };
  /** When several slides are visible, the last ones never reach the start. */
  const measure = (): void => {
    const room = track.scrollWidth - track.clientWidth;
    const from = away(first);
    const reached = slides.findIndex((slide) => Math.abs(away(slide) - from) >= room - 1);
    last = fades || reached < 0 ? slides.length - 1 : reached;
    root.toggleAttribute('data-fits', last === 0);
    for (const [at, dot] of dots.entries()) dot.hidden = at > last;
  };
  const held = (): boolean =>
    still.matches ||
    pause?.ariaPressed === 'true' ||
    doc.hidden ||
    root.matches(':hover') ||
    root.querySelector(':focus:not([data-part="pause"])') !== null;
  /** A new slide is announced unless autoplay showed it. */
  const tell = (): void => {
    track.ariaLive = interval && !held() ? 'off' : 'polite';
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button');
      if (!button) return;
      if (button === pause) pause.ariaPressed = String(pause.ariaPressed !== 'true');
      else if (dots.includes(button)) go(dots.indexOf(button));
      else if (button.parentElement === root && button.dataset.step)
        go(current + Number(button.dataset.step));
      tell();
    },
    { signal },
  );
  for (const name of ['focusin', 'focusout', 'pointerenter', 'pointerleave'])
    root.addEventListener(name, () => view.setTimeout(tell), { signal });
  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(settling);
      settling = view.setTimeout(settle, SETTLED);
    },
    { signal },
  );
  const watch = new ResizeObserver(measure);
  watch.observe(track);
  // Slides get their size from pictures and styles that may come later.
  watch.observe(first);
  measure();
  mark(current);
  tell();
  const turning =
    interval && last > 0 ? view.setInterval(() => held() || go(current + 1), interval) : 0;
  return () => {
    stop.abort();
    watch.disconnect();
    clearInterval(turning);
    clearTimeout(settling);
  };
}
