import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State of the search of a select that loads its options: `none` while no search terms are typed, `searching` until the options
 * belong to the typed text, then `found`.
 */
export type OptionSearch = 'none' | 'searching' | 'found';

/** Props that highlight the first option of a `Select` or `MultiSelect`. */
export interface FirstMatchProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly selectFirstOptionOnChange: boolean;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Returns the highlighted option of a select. */
function getHighlighted(input: HTMLElement): Element | null {
  const list = input.getAttribute('aria-controls');
  return list
    ? (document.getElementById(list)?.querySelector('[data-combobox-selected]') ?? null)
    : null;
}

/**
 * Returns the props of a searchable select that loads its options: its first option is highlighted as soon as the options belong to
 * the typed text, so that Enter chooses it. Until then, and when nothing is found, Enter does nothing.
 * @example
 * const firstMatch = useFirstMatch(isCurrent ? 'found' : 'searching');
 * return <Select searchable data={options} onSearchChange={setTyped} {...firstMatch} />;
 */
export function useFirstMatch(search: OptionSearch): FirstMatchProps {
  const ref = useRef<HTMLInputElement>(null);
  const isFound = search === 'found';
  // Mantine also highlights an option in the event of the next key, when the options are still those of the search before.
  // So the prop is true for a single render.
  const [isHighlighted, setHighlighted] = useState(false);
  useEffect(() => {
    setHighlighted(isFound);
    const input = ref.current;
    // Mantine tells screen readers only about options that were reached with an arrow key.
    const first = isFound && input ? getHighlighted(input) : null;
    if (!input || !first) return;
    input.setAttribute('aria-activedescendant', first.id);
    return () => input.removeAttribute('aria-activedescendant');
  }, [isFound]);
  return {
    ref,
    selectFirstOptionOnChange: isFound && !isHighlighted,
    onKeyDownCapture: (event) => {
      if (search === 'none' || event.key !== 'Enter') return;
      if (isFound && getHighlighted(event.currentTarget)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
