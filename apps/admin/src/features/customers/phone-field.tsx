import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerFormValues } from './customer-form.ts';
import { LABELS, text } from './messages.ts';

/** A phone number: what is typed as a local one gets its country when the field is left. */
export function PhoneField({
  form,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
}): ReactElement {
  async function complete(): Promise<void> {
    const typed = form.getValues('phone').trim();
    if (!typed || /^\+\d+$/.test(typed)) return;
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const country = form.getValues('country');
    const number = parsePhoneNumberFromString(typed, (country || undefined) as 'CA' | undefined);
    // Somebody may have typed on while the rules were loaded.
    if (!number?.isPossible() || form.getValues('phone').trim() !== typed) return;
    form.setValue('phone', number.number, { shouldDirty: true, shouldValidate: true });
    if (!country && number.country) form.setValue('country', number.country, { shouldDirty: true });
  }

  return (
    <TextInput
      type="tel"
      label={LABELS.phone}
      description={text.phoneHelp}
      autoComplete="off"
      error={form.formState.errors.phone?.message}
      {...form.register('phone', { onBlur: () => void complete() })}
    />
  );
}
