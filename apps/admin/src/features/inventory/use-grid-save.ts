import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { MAX_STOCK_ROWS, type StockGrid, type StockRow } from '@org/schema/entities';
import { type SaveState, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  type GridCells,
  type GridColumn,
  gridProblems,
  toGridRows,
  toUndoRows,
} from './grid-model.ts';
import { refreshStock } from './inventory.queries.ts';
import { gridText as text } from './messages.ts';
import type { GridDraft } from './use-grid.ts';
import type { GridRows } from './use-grid-rows.ts';

type BodyRow = StockGrid['rows'][number];

/** Result of saving the cells of a row. */
export interface GridMark {
  /** Errors of cells, or of the row as a whole. */
  readonly errors: Readonly<Partial<Record<GridColumn | 'row', string | undefined>>>;
  /** Sent texts: a text that was typed since has no error yet. */
  readonly sent: GridCells;
  /** Saved cells. */
  readonly saved: readonly GridColumn[];
}
export type GridMarks = ReadonlyMap<number, GridMark>;

/** State and action of saving a grid. */
export interface GridSave {
  readonly state: SaveState;
  readonly failure: string;
  readonly marks: GridMarks;
  /**
   * Saves all edits.
   * @returns true when none is left
   */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

const NO_MARKS: GridMarks = new Map();

/** Saves the edits of a grid in batches, and tracks the result of each cell. */
export function useGridSave(
  { rows, patch }: Pick<GridRows, 'rows' | 'patch'>,
  draft: GridDraft,
  locationId: number | undefined,
): GridSave {
  const api = useApi();
  const queries = useQueryClient();
  const [marks, setMarks] = useState(NO_MARKS);
  const [state, setState] = useState<SaveState>('clean');
  const [failure, setFailure] = useState('');
  const isSaving = useRef(false);

  const mark = useCallback(
    (made: readonly (readonly [number, GridMark])[]) =>
      setMarks((was) => new Map([...was, ...made])),
    [],
  );

  /**
   * Sends rows in batches.
   * @param onPart - handler of each batch
   * @returns ids of saved rows, and number of failed ones
   */
  async function send(
    body: readonly BodyRow[],
    onPart?: (saved: readonly StockRow[], failed: readonly (readonly [number, GridMark])[]) => void,
  ): Promise<{ saved: Set<number>; failed: number }> {
    const place = locationId === undefined ? {} : { locationId };
    const saved = new Set<number>();
    let failed = 0;
    for (let from = 0; from < body.length; from += MAX_STOCK_ROWS) {
      const part = body.slice(from, from + MAX_STOCK_ROWS);
      const answer = await api.call(apiContract.inventory.grid, {
        body: { ...place, rows: part },
      });
      for (const { id } of answer.saved) saved.add(id);
      failed += answer.failed.length;
      // The next change is based on the current values.
      patch([...answer.saved, ...answer.failed.flatMap(({ current }) => current ?? [])]);
      onPart?.(
        answer.saved,
        answer.failed.map(({ variantId, errors }) => [
          variantId,
          { errors, sent: draft.edits.get(variantId) ?? {}, saved: [] },
        ]),
      );
    }
    return { saved, failed };
  }

  async function undo(body: readonly BodyRow[]): Promise<void> {
    try {
      const { failed } = await send(body);
      setMarks(NO_MARKS);
      if (failed > 0) toast.error(text.notTakenBack);
      else toast.success(text.takenBack);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      await refreshStock(queries);
    }
  }

  async function save(): Promise<boolean> {
    if (isSaving.current) return false;
    const sent = draft.edits;
    const wrong = gridProblems(sent);
    if (wrong.size > 0) {
      setState('failed');
      setFailure(text.wrong([...wrong.values()].flatMap((cells) => Object.keys(cells)).length));
      return false;
    }
    const body = toGridRows(rows, sent);
    if (body.length === 0) return true;
    isSaving.current = true;
    setState('saving');
    const done = new Set<number>();
    const offerUndo = (): void => {
      if (done.size > 0)
        toast.success(text.saved(done.size), {
          label: text.takeBack,
          onPress: () => void undo(toUndoRows(body, done)),
        });
    };
    try {
      const { failed } = await send(body, (saved, failures) => {
        for (const { id } of saved) done.add(id);
        draft.settle(sent, new Set(saved.map(({ id }) => id)));
        mark([
          ...failures,
          ...saved.map(({ id }): [number, GridMark] => {
            const columns = Object.keys(sent.get(id) ?? {}) as GridColumn[];
            return [id, { errors: {}, sent: {}, saved: columns }];
          }),
        ]);
      });
      offerUndo();
      setFailure(text.partly(failed));
      setState(failed > 0 ? 'failed' : 'saved');
      return failed === 0;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Batches saved before a failure can be undone too.
      offerUndo();
      setFailure(failureWords(error));
      setState('failed');
      return false;
    } finally {
      isSaving.current = false;
      void refreshStock(queries);
    }
  }

  return {
    state,
    failure,
    marks,
    save,
    discard: () => {
      draft.forget();
      setMarks(NO_MARKS);
      setState('clean');
    },
  };
}
