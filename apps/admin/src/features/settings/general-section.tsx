import { dateStyleOptions, localeOptions, numberStyleOptions, zoneOptions } from '@org/admin-kit';
import { FormSection } from '@org/ui';
import type { ReactElement } from 'react';
import type { GeneralValues } from './general-values.ts';
import { HoursFields } from './hours-fields.tsx';
import { CURRENCIES, text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { AreaField, ChoiceField, LineField, PictureField, SwitchField } from './setting-fields.tsx';

const { labels } = text.general;

/** Form of the company section: company, region, brand and documents. */
export const GENERAL: SectionForm<GeneralValues> = {
  paths: {
    company_name: 'company_name',
    legal_name: 'legal_name',
    tax_number: 'tax_number',
    email: 'email',
    phone: 'phone',
    address: 'address',
    timezone: 'timezone',
    locale: 'locale',
    currency: 'currency',
    date_style: 'date_style',
    number_style: 'number_style',
    main_logo: 'main_logo',
    main_logo_alt: 'main_logo_alt',
    favicon: 'favicon',
    use_vehicle: 'invoice_settings.use_vehicle',
    weekly: 'opening_hours.weekly',
    exceptions: 'opening_hours.exceptions',
  },
  labels,
};

const currencyName = (currency: string): string =>
  `${currency} – ${new Intl.DisplayNames(['en'], { type: 'currency' }).of(currency)}`;

/** Renders the fields of the company section. */
export function GeneralFields({ form, readOnly }: SectionFieldsProps<GeneralValues>): ReactElement {
  const locale = form.watch('locale');
  const line = (name: keyof GeneralValues, type?: string) => (
    <LineField form={form} name={name} label={labels[name]} {...(type && { type })} />
  );
  const choice = (
    name: keyof GeneralValues,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <ChoiceField
      form={form}
      name={name}
      label={labels[name]}
      options={options}
      readOnly={readOnly}
    />
  );
  return (
    <>
      <FormSection title={text.general.company} text={text.general.companyText}>
        <div className="ad-pair">
          {line('company_name')}
          {line('legal_name')}
        </div>
        <div className="ad-pair">
          {line('email', 'email')}
          {line('phone', 'tel')}
        </div>
        <AreaField form={form} name="address" label={labels.address} />
        {line('tax_number')}
      </FormSection>
      <FormSection title={text.general.region} text={text.general.regionText}>
        <div className="ad-pair">
          {choice('locale', localeOptions())}
          {choice('timezone', zoneOptions())}
        </div>
        <div className="ad-pair">
          {choice('date_style', dateStyleOptions(locale, text.general.asLanguage))}
          {choice('number_style', numberStyleOptions(locale, text.general.asLanguage))}
        </div>
        {choice(
          'currency',
          CURRENCIES.map((value) => ({ value, label: currencyName(value) })),
        )}
      </FormSection>
      <HoursFields form={form} readOnly={readOnly} />
      <FormSection title={text.general.brand} text={text.general.brandText}>
        <PictureField form={form} name="main_logo" label={labels.main_logo} readOnly={readOnly} />
        {line('main_logo_alt')}
        <PictureField form={form} name="favicon" label={labels.favicon} readOnly={readOnly} />
      </FormSection>
      <FormSection title={text.general.documents}>
        <SwitchField
          form={form}
          name="use_vehicle"
          label={labels.use_vehicle}
          description={text.general.vehicleText}
          readOnly={readOnly}
        />
      </FormSection>
    </>
  );
}
