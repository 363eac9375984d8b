import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, type CategoryKind } from '@org/schema';
import { Checkbox } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactElement } from 'react';
import { AppLink } from '../app-link.tsx';
import { CATEGORIES_LABEL, text } from './messages.ts';

/** Props of the choice: available categories, and ids of the chosen ones. */
export interface CategoryChoiceProps {
  readonly kind: CategoryKind;
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly error?: string | undefined;
}

/** Renders the categories of a record; subcategories are indented. */
export function CategoryChoice(props: CategoryChoiceProps): ReactElement {
  const { kind, value, onChange, error } = props;
  const api = useApi();
  const { list } = kind === 'blog' ? apiContract.blogCategories : apiContract.productCategories;
  const found = useQuery({
    queryKey: [...callKey(list), 'choices'],
    queryFn: async () => rows(await api.call(list, { query: { limit: -1 } })).rows,
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
          {text.noCategories}{' '}
          <AppLink href={`/admin/${kind}/categories`}>{text.makeCategories}</AppLink>
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
