import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { Checkbox } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { LABELS, text } from './messages.ts';

const { blogCategories } = apiContract;

/** Shape: ids of the chosen categories. */
export interface CategoryChoiceProps {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly error?: string | undefined;
}

/** Which categories a post has. */
export function CategoryChoice({ value, onChange, error }: CategoryChoiceProps): ReactElement {
  const api = useApi();
  const found = useQuery({
    queryKey: [...callKey(blogCategories.list), 'choices'],
    queryFn: async () => rows(await api.call(blogCategories.list, { query: { limit: -1 } })).rows,
  });
  const chosen = new Set(value);
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange([...next].toSorted((one, other) => one - other));
  };
  return (
    <fieldset className="ad-post-categories">
      <legend className="mantine-InputWrapper-label">{LABELS.category_ids}</legend>
      {found.data?.length === 0 && (
        <p className="at-meta">
          {text.noCategories} <AppLink href="/admin/blog/categories">{text.makeCategories}</AppLink>
        </p>
      )}
      <div>
        {(found.data ?? []).map(({ id, category }) => (
          <Checkbox
            key={id}
            label={category}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
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
