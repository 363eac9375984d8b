/** One suggestion: what is shown of it, and what it is known by. */
export interface Suggestion {
  readonly text: string;
  readonly value: string;
}

/** How an input suggests what could be typed. */
export interface ComboboxOptions {
  /** ms after the last key before suggestions are looked for. */
  readonly delay: number;
  /** What the classes of the list begin with. @default 'org-custom-form' */
  readonly look?: string;
  /** Said of how many there are, with `#` for the number. */
  readonly told: string;
  /** Shape: what is typed, without spaces around it → suggestions, the best first; `[]` for none. */
  readonly find: (
    typed: string,
    signal: AbortSignal,
  ) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
  /** Told of the one that was chosen; its text stands in the input. */
  readonly choose?: (chosen: Suggestion) => void;
  /** Told why none could be found. */
  readonly fail?: (error: unknown) => void;
}

/**
 * Makes an input suggest what could be typed, in a list below it: by keyboard, pointer and screen reader. What is typed stays
 * what it is until one is chosen. Shape: an input with an id, options → what takes all of it away.
 * Source: WAI-ARIA combobox with list autocomplete, FORM-023, FORM-026.
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
    // Others are told that there is another value; it is nothing to look for.
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
      // Past the last there is none, and then the first again.
      const places = shown.length + 1;
      mark(((active + 1 + (isDown ? 1 : places - 1)) % places) - 1);
    } else if (list.hidden) return;
    else if (key === 'Escape') {
      event.stopPropagation();
      // A field of a search would empty itself.
      event.preventDefault();
      rest();
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
    }
  });
  on(input, 'blur', rest);
  // A press on the list leaves the focus where it is.
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
