import { ADDRESS_TYPES, countryOptions } from '@org/schema';
import { NativeSelect, Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { PartsField } from '../../app/record/parts-field.tsx';
import { type CustomerFormValues, EMPTY_ADDRESS } from './customer-form.ts';
import { LABELS, text } from './messages.ts';

/** The addresses of a customer. Source: CUST-004. */
export function AddressesField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const list = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <PartsField
      title={text.sectionAddresses}
      none={text.noAddresses}
      add={text.addAddress}
      remove={text.removeAddress}
      readOnly={readOnly}
      keys={list.fields.map(({ id }) => id)}
      onAdd={() => list.append(EMPTY_ADDRESS)}
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
            <TextInput label={text.province} {...form.register(`addresses.${at}.province`)} />
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
