import type { MailServer } from '@org/schema/entities';
import { NativeSelect, PasswordInput, Text, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MailServerFormValues } from './mail-server-form.ts';
import { text } from './messages.ts';

const SECURITIES = [
  { value: 'starttls', label: text.starttls },
  { value: 'tls', label: text.tls },
];

/** Props of the fields of a connection. */
interface ConnectionProps {
  readonly form: UseFormReturn<MailServerFormValues>;
  readonly server: MailServer;
}

/** Renders the fields of a mail server that is reached by SMTP. */
export function SmtpFields({ form, server }: ConnectionProps): ReactElement {
  const { errors } = form.formState;
  const isSaved = server.password_set && server.transport === 'smtp';
  return (
    <>
      <TextInput label={text.host} error={errors.host?.message} {...form.register('host')} />
      <TextInput
        label={text.port}
        inputMode="numeric"
        error={errors.port?.message}
        {...form.register('port')}
      />
      <NativeSelect label={text.security} data={SECURITIES} {...form.register('security')} />
      <TextInput
        label={text.username}
        autoComplete="off"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordInput
        label={text.password}
        autoComplete="new-password"
        description={isSaved ? text.passwordKept : text.passwordAsked}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  );
}

/** Renders the fields of Amazon SES. */
export function SesFields({ form, server }: ConnectionProps): ReactElement {
  const { errors } = form.formState;
  const isSaved = server.password_set && server.transport === 'ses';
  return (
    <>
      <Text size="sm">{text.sesText}</Text>
      <TextInput
        label={text.region}
        description={text.regionNote}
        error={errors.region?.message}
        {...form.register('region')}
      />
      <TextInput
        label={text.accessKey}
        autoComplete="off"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordInput
        label={text.secretKey}
        autoComplete="new-password"
        description={isSaved ? text.secretKeyKept : text.secretKeyAsked}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextInput
        label={text.configurationSet}
        description={text.configurationSetNote}
        error={errors.configuration_set?.message}
        {...form.register('configuration_set')}
      />
    </>
  );
}
