import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Number of rows from which on rendering is virtualized. */
const VIRTUAL_FROM = 60;

/** Number of rows rendered beyond either edge. */
const BEYOND = 10;

/** Estimated height of a row, px. */
const ROW = 40;

/** Space for sticky content at the top and floating content at the bottom, px. */
const PADDING = { top: 100, bottom: 72 } as const;

/** Props of the body: number of rows, renderer of a row, and the row to scroll to. */
export interface DataTableBodyProps {
  readonly count: number;
  /** Renders the row at an index; the ref measures it. */
  readonly children: (at: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode;
  /** Index of the row that the keyboard cursor moved to. */
  readonly shown: number | undefined;
  /** The scroll container; by default the window. */
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Index of a row that stays rendered outside of the viewport, so that its input and focus are kept. */
  readonly kept?: number | undefined;
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden className="at-spacer">
      <td style={{ height }} />
    </tr>
  ) : null;
}

interface VirtualRowsProps extends Pick<DataTableBodyProps, 'children' | 'shown'> {
  readonly rows: Virtualizer<never, HTMLTableRowElement>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

function VirtualRows({ rows, children, shown, body }: VirtualRowsProps) {
  useEffect(() => {
    if (shown !== undefined) rows.scrollToIndex(shown, { align: 'auto' });
  }, [rows, shown]);
  const drawn = rows.getVirtualItems();
  const before = (drawn[0]?.start ?? 0) - rows.options.scrollMargin;
  const after = rows.getTotalSize() + rows.options.scrollMargin - (drawn.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      {drawn.length > 0 && <Spacer height={before} />}
      {drawn.map(({ index, start }, at) => {
        // The kept row may be far from the others.
        const gap = start - (drawn[at - 1]?.end ?? start);
        const row = children(index, rows.measureElement);
        return gap > 0 ? [<Spacer key={`before ${index}`} height={gap} />, row] : row;
      })}
      <Spacer height={drawn.length > 0 ? after : rows.getTotalSize()} />
    </tbody>
  );
}

/**
 * Returns the distance from the top of the scroll container to the first row, px. It changes with the content above the table.
 */
function useMargin(body: RefObject<HTMLTableSectionElement | null>, scroller?: HTMLElement | null) {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (top === undefined) return;
    const edge = scroller
      ? scroller.getBoundingClientRect().top - scroller.scrollTop
      : -window.scrollY;
    const next = Math.round(top - edge);
    if (next !== margin) setMargin(next);
  });
  return margin;
}

const shared = {
  estimateSize: () => ROW,
  overscan: BEYOND,
  scrollPaddingStart: PADDING.top,
  scrollPaddingEnd: PADDING.bottom,
};

/** Rendered indexes: visible rows, and the kept one. */
const withKept =
  (kept: number | undefined) =>
  (range: Range): number[] => {
    const drawn = defaultRangeExtractor(range);
    if (kept === undefined || kept >= range.count || drawn.includes(kept)) return drawn;
    return [...drawn, kept].sort((one, other) => one - other);
  };

function WindowBody({ count, ...rest }: DataTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useMargin(body);
  const rangeExtractor = withKept(rest.kept);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    ...shared,
    count,
    scrollMargin,
    rangeExtractor,
  });
  // The window and element virtualizers have the same interface.
  return <VirtualRows {...rest} rows={rows as unknown as VirtualRowsProps['rows']} body={body} />;
}

function BoxBody({ count, scroller, ...rest }: DataTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useMargin(body, scroller?.current ?? null);
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...shared,
    count,
    scrollMargin,
    rangeExtractor: withKept(rest.kept),
    getScrollElement: () => scroller?.current ?? null,
  });
  return <VirtualRows {...rest} rows={rows as unknown as VirtualRowsProps['rows']} body={body} />;
}

/** Renders the rows of a table. Large tables are virtualized, so that 200 rows cost as much as 25. */
export function DataTableBody(props: DataTableBodyProps): ReactElement {
  const { count, children, scroller } = props;
  if (count <= VIRTUAL_FROM)
    return <tbody>{Array.from({ length: count }, (_, at) => children(at))}</tbody>;
  return scroller ? <BoxBody {...props} /> : <WindowBody {...props} />;
}
