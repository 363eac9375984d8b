import { FormSection, Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ImageField } from '../../app/media/image-field.tsx';
import { CURRENCIES, LABELS, LOCALES, text } from './messages.ts';
import type { SettingsFormValues } from './settings-form.ts';

/** Shape: the form, and whether it may be changed. */
export interface SettingsFieldsProps {
  readonly form: UseFormReturn<SettingsFormValues>;
  readonly readOnly: boolean;
}

type Name = keyof SettingsFormValues;

const localeName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
const currencyName = (currency: string): string =>
  `${currency} – ${new Intl.DisplayNames(['en'], { type: 'currency' }).of(currency)}`;

function Line({
  form,
  name,
  type,
}: {
  form: SettingsFieldsProps['form'];
  name: Name;
  type?: string;
}) {
  return (
    <TextInput
      label={LABELS[name]}
      error={form.formState.errors[name]?.message}
      {...(type && { type })}
      {...form.register(name)}
    />
  );
}

function Choice(
  props: SettingsFieldsProps & { name: Name; options: readonly { value: string; label: string }[] },
) {
  const { form, name, options, readOnly } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          label={LABELS[name]}
          searchable
          disabled={readOnly}
          // What is stored stays a choice, even where this list does not have it.
          data={
            options.some(({ value }) => value === field.value)
              ? [...options]
              : [{ value: field.value, label: field.value }, ...options]
          }
          value={field.value}
          onChange={(value) => field.onChange(value ?? field.value)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function Picture({ form, name, readOnly }: SettingsFieldsProps & { name: Name }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ImageField
          label={LABELS[name]}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          disabled={readOnly}
        />
      )}
    />
  );
}

/** Everything but the theme. */
export function CompanyFields({ form, readOnly }: SettingsFieldsProps): ReactElement {
  const shared = { form, readOnly };
  const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  return (
    <>
      <FormSection title={text.company} text={text.companyText}>
        <Line form={form} name="company_name" />
        <Line form={form} name="legal_name" />
        <Line form={form} name="email" type="email" />
        <Line form={form} name="phone" type="tel" />
      </FormSection>
      <FormSection title={text.region} text={text.regionText}>
        <Choice {...shared} name="timezone" options={zones} />
        <Choice
          {...shared}
          name="locale"
          options={LOCALES.map((value) => ({ value, label: localeName(value) }))}
        />
        <Choice
          {...shared}
          name="currency"
          options={CURRENCIES.map((value) => ({ value, label: currencyName(value) }))}
        />
      </FormSection>
      <FormSection title={text.brand} text={text.brandText}>
        <Picture {...shared} name="main_logo" />
        <Line form={form} name="main_logo_alt" />
        <Picture {...shared} name="favicon" />
      </FormSection>
    </>
  );
}
