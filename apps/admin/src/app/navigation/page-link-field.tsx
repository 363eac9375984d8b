import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { TextInput, useDebouncedValue } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { text } from './messages.ts';

/** Shape: an address: of a page of the site, of another site, or of a place on the page. */
export interface PageLinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
}

/** ms after the last letter until pages are looked for. */
const PAUSE = 250;

/** An address, with the site's pages to choose from while one is typed. */
export function PageLinkField({ value, onChange, ...field }: PageLinkFieldProps): ReactElement {
  const id = useId();
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const [searched] = useDebouncedValue(value.replace(/^\//, ''), PAUSE);
  // A single letter is no search yet.
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
        {(found.data ? rows(found.data).rows : []).map(({ title, slug, is_homepage }) => (
          <option key={slug} value={is_homepage ? '/' : `/${slug}`}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
