import type { PageStatus } from '@org/schema';
import { CloseButton, Icon, Segmented, TextInput, useDebouncedCallback, useHotkeys } from '@org/ui';
import { IconSearch } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { STATUS, text } from '../messages.ts';

const DELAY = 250;

/** Shape: what the list is narrowed by, and who is told of a change. */
export interface PageFiltersProps {
  readonly search: string;
  readonly status: PageStatus | 'all';
  readonly statuses: readonly (PageStatus | 'all')[];
  readonly onSearch: (search: string) => void;
  readonly onStatus: (status: PageStatus | 'all') => void;
}

/** Search and status of the pages list. `/` leads to the search from anywhere on the screen. */
export function PageFilters(props: PageFiltersProps): ReactElement {
  const { search, status, statuses, onSearch, onStatus } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const told = useRef(search);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onSearch(told.current);
  }, DELAY);

  // The address may change without the field: by "Show all", or by going back.
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setTyped(search);
  }, [search]);
  useHotkeys([['/', () => input.current?.focus()]]);

  function type(next: string): void {
    setTyped(next);
    tell(next);
  }

  return (
    <search className="ad-filters">
      <TextInput
        ref={input}
        size="xs"
        className="ad-search"
        aria-label={text.search}
        aria-keyshortcuts="/"
        placeholder={text.searchHint}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && type('')}
        leftSection={<Icon of={IconSearch} />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={text.clear} onClick={() => type('')} />
        }
      />
      <Segmented
        label={text.status}
        value={status}
        onChange={onStatus}
        options={statuses.map((value) => ({
          value,
          label: value === 'all' ? text.all : STATUS[value].label,
        }))}
      />
    </search>
  );
}
