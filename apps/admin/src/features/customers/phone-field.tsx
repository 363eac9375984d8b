import { useMe } from '@org/admin-kit';
import { getLocaleCountry } from '@org/schema';
import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerFormValues } from './customer-form.ts';
import { LABELS, text } from './messages.ts';

/** Renders a phone number: a local one gets the country code of the customer, or of the tenant, on blur. */
export function PhoneField({
  form,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
}): ReactElement {
  const { settings } = useMe();
  const home = getLocaleCountry(settings?.locale ?? '');

  async function complete(): Promise<void> {
    const typed = form.getValues('phone').trim();
    if (!typed || /^\+\d+$/.test(typed)) return;
    const { readPhone } = await import('@org/schema/phone');
    const country = form.getValues('country');
    const phone = readPhone(typed, [country, home]);
    // The user may have typed more while the parser was loading.
    if (!phone || form.getValues('phone').trim() !== typed) return;
    form.setValue('phone', phone.number, { shouldDirty: true, shouldValidate: true });
    if (!country && phone.country) form.setValue('country', phone.country, { shouldDirty: true });
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
