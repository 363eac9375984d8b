/** Delay after the last change before the list is updated, ms, and minimum distance between the two handles. */
const DELAY = 300;
const LEAST = 1;

/** Adds a range slider to the two price fields, whose lower handle stays below the upper one. */
export function enhance(prices: HTMLElement): () => void {
  const stop = new AbortController();
  const all = [...prices.querySelectorAll('input')];
  const [low, high] = all.filter(({ type }) => type === 'range');
  const [from, to] = all.filter(({ type }) => type === 'number');
  const slider = low?.parentElement;
  if (!low || !high || !from || !to || !slider) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    const { min, max } = low;
    const share = (value: string): string =>
      `${((Number(value) - Number(min)) / (Number(max) - Number(min) || 1)) * 100}%`;
    slider.style.setProperty('--org-low', share(low.value));
    slider.style.setProperty('--org-high', share(high.value));
  };
  const onMove = ({ target }: Event): void => {
    if (target === from || target === to) {
      low.value = from.value || low.min;
      high.value = to.value || high.max;
      return draw();
    }
    if (target === low) low.value = String(Math.min(+low.value, +high.value - LEAST));
    else high.value = String(Math.max(+high.value, +low.value + LEAST));
    from.value = low.value;
    to.value = high.value;
    draw();
    clearTimeout(timer);
    timer = setTimeout(() => to.dispatchEvent(new Event('change', { bubbles: true })), DELAY);
  };
  /** Keeps a typed price separate from the other end, which is the limit until the visitor types it. */
  const onTyped = ({ target }: Event): void => {
    if (target !== from && target !== to) return;
    if (from.value === '' && to.value === '') return;
    from.value ||= low.min;
    to.value ||= high.max;
    if (target === from) from.value = String(Math.min(+from.value, +to.value - LEAST));
    else to.value = String(Math.max(+to.value, +from.value + LEAST));
    low.value = from.value;
    high.value = to.value;
    draw();
  };
  // Changes by the slider are debounced; changes of the fields apply immediately.
  slider.addEventListener('change', (event) => event.stopPropagation(), { signal: stop.signal });
  prices.addEventListener('input', onMove, { signal: stop.signal });
  prices.addEventListener('change', onTyped, { signal: stop.signal });
  prices.addEventListener('org-sync', draw, { signal: stop.signal });
  draw();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
