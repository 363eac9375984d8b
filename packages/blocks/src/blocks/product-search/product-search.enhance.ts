/** ms after the last key before names are looked for, and fewest characters. Source: SHOP-013, SHOP-015. */
const DELAY = 300;
const FEWEST = 2;

/** Suggests the names of products while somebody types, and searches for no less than two characters. Source: SHOP-012, SHOP-013, SHOP-015. */
export function enhance(form: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const doc = form.ownerDocument;
  const view = doc.defaultView ?? window;
  const input = form.querySelector('input');
  const found = form.querySelector('datalist');
  if (!input || !found) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  const look = async (): Promise<void> => {
    const typed = input.value.trim();
    asked = typed;
    if ([...typed].length < FEWEST) return found.replaceChildren();
    try {
      const answer = await view.fetch(
        `/api/v1/products/?itemsPerPage=8&search=${encodeURIComponent(typed)}`,
        { signal },
      );
      const { rows }: { rows: readonly { name: string }[] } = await answer.json();
      if (asked !== typed) return;
      found.replaceChildren(
        ...rows.map(({ name }) => {
          const option = doc.createElement('option');
          option.value = name;
          return option;
        }),
      );
    } catch {
      // The search itself works without names.
      found.replaceChildren();
    }
  };
  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), DELAY);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      // Spaces are no search.
      if ([...input.value.trim()].length < FEWEST) event.preventDefault();
    },
    { signal },
  );
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
