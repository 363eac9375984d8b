import { yupResolver } from '@hookform/resolvers/yup';
import {
  chosenFormats,
  dateStyleOptions,
  type FormatOption,
  localeName,
  localeOptions,
  numberStyleOptions,
  useCallForm,
  useMe,
  zoneOptions,
} from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { type FormatsUpdate, formatsUpdateSchema } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { Alert, Button, createFormats, FormSection, Select, toast, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller, type Resolver, type UseFormReturn } from 'react-hook-form';
import { text } from './messages.ts';

const words = text.formats;

/** Values of the form: '' for the company's setting. */
type Values = Record<'locale' | 'timezone' | 'date_style' | 'number_style', string>;

/** A select whose first option is the company's setting. Mantine does not support empty values, so a dash represents it. */
const USUAL = '-';

function Choice({
  form,
  name,
  usual,
  options,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: keyof Values;
  /** Label of the first option. */
  readonly usual: string;
  readonly options: readonly FormatOption[];
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          label={words.labels[name]}
          allowDeselect={false}
          searchable={options.length > 8}
          data={[
            { value: USUAL, label: usual },
            ...options.filter(({ value }) => value !== ''),
            // A stored value remains an option, even when the list does not contain it.
            ...(field.value && !options.some(({ value }) => value === field.value)
              ? [{ value: field.value, label: field.value }]
              : []),
          ]}
          value={field.value || USUAL}
          onChange={(value) => field.onChange(value === USUAL ? '' : (value ?? ''))}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Renders the user's own formats of dates and numbers, which default to the company's. */
export function FormatsForm(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const me = useMe();
  const { user } = me;
  const own = useFormats();
  const { form, busy, failure, submit } = useCallForm<Values>({
    defaults: {
      locale: user.locale,
      timezone: user.timezone,
      date_style: user.date_style,
      number_style: user.number_style,
    },
    // The schema accepts exactly the form's values, with styles as unions.
    resolver: yupResolver(formatsUpdateSchema) as unknown as Resolver<Values>,
    async send(values) {
      await api.call(apiContract.account.formats, { body: values as FormatsUpdate });
      await queries.invalidateQueries({ queryKey: callKey(apiContract.auth.me) });
      form.reset(values);
      toast.success(words.saved);
    },
  });
  const values = form.watch();
  const company = chosenFormats({
    user: { ...user, locale: '', timezone: '', date_style: '', number_style: '' },
    settings: me.settings,
  });
  // Previews the formats before they are saved.
  const shown = chosenFormats({
    user: { ...user, ...(values as Pick<typeof user, keyof Values>) },
    settings: me.settings,
  });
  const locale = shown.locale || own.locale;
  const formats = createFormats({
    ...shown,
    locale,
    timezone: shown.timezone || own.timezone,
  });
  const usualIn = (write: typeof formats, of: 'day' | 'number'): string =>
    of === 'day' ? write.day('2026-03-09') : write.number(12345.67);
  const companyWay = createFormats({
    ...company,
    locale,
    timezone: company.timezone || own.timezone,
  });
  const asCompany = me.tenant ? words.asCompany : words.asBrowser;
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={words.title} text={words.about}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <div className="ad-pair">
          <Choice
            form={form}
            name="locale"
            usual={asCompany(localeName(company.locale || own.locale))}
            options={localeOptions()}
          />
          <Choice
            form={form}
            name="timezone"
            usual={asCompany((company.timezone || own.timezone).replaceAll('_', ' '))}
            options={zoneOptions()}
          />
        </div>
        <div className="ad-pair">
          <Choice
            form={form}
            name="date_style"
            usual={asCompany(usualIn(companyWay, 'day'))}
            options={dateStyleOptions(locale, '')}
          />
          <Choice
            form={form}
            name="number_style"
            usual={asCompany(usualIn(companyWay, 'number'))}
            options={numberStyleOptions(locale, '')}
          />
        </div>
        <p className="at-meta" role="status">
          {words.example(
            formats.dateTime('2026-03-09T13:05:00Z'),
            formats.number(12345.67),
            formats.money(1234.5, me.settings?.currency),
          )}
        </p>
        <div>
          <Button type="submit" variant="filled" loading={busy} disabled={!form.formState.isDirty}>
            {words.save}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
