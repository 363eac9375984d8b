import { type ChoiceSource, can, tagChoices, useChoices, useMe } from '@org/admin-kit';
import { type ApiClient, rows } from '@org/api-client';
import type { FilterGroup, ListFields } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { AUDIENCE_FIELDS } from '@org/schema/entities';
import { ListAddFilter, ListFilters, withRule } from '@org/ui';
import { type ReactElement, useMemo } from 'react';
import { text } from '../messages.ts';
import '../campaigns.css';

const { customers, products } = apiContract;
/** Number of products that a search offers. */
const OFFERED = 50;

const productChoices: ChoiceSource = {
  find: async (api, search) => {
    const query = { itemsPerPage: OFFERED, ...([...search].length > 1 && { search }) };
    return rows(await api.call(products.list, { query })).rows.map(({ id, name }) => ({
      value: id,
      label: name,
    }));
  },
  named: async (api, ids) =>
    rows(await api.call(products.list, { query: { ids: [...ids], itemsPerPage: 200 } })).rows.map(
      ({ id, name }) => ({ value: id, label: name }),
    ),
};

const CHOICES = {
  entity: 'subscriber',
  choices: {
    'customer.tags': tagChoices(
      async (api: ApiClient) => rows(await api.call(customers.tags)).rows,
    ),
    'order.products': productChoices,
  },
} as const;

/** Permissions that finding the values of a field needs. */
const NEEDED = {
  'customer.tags': 'customers.can_view',
  'order.products': 'products.can_view',
} as const;

/** Props of the filter of an audience. */
export interface AudienceFilterProps {
  readonly label: string;
  /** null for everyone. */
  readonly value: FilterGroup | null;
  readonly onChange: (filter: FilterGroup | null) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
}

/** Renders the conditions that subscribers must meet. */
export function AudienceFilter(props: AudienceFilterProps): ReactElement {
  const { label, value, onChange, error, readOnly = false } = props;
  const me = useMe();
  const fields = useMemo(
    (): ListFields =>
      Object.fromEntries(
        Object.entries(AUDIENCE_FIELDS).filter(
          ([name]) => !(name in NEEDED) || can(me, NEEDED[name as keyof typeof NEEDED]),
        ),
      ),
    [me],
  );
  const { findFor, getName } = useChoices(CHOICES, fields, value ?? undefined);
  return (
    <fieldset className="cp-filters" disabled={readOnly}>
      <legend>{label}</legend>
      <ListFilters
        fields={fields}
        filter={value ?? undefined}
        findFor={findFor}
        getName={getName}
        onChange={(filter) => onChange(filter ?? null)}
      />
      {readOnly && !value && <p className="at-meta">{text.everybody}</p>}
      {!readOnly && (
        <ListAddFilter
          fields={fields}
          findFor={findFor}
          getName={getName}
          onAdd={(rule) => onChange(withRule(value ?? undefined, rule))}
        />
      )}
      {error && <p className="at-field-error">{error}</p>}
    </fieldset>
  );
}
