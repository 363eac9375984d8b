import { useEffect, useRef, useState } from 'react';

/** The selected entry of the command menu. */
export interface SelectedEntry {
  readonly selected: string;
  readonly select: (value: string) => void;
  /** Somebody chooses by arrow or pointer: what arrives later does not change that. */
  readonly keep: () => void;
  /** Something else is typed: the first entry is selected again. */
  readonly release: () => void;
}

/**
 * Selects the first record that is found. Records arrive after the commands that match, so that without this Enter would run a
 * command that stands below them.
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
