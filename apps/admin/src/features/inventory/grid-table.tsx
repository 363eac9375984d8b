import type { StockRow } from '@org/schema';
import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import {
  cellText,
  type GridColumn,
  type GridPlace,
  parseTable,
  placesBetween,
} from './grid-model.ts';
import { type CellEnd, GridRow } from './grid-row.tsx';
import { gridText as text } from './messages.ts';
import type { GridDraft, GridFocus } from './use-grid.ts';

/** What the server said of cells, by variant. */
export type GridErrors = ReadonlyMap<
  number,
  Readonly<Partial<Record<GridColumn | 'row', string | undefined>>>
>;

/** Shape: rows and columns, what was typed into them, and who is told of the choice and of copied tables. */
export interface GridTableProps {
  readonly rows: readonly StockRow[];
  readonly columns: readonly GridColumn[];
  readonly draft: GridDraft;
  readonly errors: GridErrors;
  readonly onPaste: (
    table: readonly (readonly string[])[],
    corners: readonly [GridPlace, GridPlace],
  ) => void;
  /** Told of the rows that are chosen, where they are more than one. */
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onSave: () => void;
}

const START: GridFocus = {
  at: { row: 0, column: 0 },
  from: { row: 0, column: 0 },
  typing: undefined,
};

/** Prices and pieces as a spreadsheet: arrows move, typing edits, columns can be pasted. */
export function GridTable(props: GridTableProps): ReactElement {
  const { rows, columns, draft, errors, onPaste, onChoose, onSave } = props;
  const [focus, setFocus] = useState(START);
  // The page's focus is not taken before somebody has come into the grid.
  const hasCome = useRef(false);
  const latest = useRef({ focus, rows, columns });
  latest.current = { focus, rows, columns };

  const inside = ({ row, column }: GridPlace): GridPlace => ({
    row: Math.min(Math.max(row, 0), latest.current.rows.length - 1),
    column: Math.min(Math.max(column, 0), latest.current.columns.length - 1),
  });
  const go = useCallback(
    (to: GridPlace, how: 'choose' | 'extend' | 'edit' = 'choose', typing: string | null = null) => {
      hasCome.current = true;
      const at = inside(to);
      const from = how === 'extend' ? latest.current.focus.from : at;
      setFocus({ at, from, typing: how === 'edit' ? typing : undefined });
      const [top, bottom] = [Math.min(at.row, from.row), Math.max(at.row, from.row)];
      onChoose(
        top === bottom ? [] : latest.current.rows.slice(top, bottom + 1).map(({ id }) => id),
      );
    },
    [onChoose],
  );
  /** The cell after or before one, in the next or the last line where it was at an edge. */
  const beside = ({ row, column }: GridPlace, step: 1 | -1): GridPlace => {
    const last = columns.length - 1;
    const next = column + step;
    if (next > last) return row < rows.length - 1 ? { row: row + 1, column: 0 } : { row, column };
    if (next < 0) return row > 0 ? { row: row - 1, column: last } : { row, column };
    return { row, column: next };
  };

  const press = useCallback(
    (row: number, column: number, how: 'choose' | 'extend' | 'edit') => go({ row, column }, how),
    [go],
  );
  const besideRef = useRef(beside);
  besideRef.current = beside;
  const { type } = draft;
  const commit = useCallback(
    (row: StockRow, column: GridColumn, typed: string, end: CellEnd) => {
      if (end !== 'cancel') type(row, column, typed);
      const { at } = latest.current.focus;
      if (end === 'down') go({ ...at, row: at.row + 1 });
      else if (end === 'next') go(besideRef.current(at, 1));
      else if (end === 'back') go(besideRef.current(at, -1));
      else if (end === 'cancel') go(at);
      else setFocus((now) => (now.typing === undefined ? now : { ...now, typing: undefined }));
    },
    [type, go],
  );
  const take = useCallback((element: HTMLElement) => {
    if (hasCome.current) element.focus({ preventScroll: false });
  }, []);

  const chosen = placesBetween(focus.at, focus.from);
  const clear = (): void =>
    draft.become(() => {
      const next = new Map(draft.edits);
      for (const { row, column } of chosen) {
        const [one, name] = [rows[row], columns[column]];
        // A price is not emptied: what is meant by that nobody knows.
        if (one && name && name !== 'price')
          next.set(one.id, { ...next.get(one.id), [name]: name === 'salePrice' ? '' : '0' });
      }
      return next;
    });

  function onKeyDown(event: KeyboardEvent): void {
    const { at, typing } = focus;
    if (typing !== undefined) return;
    const withCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (withCommand) {
      const does: Readonly<Record<string, () => void>> = {
        z: event.shiftKey ? draft.redo : draft.undo,
        y: draft.redo,
        s: onSave,
        a: () => {
          setFocus({
            at: { row: rows.length - 1, column: at.column },
            from: { row: 0, column: at.column },
            typing: undefined,
          });
          onChoose(rows.map(({ id }) => id));
        },
        home: () => go({ row: 0, column: 0 }),
        end: () => go({ row: rows.length - 1, column: columns.length - 1 }),
      };
      if (!does[key]) return;
      event.preventDefault();
      does[key]();
      return;
    }
    const how = event.shiftKey ? 'extend' : 'choose';
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => go({ ...at, row: at.row - 1 }, how),
      ArrowDown: () => go({ ...at, row: at.row + 1 }, how),
      ArrowLeft: () => go({ ...at, column: at.column - 1 }, how),
      ArrowRight: () => go({ ...at, column: at.column + 1 }, how),
      PageUp: () => go({ ...at, row: at.row - 10 }, how),
      PageDown: () => go({ ...at, row: at.row + 10 }, how),
      Home: () => go({ ...at, column: 0 }, how),
      End: () => go({ ...at, column: columns.length - 1 }, how),
      Enter: () => go(at, 'edit'),
      F2: () => go(at, 'edit'),
      Delete: clear,
      Backspace: clear,
    };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      step();
    } else if (event.key.length === 1 && !event.altKey) {
      event.preventDefault();
      go(at, 'edit', event.key);
    }
  }

  const top = Math.min(focus.at.row, focus.from.row);
  const bottom = Math.max(focus.at.row, focus.from.row);

  function copied(): string {
    const [left, right] = [focus.at.column, focus.from.column].toSorted(
      (one, other) => one - other,
    );
    const names = columns.slice(left, (right ?? 0) + 1);
    return rows
      .slice(top, bottom + 1)
      .map((row) => names.map((name) => cellText(row, name, draft.edits)).join('\t'))
      .join('\n');
  }

  const span = [focus.at.column, focus.from.column].toSorted((a, b) => a - b).join(':');
  return (
    <div className="ad-grid-frame">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid.
        role="grid"
        className="ad-grid"
        aria-label={text.table}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          if (focus.typing !== undefined) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', copied());
        }}
        onPaste={(event) => {
          if (focus.typing !== undefined) return;
          event.preventDefault();
          onPaste(parseTable(event.clipboardData.getData('text/plain')), [focus.at, focus.from]);
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.sku}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="ad-grid-number">
                {text[column]}
              </th>
            ))}
            <th scope="col" className="ad-grid-number">
              {text.available}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              at={at}
              row={row}
              columns={columns}
              edits={draft.edits.get(row.id)}
              errors={errors.get(row.id)}
              active={at === focus.at.row ? focus.at.column : -1}
              chosen={at >= top && at <= bottom ? span : undefined}
              typing={at === focus.at.row ? focus.typing : undefined}
              onPress={press}
              onCommit={commit}
              onFocus={take}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
