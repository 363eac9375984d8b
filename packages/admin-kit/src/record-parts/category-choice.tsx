import { callKey, useApi } from '@org/api-client/react';
import type { RouteContract } from '@org/schema/contract';
import { Checkbox } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactElement } from 'react';
import { AppLink } from '../screen/app-link.tsx';
import { CATEGORIES_LABEL, text } from './messages.ts';
import { recordCall } from './record-call.ts';

interface Category {
  readonly id: number;
  readonly category: string;
  /** Names of its ancestors and itself, separated by slashes. */
  readonly path: string;
}

/** Props of the choice: source of the categories, and ids of the chosen ones. */
export interface CategoryChoiceProps {
  /** Endpoint that lists the categories. */
  readonly list: RouteContract;
  /** URL of the screen that creates categories. */
  readonly createHref: string;
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly error?: string | undefined;
}

/** Renders the categories of a record; subcategories are indented. */
export function CategoryChoice(props: CategoryChoiceProps): ReactElement {
  const { list, createHref, value, onChange, error } = props;
  const api = useApi();
  const found = useQuery({
    queryKey: [...callKey(list), 'choices'],
    queryFn: async () => {
      const answer = await recordCall(api, list, { query: { limit: -1 } });
      return (answer.results as { readonly rows: readonly Category[] }).rows;
    },
  });
  const chosen = new Set(value);
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange([...next].toSorted((one, other) => one - other));
  };
  const getLevel = (path: string): number => path.split('/').length - 1;
  const isTree = found.data?.some(({ path }) => getLevel(path) > 0);
  return (
    <fieldset className="ad-category-choice" data-tree={isTree || undefined}>
      <legend className="mantine-InputWrapper-label">{CATEGORIES_LABEL}</legend>
      {found.data?.length === 0 && (
        <p className="at-meta">
          {text.noCategories} <AppLink href={createHref}>{text.makeCategories}</AppLink>
        </p>
      )}
      <div>
        {(found.data ?? []).map(({ id, category, path }) => (
          <Checkbox
            key={id}
            label={category}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
            style={{ '--level': getLevel(path) } as CSSProperties}
          />
        ))}
      </div>
      {error && (
        <p className="ad-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
