import { type RecordFieldsProps, tagChoices, useCan } from '@org/admin-kit';
import { type ApiClient, rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { AUDIENCE_FIELDS, type Campaign } from '@org/schema/entities';
import { FormSection, ListAddFilter, ListFilters, MultiSelect, withRule } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AudienceCount } from './audience-count.tsx';
import type { CampaignFormValues } from './campaign-form.ts';
import { LABELS, text } from './messages.ts';
import './campaigns.css';

const { emailLists, customers } = apiContract;

/** All lists: the maximum of a response exceeds the number of lists per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

const customerTags = tagChoices(
  async (api: ApiClient) => rows(await api.call(customers.tags)).rows,
);

/** Renders the choice of recipients: lists, lists that are left out, and filters, with their number at this moment. */
export function CampaignAudience({
  form,
  readOnly,
}: RecordFieldsProps<Campaign, CampaignFormValues>): ReactElement {
  const api = useApi();
  const canFind = useCan('customers.can_view');
  const { data } = useQuery(callQuery(api, emailLists.list, ALL));
  const options = (data ? rows(data).rows : []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const fields = useMemo(
    () =>
      canFind
        ? AUDIENCE_FIELDS
        : Object.fromEntries(
            Object.entries(AUDIENCE_FIELDS).filter(([name]) => name !== 'customer.tags'),
          ),
    [canFind],
  );
  const [tagNames, setTagNames] = useState<ReadonlyMap<number, string>>(new Map());
  const findFor = (field: string) =>
    field === 'customer.tags'
      ? async (search: string) => {
          const found = await customerTags.find(api, search);
          setTagNames((before) => {
            const next = new Map(before);
            for (const { value, label } of found) next.set(Number(value), label);
            return next;
          });
          return found;
        }
      : undefined;
  const getName = (_field: string, value: string | number) => tagNames.get(Number(value));
  const lists = (name: 'listIds' | 'excludeListIds', none: string, help: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <MultiSelect
          label={LABELS[name]}
          description={help}
          placeholder={field.value.length === 0 ? none : ''}
          searchable
          clearable
          readOnly={readOnly}
          data={options}
          value={field.value.map(String)}
          onChange={(ids) => field.onChange(ids.map(Number))}
          nothingFoundMessage={text.noLists}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <FormSection title={text.recipientsTitle}>
      {lists('listIds', text.allLists, text.listsHelp)}
      {lists('excludeListIds', text.noneLeftOut, text.excludeHelp)}
      <Controller
        control={form.control}
        name="filters"
        render={({ field, fieldState }) => (
          <fieldset className="cp-filters" disabled={readOnly}>
            <legend>{LABELS.filters}</legend>
            <ListFilters
              fields={fields}
              filter={field.value ?? undefined}
              findFor={findFor}
              getName={getName}
              onChange={(filter) => field.onChange(filter ?? null)}
            />
            {readOnly && !field.value && <p className="at-meta">{text.everybody}</p>}
            {!readOnly && (
              <ListAddFilter
                fields={fields}
                findFor={findFor}
                getName={getName}
                onAdd={(rule) => field.onChange(withRule(field.value ?? undefined, rule))}
              />
            )}
            {fieldState.error && <p className="at-field-error">{fieldState.error.message}</p>}
          </fieldset>
        )}
      />
      {!readOnly && (
        <AudienceCount
          listIds={form.watch('listIds')}
          excludeListIds={form.watch('excludeListIds')}
          filters={form.watch('filters')}
        />
      )}
    </FormSection>
  );
}
