import { PartsField } from '@org/admin-kit';
import { Checkbox, FormSection, NativeSelect, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { LABELS, text } from './messages.ts';
import { isZeroRate, type SettingsValues } from './settings-form.ts';
import { StructuredFields, ZERO_CATEGORIES } from './structured-fields.tsx';

/** Props of the fields: the form, and whether they are editable. */
export interface SettingsFieldsProps {
  readonly form: UseFormReturn<SettingsValues>;
  readonly readOnly: boolean;
}

/** Renders the taxes that lines of documents can have. */
function TaxFields({ form, readOnly }: SettingsFieldsProps): ReactElement {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'taxes',
    keyName: 'key',
  });
  const errors = form.formState.errors.taxes;
  const rates = form.watch('taxes');
  return (
    <>
      <PartsField
        title={LABELS.taxes}
        none={text.noTaxes}
        add={text.addTax}
        remove={text.removeTax}
        readOnly={readOnly}
        keys={fields.map(({ key }) => key)}
        onAdd={() =>
          append({ id: null, name: '', rate: '', isDefault: fields.length === 0, category: 'Z' })
        }
        onRemove={remove}
        head={(at) => (
          <Checkbox label={text.taxDefault} {...form.register(`taxes.${at}.isDefault`)} />
        )}
      >
        {(at) => (
          <>
            <div className="ad-pair">
              <TextInput
                label={text.taxName}
                error={errors?.[at]?.name?.message}
                {...form.register(`taxes.${at}.name`)}
              />
              <TextInput
                label={text.taxRate}
                inputMode="decimal"
                error={errors?.[at]?.rate?.message}
                {...form.register(`taxes.${at}.rate`)}
              />
            </div>
            {isZeroRate(rates[at]?.rate ?? '') && (
              <NativeSelect
                label={text.taxCategory}
                data={ZERO_CATEGORIES}
                error={errors?.[at]?.category?.message}
                {...form.register(`taxes.${at}.category`)}
              />
            )}
          </>
        )}
      </PartsField>
      <p className="at-meta">{text.taxesHelp}</p>
    </>
  );
}

/** Renders all settings of quotes and invoices. */
export function SettingsFields({ form, readOnly }: SettingsFieldsProps): ReactElement {
  const { errors } = form.formState;
  const line = (
    name:
      | 'dueDays'
      | 'validDays'
      | 'deposit'
      | 'quoteNumber'
      | 'invoiceNumber'
      | 'creditNoteNumber'
      | 'reminderDays'
      | 'reminderSubject'
      | 'quoteReminderDays',
  ) => ({ label: LABELS[name], error: errors[name]?.message, ...form.register(name) });
  const area = (
    name: 'quoteTerms' | 'invoiceTerms' | 'footer' | 'bankDetails' | 'reminderMessage',
  ) => ({
    label: LABELS[name],
    autosize: true,
    minRows: 2,
    maxRows: 12,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TaxFields form={form} readOnly={readOnly} />
      <Checkbox label={LABELS.taxInclusive} {...form.register('taxInclusive')} />
      <FormSection title={text.numbers}>
        <p className="at-meta">{text.numbersHelp}</p>
        <div className="ad-pair">
          <TextInput {...line('quoteNumber')} />
          <TextInput {...line('invoiceNumber')} />
        </div>
        <TextInput {...line('creditNoteNumber')} />
      </FormSection>
      <FormSection title={text.days}>
        <div className="ad-pair">
          <TextInput inputMode="numeric" {...line('validDays')} />
          <TextInput inputMode="numeric" {...line('dueDays')} />
        </div>
        <div className="ad-pair">
          <TextInput inputMode="decimal" {...line('deposit')} />
          <NativeSelect
            label={LABELS.depositType}
            data={[
              { value: 'percent', label: text.percent },
              { value: 'amount', label: text.amount },
            ]}
            {...form.register('depositType')}
          />
        </div>
      </FormSection>
      <FormSection title={text.reminders}>
        <div className="ad-pair">
          <TextInput description={text.reminderDaysHelp} {...line('reminderDays')} />
          <TextInput
            inputMode="numeric"
            description={text.quoteReminderHelp}
            {...line('quoteReminderDays')}
          />
        </div>
        <TextInput {...line('reminderSubject')} />
        <Textarea {...area('reminderMessage')} />
        <p className="at-meta">{text.reminderFieldsHelp}</p>
      </FormSection>
      <FormSection title={text.terms}>
        <Textarea {...area('quoteTerms')} />
        <Textarea {...area('invoiceTerms')} />
        <Textarea {...area('bankDetails')} />
        <Textarea {...area('footer')} />
      </FormSection>
      <StructuredFields form={form} />
    </>
  );
}
