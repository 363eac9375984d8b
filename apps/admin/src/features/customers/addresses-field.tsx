import { ADDRESS_TYPES } from '@org/schema';
import { Button, FormSection, Icon, IconButton, NativeSelect, Select, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { countryOptions } from '../../app/record/countries.ts';
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
    <FormSection title={text.sectionAddresses}>
      {list.fields.length === 0 && <p className="at-meta">{text.noAddresses}</p>}
      {list.fields.map((item, at) => (
        <fieldset
          key={item.id}
          className="ad-part"
          aria-label={`${text.sectionAddresses} ${at + 1}`}
        >
          <div className="ad-part-head">
            <NativeSelect
              size="xs"
              aria-label={text.addressType}
              data={ADDRESS_TYPES.map((value) => ({ value, label: text[value] }))}
              {...form.register(`addresses.${at}.type`)}
            />
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={text.removeAddress}
                onPress={() => list.remove(at)}
              />
            )}
          </div>
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
        </fieldset>
      ))}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          className="ad-part-add"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => list.append(EMPTY_ADDRESS)}
        >
          {text.addAddress}
        </Button>
      )}
    </FormSection>
  );
}
