import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { TextInput, useDebouncedValue } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { text } from './messages.ts';

/** Props of the field: a URL of a page of the site, of another site, or an anchor. */
export interface PageLinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
}

/** Debounce delay of the page search, ms. */
const PAUSE = 250;

/** Renders a URL field that suggests the site's pages. */
export function PageLinkField({ value, onChange, ...field }: PageLinkFieldProps): ReactElement {
  const id = useId();
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const [searched] = useDebouncedValue(value.replace(/^\//, ''), PAUSE);
  // A single character is not a search.
  const search = [...searched].length > 1 ? searched : undefined;
  const found = useQuery({
    ...callQuery(api, apiContract.pages.list, {
      query: { itemsPerPage: 8, orderBy: 'title', orderDirection: 'ASC', search },
    }),
    enabled: asks && !/^(?:https?:|mailto:|tel:|#)/i.test(value),
  });
  return (
    <>
      <TextInput
        {...field}
        list={id}
        autoComplete="off"
        spellCheck={false}
        placeholder={text.hrefPlaceholder}
        value={value}
        onFocus={() => setAsks(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={id}>
        {(found.data ? rows(found.data).rows : [])
          .filter((page) => page.item_collection_id === null)
          .map(({ title, slug, is_homepage }) => (
            <option key={slug} value={is_homepage ? '/' : `/${slug}`}>
              {title}
            </option>
          ))}
      </datalist>
    </>
  );
}
