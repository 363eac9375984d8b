import { useMediaQuery } from '@org/ui';
import { useCallback, useState } from 'react';

/** Where it is kept which panels are folded. */
const KEY = 'atrium.editor-panels';
/** Below this width, px, a panel lies over the lower part of the screen, one at a time. */
const NARROW = 860;

/** A panel at the side of the canvas. */
export type Side = 'left' | 'right';

/** Which panels are open, and what changes it. */
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
    // Storage may be switched off or full; the panels then stay as they are until the page is left.
  }
}

/** The panels' state: kept through reloads where there is room for both; on a phone both start folded. */
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
