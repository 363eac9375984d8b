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

/** Rows from which on only those near the sight are drawn. */
const VIRTUAL_FROM = 60;

/** Rows drawn beyond either edge. */
const BEYOND = 10;

/** Height of a row until it is measured, px. */
const ROW = 40;

/** Room at the top for what sticks there, and at the bottom for what floats there, px. */
const PADDING = { top: 100, bottom: 72 } as const;

/** Shape: how many rows, how one is drawn, and which is to be in sight. */
export interface DataTableBodyProps {
  readonly count: number;
  /** Draws the row at a place; the ref measures it. */
  readonly children: (at: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode;
  /** Place of the row that the keys moved to. */
  readonly shown: number | undefined;
  /** The box that scrolls; without one the window does. */
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Place of a row that is drawn wherever one scrolls: what is typed into it and the focus in it stay. */
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
        // A row that is kept may stand far from the others.
        const gap = start - (drawn[at - 1]?.end ?? start);
        const row = children(index, rows.measureElement);
        return gap > 0 ? [<Spacer key={`before ${index}`} height={gap} />, row] : row;
      })}
      <Spacer height={drawn.length > 0 ? after : rows.getTotalSize()} />
    </tbody>
  );
}

/** Distance from the top of what scrolls to the first row, px. It changes with what stands above the table. */
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

/** What is drawn: the rows in sight, and the one that is kept. */
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
  // Both kinds are used alike from here on.
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

/** The rows of a table. Of many, only those near the sight are drawn, so that 200 cost what 25 do. */
export function DataTableBody(props: DataTableBodyProps): ReactElement {
  const { count, children, scroller } = props;
  if (count <= VIRTUAL_FROM)
    return <tbody>{Array.from({ length: count }, (_, at) => children(at))}</tbody>;
  return scroller ? <BoxBody {...props} /> : <WindowBody {...props} />;
}
