/** A suggestion: its text and its value. */
export interface Suggestion {
  readonly text: string;
  readonly value: string;
}

/** Options of a combobox. */
export interface ComboboxOptions {
  /** Debounce delay in ms. */
  readonly delay: number;
  /** Prefix of the class names. @default 'org-custom-form' */
  readonly look?: string;
  /** Announcement of the number of suggestions, with `#` for the number. */
  readonly told: string;
  /** Returns suggestions, best first; `[]` for none. */
  readonly find: (
    typed: string,
    signal: AbortSignal,
  ) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
  /** Called with the chosen suggestion; the input contains its text. */
  readonly choose?: (chosen: Suggestion) => void;
  /** Called with the error when no suggestions could be loaded. */
  readonly fail?: (error: unknown) => void;
}

/**
 * Adds a list of suggestions to an input, accessible by keyboard, pointer and screen reader. The typed text remains until a
 * suggestion is chosen.
 * @param input - an input with an id
 * @returns cleanup function
 */
export function combobox(
  input: HTMLInputElement,
  { delay, look: prefix = 'org-custom-form', told, find, choose, fail }: ComboboxOptions,
): () => void {
  const doc = input.ownerDocument;
  const stop = new AbortController();
  const { signal } = stop;
  const list = doc.createElement('ul');
  const status = doc.createElement('span');
  let shown: readonly Suggestion[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  const mark = (at: number): void => {
    active = at;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === at));
    const option = list.children[at];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (found: readonly Suggestion[]): void => {
    shown = found;
    list.replaceChildren(
      ...found.map(({ text }, at) => {
        const option = doc.createElement('li');
        option.id = `${list.id}-${at}`;
        option.role = 'option';
        option.textContent = text;
        return option;
      }),
    );
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    status.textContent = list.hidden ? '' : told.replace('#', String(found.length));
    mark(-1);
  };
  const rest = (): void => {
    clearTimeout(timer);
    asked?.abort();
    show([]);
  };
  const look = async (): Promise<void> => {
    asked?.abort();
    asked = new AbortController();
    const { signal: fresh } = asked;
    try {
      const found = await find(input.value.trim(), fresh);
      if (!fresh.aborted) show(found);
    } catch (error) {
      if (fresh.aborted) return;
      rest();
      fail?.(error);
    }
  };
  const take = (at: number): void => {
    const chosen = shown[at];
    if (!chosen) return;
    input.value = chosen.text;
    // Notifies other listeners of the new value, without searching for it.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    rest();
    choose?.(chosen);
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    run: (event: HTMLElementEventMap[Name]) => void,
  ): void => element.addEventListener(name, run, { signal });
  on(input, 'input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), delay);
  });
  on(input, 'keydown', (event) => {
    const { key } = event;
    const isDown = key === 'ArrowDown';
    if (isDown || key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) return void look();
      // After the last suggestion none is selected, and then the first again.
      const places = shown.length + 1;
      mark(((active + 1 + (isDown ? 1 : places - 1)) % places) - 1);
    } else if (list.hidden) return;
    else if (key === 'Escape') {
      event.stopPropagation();
      // Escape would clear a search field.
      event.preventDefault();
      rest();
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
    }
  });
  on(input, 'blur', rest);
  // Keeps the focus in the input when the list is clicked.
  on(list, 'mousedown', (event) => event.preventDefault());
  on(list, 'click', ({ target }) => take([...list.children].indexOf(target as Element)));

  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.className = `${prefix}-list`;
  list.ariaLabel = input.ariaLabel ?? input.labels?.[0]?.textContent ?? '';
  status.role = 'status';
  status.className = `${prefix}-unseen`;
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  show([]);
  input.after(list, status);
  return () => {
    stop.abort();
    rest();
    for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'])
      input.removeAttribute(name);
    list.remove();
    status.remove();
  };
}
