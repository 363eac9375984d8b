import type { StockRow } from '@org/schema/entities';
import { useCallback, useState } from 'react';
import type { GridColumn } from './grid-model.ts';
import { type GridEdits, type GridPlace, withCell, withoutSaved } from './grid-model.ts';

/** Maximum number of undo steps. */
const MAX_STEPS = 200;

interface Steps {
  readonly edits: GridEdits;
  readonly past: readonly GridEdits[];
  readonly future: readonly GridEdits[];
}

const NOTHING: Steps = { edits: new Map(), past: [], future: [] };

/** Unsaved edits of the grid with their history. */
export interface GridDraft {
  readonly edits: GridEdits;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the cells as one step. */
  readonly become: (next: (edits: GridEdits) => GridEdits) => void;
  readonly type: (row: StockRow, column: GridColumn, typed: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Removes saved edits, and the steps that led to them; later edits of the rows are kept. */
  readonly settle: (sent: GridEdits, ids: ReadonlySet<number>) => void;
  /** Discards all edits. */
  readonly forget: () => void;
}

/** Manages the unsaved edits of the grid. */
export function useGridDraft(): GridDraft {
  const [{ edits, past, future }, setSteps] = useState(NOTHING);
  const become = useCallback(
    (next: (edits: GridEdits) => GridEdits) =>
      setSteps((steps) => {
        const then = next(steps.edits);
        if (then === steps.edits) return steps;
        return { edits: then, past: [...steps.past, steps.edits].slice(-MAX_STEPS), future: [] };
      }),
    [],
  );
  return {
    edits,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    become,
    type: useCallback(
      (row, column, typed) => become((was) => withCell(was, row, column, typed)),
      [become],
    ),
    undo: useCallback(
      () =>
        setSteps((steps) => {
          const before = steps.past.at(-1);
          return before
            ? {
                edits: before,
                past: steps.past.slice(0, -1),
                future: [steps.edits, ...steps.future],
              }
            : steps;
        }),
      [],
    ),
    redo: useCallback(
      () =>
        setSteps((steps) => {
          const [after, ...rest] = steps.future;
          return after ? { edits: after, past: [...steps.past, steps.edits], future: rest } : steps;
        }),
      [],
    ),
    settle: useCallback(
      (sent, ids) =>
        setSteps((steps) => ({ ...NOTHING, edits: withoutSaved(steps.edits, sent, ids) })),
      [],
    ),
    forget: useCallback(() => setSteps(NOTHING), []),
  };
}

/** Focus of the grid: active cell, other corner of the selection, and initial text of the editor. */
export interface GridFocus {
  readonly at: GridPlace;
  readonly from: GridPlace;
  /** Undefined while no cell is edited; null starts with the current text. */
  readonly typing: string | null | undefined;
}
