import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { IconButton } from './icon-button.tsx';
import { useLocale } from './locale.tsx';

/** Shape: where the list stands, and who is told of a change. */
export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** True when there are more than `total` says. */
  readonly capped?: boolean;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** The count of a list, its pages, and how many rows each has. */
export function Pager(props: PagerProps): ReactElement {
  const { page, pageSize, total, capped = false, pageSizes, onPage, onPageSize } = props;
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav className="at-pager" aria-label="Pages of the list">
      <span className="at-pager-count">
        {number.format(from)}–{number.format(to)} of {number.format(total)}
        {capped && '+'}
      </span>
      <NativeSelect
        size="xs"
        aria-label="Rows per page"
        value={String(pageSize)}
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }))}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
      />
      <div className="at-pager-buttons">
        <IconButton
          icon={IconChevronLeft}
          label="Previous page"
          disabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <IconButton
          icon={IconChevronRight}
          label="Next page"
          disabled={page >= last && !capped}
          onPress={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
