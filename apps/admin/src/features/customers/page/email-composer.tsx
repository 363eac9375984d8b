import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Customer } from '@org/schema/entities';
import { Button, NativeSelect, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { useComposer } from './use-composer.ts';

/** Renders the form of an email to a customer or one of their contacts. */
export function EmailComposer({ customer }: { readonly customer: Customer }): ReactElement {
  const api = useApi();
  const addresses = [
    ...(customer.email ? [{ value: customer.email, label: customer.email }] : []),
    ...customer.contacts
      .filter(({ email }) => email && email !== customer.email)
      .map(({ name, email }) => ({ value: email, label: `${name} <${email}>` })),
  ];
  const { values, set, errors, isBusy, onSubmit } = useComposer(
    { to: '', subject: '', message: '' },
    ({ to, ...body }, idempotencyKey) =>
      api.call(apiContract.customers.sendEmail, {
        params: { id: customer.id },
        body: { ...body, to: to || addresses[0]?.value },
        idempotencyKey,
      }),
    text.emailSent,
  );
  if (addresses.length === 0) return <p className="ad-quiet">{text.noEmail}</p>;
  return (
    <form onSubmit={onSubmit} noValidate>
      <NativeSelect
        label={text.to}
        value={values.to}
        error={errors.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
        data={addresses}
      />
      <TextInput
        label={text.subject}
        value={values.subject}
        error={errors.subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <Textarea
        label={text.message}
        autosize
        minRows={4}
        maxRows={16}
        value={values.message}
        error={errors.message}
        onChange={(event) => set({ message: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" loading={isBusy}>
        {text.sendEmail}
      </Button>
    </form>
  );
}
