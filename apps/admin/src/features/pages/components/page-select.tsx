import { searchTerms } from '@org/admin-kit';
import { NO_PAGE } from '@org/schema/entities';
import { Select, useDebouncedValue, useFirstMatch } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import { pageQuery, pickPageQuery } from '../pages.queries.ts';

const SEARCH_DELAY = 250;

/** Props of the select: the id of a page, -1 for none. */
export interface PageSelectProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Label of -1. */
  readonly none: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Id of the page itself, which cannot be selected. */
  readonly without?: number;
}

/** Picks a page by a search in titles. */
export function PageSelect(props: PageSelectProps): ReactElement {
  const { value, onChange, none, without } = props;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const chosen = useQuery({ ...pageQuery(value), enabled: value !== NO_PAGE });
  const chosenTitle = value === NO_PAGE ? none : (chosen.data?.page.title ?? '');
  // The label of the selected page is not a search.
  const wanted = search === chosenTitle ? undefined : searchTerms(search);
  const found = useQuery({
    ...pickPageQuery(wanted),
    enabled: open,
    placeholderData: keepPreviousData,
  });

  const isLabel = typed.trim() === chosenTitle;
  const isCurrent = typed.trim() === search && found.isSuccess && !found.isPlaceholderData;
  const firstMatch = useFirstMatch(
    isLabel || searchTerms(typed) === undefined || found.isError
      ? 'none'
      : isCurrent
        ? 'found'
        : 'searching',
  );

  const options = new Map<string, string>();
  if (!wanted) options.set(String(NO_PAGE), none);
  // The chosen page is not a result of a search that does not find it.
  if (!wanted && chosenTitle) options.set(String(value), chosenTitle);
  for (const page of found.data ?? []) {
    if (page.id !== without) options.set(String(page.id), page.title || text.untitled);
  }

  return (
    <Select
      label={props.label}
      description={props.description}
      error={props.error}
      disabled={props.disabled ?? false}
      searchable
      value={String(value)}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      onChange={(id) => onChange(Number(id ?? NO_PAGE))}
      allowDeselect={false}
      {...firstMatch}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      filter={({ options: all }) => all}
      placeholder={text.findPage}
      nothingFoundMessage={found.isFetching ? undefined : text.noPage}
    />
  );
}
