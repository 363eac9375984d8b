import { useMediaQuery } from '@org/ui';
import { useCallback, useState } from 'react';

/** Storage key of the collapsed panels. */
const KEY = 'atrium.editor-panels';
/** Width in px below which a panel covers the lower part of the screen, one at a time. */
const NARROW = 860;

/** Side of a panel. */
export type Side = 'left' | 'right';

/** State of the side panels. */
export interface SidePanels {
  readonly open: Readonly<Record<Side, boolean>>;
  readonly toggle: (side: Side) => void;
}

function folded(): Side[] {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return (['left', 'right'] as const).filter((side) => stored.split(' ').includes(side));
  } catch {
    return [];
  }
}

function keep(sides: readonly Side[]): void {
  try {
    localStorage.setItem(KEY, sides.join(' '));
  } catch {
    // Without storage the state lasts until the page is left.
  }
}

/** Returns the state of the side panels: persisted on wide screens; on a phone both start collapsed. */
export function useSidePanels(): SidePanels {
  const narrow = useMediaQuery(`(max-width: ${NARROW}px)`, false, {
    getInitialValueInEffect: false,
  });
  const [closed, setClosed] = useState(folded);
  const [sheet, setSheet] = useState<Side | undefined>();
  const toggle = useCallback(
    (side: Side): void => {
      if (narrow) return setSheet((shown) => (shown === side ? undefined : side));
      const next = closed.includes(side)
        ? closed.filter((other) => other !== side)
        : [...closed, side];
      keep(next);
      setClosed(next);
    },
    [narrow, closed],
  );
  const open = narrow
    ? { left: sheet === 'left', right: sheet === 'right' }
    : { left: !closed.includes('left'), right: !closed.includes('right') };
  return { open, toggle };
}
