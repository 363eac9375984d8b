import type { StockRow } from '@org/schema/entities';
import { DataTableBody } from '@org/ui';
import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import {
  cellText,
  type GridColumn,
  type GridEntry,
  type GridPlace,
  parseTable,
  placesBetween,
  withCells,
} from './grid-model.ts';
import { type CellEnd, GridRow } from './grid-row.tsx';
import { gridText as text } from './messages.ts';
import type { GridDraft, GridFocus } from './use-grid.ts';
import type { GridMarks } from './use-grid-save.ts';

/** Props of the table: rows, columns, edits, and handlers of selection and paste. */
export interface GridTableProps {
  readonly rows: readonly StockRow[];
  readonly columns: readonly GridColumn[];
  readonly draft: GridDraft;
  readonly marks: GridMarks;
  readonly onPaste: (
    table: readonly (readonly string[])[],
    corners: readonly [GridPlace, GridPlace],
  ) => void;
  /** Called with the selected rows when there are several. */
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onSave: () => void;
}

const START: GridFocus = {
  at: { row: 0, column: 0 },
  from: { row: 0, column: 0 },
  typing: undefined,
};

function showCell(cell: Element | null | undefined): void {
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Renders prices and stock as a spreadsheet: arrow keys move, typing edits, columns can be pasted. */
export function GridTable(props: GridTableProps): ReactElement {
  const { rows, columns, draft, marks, onPaste, onChoose, onSave } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(START);
  // The grid does not take the focus before the user has entered it.
  const hasCome = useRef(false);
  const isLeaving = useRef(false);
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
      const was = latest.current.focus.at;
      // Scrolls back to the active cell when it is out of view.
      if (at.row === was.row && at.column === was.column)
        showCell(frame.current?.querySelector('[data-active]'));
      const from = how === 'extend' ? latest.current.focus.from : at;
      setFocus({ at, from, typing: how === 'edit' ? typing : undefined });
      const [top, bottom] = [Math.min(at.row, from.row), Math.max(at.row, from.row)];
      onChoose(
        top === bottom ? [] : latest.current.rows.slice(top, bottom + 1).map(({ id }) => id),
      );
    },
    [onChoose],
  );
  /** Returns the next or previous cell, wrapping to the adjacent row. */
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
    if (!hasCome.current) return;
    element.focus({ preventScroll: true });
    showCell(element);
  }, []);

  const clear = (): void =>
    draft.become((edits) =>
      withCells(
        edits,
        placesBetween(focus.at, focus.from).flatMap((place): GridEntry[] => {
          const [row, column] = [rows[place.row], columns[place.column]];
          // A price cannot be empty.
          if (!row || !column || column === 'price') return [];
          return [{ row, column, typed: column === 'salePrice' ? '' : '0' }];
        }),
      ),
    );

  function onKeyDown(event: KeyboardEvent): void {
    const { at, typing } = focus;
    if (typing !== undefined) return;
    const leaves = isLeaving.current;
    isLeaving.current = event.key === 'Escape';
    if (event.key === 'Tab') {
      const next = beside(at, event.shiftKey ? -1 : 1);
      const isEdge = next.row === at.row && next.column === at.column;
      // At the last cell, and after Escape, Tab leaves the grid.
      if (leaves || isEdge) return;
      event.preventDefault();
      go(next);
      return;
    }
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
    <div ref={frame} className="ad-grid-frame">
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
        <DataTableBody
          count={rows.length}
          scroller={frame}
          // The grid scrolls to the active cell itself, in both directions.
          shown={undefined}
          kept={focus.at.row}
        >
          {(at, measure) => {
            const row = rows[at];
            return (
              row && (
                <GridRow
                  key={row.id}
                  at={at}
                  row={row}
                  columns={columns}
                  edits={draft.edits.get(row.id)}
                  mark={marks.get(row.id)}
                  active={at === focus.at.row ? focus.at.column : -1}
                  chosen={at >= top && at <= bottom ? span : undefined}
                  typing={at === focus.at.row ? focus.typing : undefined}
                  onPress={press}
                  onCommit={commit}
                  onFocus={take}
                  measure={measure}
                />
              )
            );
          }}
        </DataTableBody>
      </table>
    </div>
  );
}
