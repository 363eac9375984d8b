import type { StockRow } from '@org/schema/entities';
import { Icon, useFormats, VisuallyHidden } from '@org/ui';
import { IconCheck } from '@tabler/icons-react';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { type GridCells, type GridColumn, readCell, storedText } from './grid-model.ts';
import { gridText as text, text as words } from './messages.ts';
import { getOptions, variantName } from './stock-cells.tsx';
import type { GridMark } from './use-grid-save.ts';

/** Outcome of closing a cell's editor. */
export type CellEnd = 'stay' | 'down' | 'next' | 'back' | 'cancel';

/** Props of a row: edits, state of the grid and handlers. */
export interface GridRowProps {
  readonly at: number;
  readonly row: StockRow;
  readonly columns: readonly GridColumn[];
  readonly edits: GridCells | undefined;
  /** Result of saving its cells. */
  readonly mark: GridMark | undefined;
  /** Column of the active cell; -1 when it is in another row. */
  readonly active: number;
  /** First and last selected column; undefined for none. */
  readonly chosen: string | undefined;
  /** Initial text of the editor; undefined when no cell of the row is edited. */
  readonly typing: string | null | undefined;
  readonly onPress: (row: number, column: number, how: 'choose' | 'extend' | 'edit') => void;
  readonly onCommit: (row: StockRow, column: GridColumn, typed: string, end: CellEnd) => void;
  readonly onFocus: (element: HTMLElement) => void;
  /** Ref callback that measures the row. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

function Editor(props: {
  readonly label: string;
  readonly first: string;
  readonly isFresh: boolean;
  readonly isMoney: boolean;
  readonly onEnd: (typed: string, end: CellEnd) => void;
}): ReactElement {
  const { label, first, isFresh, isMoney, onEnd } = props;
  const ref = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    ref.current?.focus();
    if (isFresh) ref.current?.select();
  }, [isFresh]);
  const end = (how: CellEnd): void => {
    if (ended.current) return;
    ended.current = true;
    onEnd(ref.current?.value ?? first, how);
  };
  return (
    <input
      ref={ref}
      className="ad-grid-editor"
      aria-label={label}
      defaultValue={first}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      onBlur={() => end('stay')}
      onKeyDown={(event) => {
        const how: Readonly<Record<string, CellEnd>> = {
          Enter: 'down',
          Escape: 'cancel',
          Tab: event.shiftKey ? 'back' : 'next',
        };
        const next = how[event.key];
        event.stopPropagation();
        if (!next) return;
        event.preventDefault();
        end(next);
      }}
    />
  );
}

/** Renders a variant in the grid; memoized. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement {
  const { at, row, columns, edits, mark, active, chosen, typing, onPress, onCommit } = props;
  const { number } = useFormats();
  const [from, to] = (chosen ?? '0:-1').split(':').map(Number);
  const name = variantName(row);
  const focus = useRef<HTMLTableCellElement>(null);
  const isActive = active >= 0 && typing === undefined;
  const { onFocus } = props;
  useEffect(() => {
    if (isActive && focus.current) onFocus(focus.current);
  }, [isActive, active, onFocus]);

  function cell(column: GridColumn, place: number): ReactElement {
    const typed = edits?.[column];
    const read = typed === undefined ? undefined : readCell(column, typed);
    // Errors of the server apply to the sent text, not to what was typed since.
    const isAsSent = typed !== undefined && typed === mark?.sent[column];
    const refused = isAsSent ? mark?.errors[column] : undefined;
    const problem = (read && 'problem' in read ? read.problem : undefined) ?? refused;
    const isSaved = typed === undefined && mark?.saved.includes(column) === true;
    const stored = storedText(row, column);
    const isOfShop =
      column === 'reorderPoint' && !typed && stored === '' && row.lowAt !== null && !problem;
    const isHere = place === active;
    const isEdited = isHere && typing !== undefined;
    const label = text.of(text[column], name);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
      <td
        key={column}
        ref={isHere ? focus : undefined}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid.
        role="gridcell"
        aria-colindex={place + 3}
        aria-selected={place >= (from ?? 0) && place <= (to ?? -1)}
        aria-invalid={problem !== undefined || undefined}
        aria-label={problem ? `${label}: ${typed ?? stored}. ${problem}` : undefined}
        data-changed={typed !== undefined || undefined}
        data-saved={isSaved || undefined}
        data-active={isHere || undefined}
        title={problem ?? (isSaved ? text.cellSaved : undefined)}
        tabIndex={isHere && !isEdited ? 0 : -1}
        onPointerDown={(event) => {
          if (isEdited || event.button !== 0) return;
          onPress(at, place, event.shiftKey ? 'extend' : 'choose');
        }}
        onClick={(event) => {
          const byTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
          if (!isEdited && byTouch) onPress(at, place, 'edit');
        }}
        onDoubleClick={() => !isEdited && onPress(at, place, 'edit')}
      >
        {isEdited ? (
          <Editor
            label={label}
            first={typing ?? typed ?? stored}
            isFresh={typing === null}
            isMoney={column === 'price' || column === 'salePrice'}
            onEnd={(value, end) => onCommit(row, column, value, end)}
          />
        ) : (
          <>
            {typed !== undefined && read && 'value' in read && stored && (
              <s className="ad-grid-was">{stored}</s>
            )}
            {isSaved && (
              <span className="ad-grid-saved">
                <Icon of={IconCheck} size={14} label={text.cellSaved} />
              </span>
            )}
            {isOfShop ? (
              <span className="at-quiet" title={words.ofTheShop}>
                {number(row.lowAt ?? 0)}
                <VisuallyHidden> ({words.ofTheShop})</VisuallyHidden>
              </span>
            ) : (
              <span>{typed ?? stored}</span>
            )}
          </>
        )}
        {problem && <span className="ad-grid-problem">{problem}</span>}
      </td>
    );
  }

  return (
    <tr ref={props.measure} data-index={at} aria-rowindex={at + 2}>
      <th scope="row">
        <span className="ad-grid-product">{row.name}</span>
        {getOptions(row) && <span className="at-meta">{getOptions(row)}</span>}
        {edits && mark?.errors.row && <span className="ad-field-error">{mark.errors.row}</span>}
      </th>
      <td className="ad-grid-fixed at-quiet" aria-colindex={2}>
        {row.sku}
      </td>
      {columns.map(cell)}
      <td className="ad-grid-fixed ad-grid-number at-quiet" aria-colindex={columns.length + 3}>
        {number(row.available)}
      </td>
    </tr>
  );
});
