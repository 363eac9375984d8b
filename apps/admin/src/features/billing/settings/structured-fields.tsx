import { countryOptions } from '@org/schema';
import { STRUCTURED_MODES, TAX_CATEGORIES, UNTAXED_CATEGORIES } from '@org/schema/entities';
import { FormSection, NativeSelect, Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { text } from './messages.ts';
import type { SettingsValues } from './settings-form.ts';

/** Reasons for a rate of 0. */
export const ZERO_CATEGORIES = TAX_CATEGORIES.filter((value) => value !== 'S').map((value) => ({
  value,
  label: text.categories[value],
}));

const UNTAXED = UNTAXED_CATEGORIES.map((value) => ({ value, label: text.categories[value] }));
const MODES = STRUCTURED_MODES.map((value) => ({ value, label: text.modes[value] }));

/** Renders the settings of e-invoices: where PDFs contain them, and what they tell about the company. */
export function StructuredFields({
  form,
}: {
  readonly form: UseFormReturn<SettingsValues>;
}): ReactElement {
  const errors = form.formState.errors.structured;
  const line = (
    name:
      | 'street'
      | 'city'
      | 'postalCode'
      | 'registrationNumber'
      | 'iban'
      | 'bic'
      | 'exemptionReason',
  ) => ({
    label: text[name],
    error: errors?.[name]?.message,
    ...form.register(`structured.${name}`),
  });
  return (
    <FormSection title={text.structured}>
      <p className="at-meta">{text.structuredHelp}</p>
      <NativeSelect
        label={text.structuredMode}
        data={MODES}
        error={errors?.mode?.message}
        {...form.register('structured.mode')}
      />
      <TextInput {...line('street')} />
      <div className="ad-pair">
        <TextInput {...line('city')} />
        <TextInput {...line('postalCode')} />
      </div>
      <div className="ad-pair">
        <Controller
          control={form.control}
          name="structured.countryCode"
          render={({ field }) => (
            <Select
              label={text.country}
              searchable
              clearable
              data={countryOptions()}
              error={errors?.countryCode?.message}
              value={field.value || null}
              onChange={(value) => field.onChange(value ?? '')}
            />
          )}
        />
        <TextInput description={text.registrationHelp} {...line('registrationNumber')} />
      </div>
      <div className="ad-pair">
        <TextInput {...line('iban')} />
        <TextInput {...line('bic')} />
      </div>
      <div className="ad-pair">
        <NativeSelect
          label={text.untaxed}
          data={UNTAXED}
          error={errors?.untaxed?.message}
          {...form.register('structured.untaxed')}
        />
        <TextInput description={text.exemptionHelp} {...line('exemptionReason')} />
      </div>
    </FormSection>
  );
}
