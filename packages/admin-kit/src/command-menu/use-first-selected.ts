import { useEffect, useRef, useState } from 'react';

/** The selected entry of the command menu. */
export interface SelectedEntry {
  readonly selected: string;
  readonly select: (value: string) => void;
  /** Keeps the entry that the user moved to by keyboard or pointer when results arrive later. */
  readonly keep: () => void;
  /** Selects the first entry again after the text changed. */
  readonly release: () => void;
}

/**
 * Selects the first record that is found. Records arrive after the matching commands; without this Enter would run a command
 * below them.
 * @param first - value of the first record; undefined while none is found
 */
export function useFirstSelected(first: string | undefined): SelectedEntry {
  const [selected, select] = useState('');
  const isKept = useRef(false);
  useEffect(() => {
    if (first !== undefined && !isKept.current) select(first);
  }, [first]);
  return {
    selected,
    select,
    keep: () => {
      isKept.current = true;
    },
    release: () => {
      isKept.current = false;
    },
  };
}
