import { NativeSelect, TextInput } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import { type ReactElement, useEffect, useState } from 'react';
import { IconButton } from '../elements/icon-button.tsx';
import { useFormats } from '../format/locale.tsx';

/** Props of the pager: position in the list, and change handlers. */
export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** True when there are more rows than `total`. */
  readonly capped?: boolean;
  readonly pageSizes: readonly number[];
  /** Plural of the rows. @default 'rows' */
  readonly things?: string;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

interface PageFieldProps {
  readonly page: number;
  /** Undefined when the number of pages is unknown. */
  readonly last: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Renders the page as an input: Enter or blur opens another page. */
function PageField({ page, last, onPage }: PageFieldProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);

  function go(): void {
    const wanted = Math.min(Math.floor(Number(typed)), last ?? Number.POSITIVE_INFINITY);
    if (wanted >= 1 && Number.isSafeInteger(wanted) && wanted !== page) onPage(wanted);
    else setTyped(String(page));
  }

  return (
    <span className="at-pager-page">
      <TextInput
        size="xs"
        aria-label="Page"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      {last !== undefined && `of ${formats.number(last)}`}
    </span>
  );
}

/** Renders the total of a list, its pages, and the page size. */
export function Pager(props: PagerProps): ReactElement {
  const {
    page,
    pageSize,
    total,
    capped = false,
    pageSizes,
    things = 'rows',
    onPage,
    onPageSize,
  } = props;
  const { number } = useFormats();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = capped ? page * pageSize : Math.min(total, page * pageSize);
  return (
    <nav className="at-pager" aria-label="Pages of the list">
      <span className="at-pager-count">
        {number(from)}–{number(to)} of {number(total)}
        {capped && '+'}
      </span>
      <NativeSelect
        size="xs"
        aria-label={`Number of ${things} per page`}
        value={String(pageSize)}
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} ${things}` }))}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
      />
      <div className="at-pager-buttons">
        <IconButton
          icon={IconChevronsLeft}
          label="First page"
          disabled={page <= 1}
          onPress={() => onPage(1)}
        />
        <IconButton
          icon={IconChevronLeft}
          label="Previous page"
          disabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <PageField page={page} last={capped ? undefined : last} onPage={onPage} />
        <IconButton
          icon={IconChevronRight}
          label="Next page"
          disabled={page >= last && !capped}
          onPress={() => onPage(page + 1)}
        />
        <IconButton
          icon={IconChevronsRight}
          label="Last page"
          disabled={capped || page >= last}
          onPress={() => onPage(last)}
        />
      </div>
    </nav>
  );
}
