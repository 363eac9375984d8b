import { PartsField, useMe } from '@org/admin-kit';
import { countryOptions, getLocaleCountry, provinceOptions, readProvince } from '@org/schema';
import { ADDRESS_TYPES } from '@org/schema/entities';
import { NativeSelect, Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { type CustomerFormValues, EMPTY_ADDRESS } from './customer-form.ts';
import { LABELS, text } from './messages.ts';

/** Renders the province of an address: a select when the country's provinces are known, else a text input. */
function ProvinceField({
  form,
  at,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly at: number;
}): ReactElement {
  const country = useWatch({ control: form.control, name: `addresses.${at}.countryCode` });
  const provinces = provinceOptions(country);
  const stored = form.getValues(`addresses.${at}.province`);
  if (provinces.length === 0)
    return <TextInput label={text.province} {...form.register(`addresses.${at}.province`)} />;
  // A stored province that cannot be parsed is shown unchanged.
  const known = readProvince(country, stored ?? '') ?? stored;
  const others = known && !provinces.some(({ value }) => value === known) ? [known] : [];
  return (
    <Controller
      control={form.control}
      name={`addresses.${at}.province`}
      render={({ field }) => (
        <Select
          label={text.province}
          searchable
          clearable
          data={[...others.map((value) => ({ value, label: value })), ...provinces]}
          value={readProvince(country, field.value) ?? (field.value || null)}
          onChange={(value) => field.onChange(value ?? '')}
        />
      )}
    />
  );
}

/** Renders the addresses of a customer. */
export function AddressesField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const { settings } = useMe();
  const home = getLocaleCountry(settings?.locale ?? '');
  const list = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <PartsField
      title={text.sectionAddresses}
      none={text.noAddresses}
      add={text.addAddress}
      remove={text.removeAddress}
      readOnly={readOnly}
      keys={list.fields.map(({ id }) => id)}
      onAdd={() => list.append({ ...EMPTY_ADDRESS, countryCode: home })}
      onRemove={(at) => list.remove(at)}
      head={(at) => (
        <NativeSelect
          size="xs"
          aria-label={text.addressType}
          data={ADDRESS_TYPES.map((value) => ({ value, label: text[value] }))}
          {...form.register(`addresses.${at}.type`)}
        />
      )}
    >
      {(at) => (
        <>
          <TextInput label={text.street} {...form.register(`addresses.${at}.street`)} />
          <div className="ad-pair">
            <TextInput label={text.city} {...form.register(`addresses.${at}.city`)} />
            <TextInput label={text.postalCode} {...form.register(`addresses.${at}.postalCode`)} />
          </div>
          <div className="ad-pair">
            <ProvinceField form={form} at={at} />
            <Controller
              control={form.control}
              name={`addresses.${at}.countryCode`}
              render={({ field }) => (
                <Select
                  label={LABELS.country}
                  searchable
                  clearable
                  data={countryOptions()}
                  value={field.value || null}
                  onChange={(value) => field.onChange(value ?? '')}
                />
              )}
            />
          </div>
        </>
      )}
    </PartsField>
  );
}
