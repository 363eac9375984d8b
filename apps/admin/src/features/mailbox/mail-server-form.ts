import { yupResolver } from '@hookform/resolvers/yup';
import {
  type MailSecurity,
  type MailServer,
  type MailServerUpdate,
  type MailTransport,
  mailServerUpdateSchema,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of the mail server. */
export type MailServerFormValues = {
  transport: MailTransport;
  /** Region of Amazon SES; '' for SMTP. */
  region: string;
  configuration_set: string;
  host: string;
  port: string;
  security: MailSecurity;
  username: string;
  /** '' keeps the stored password. */
  password: string;
  from_name: string;
  from_email: string;
  reply_to: string;
  /** '' for no limit. */
  hourly_limit: string;
};

/** Returns the form values of a stored server, without its password. */
export function serverToForm({
  port,
  version: _version,
  password_set: _set,
  hourly_limit,
  ...rest
}: MailServer): MailServerFormValues {
  return {
    ...rest,
    port: String(port),
    hourly_limit: hourly_limit === null ? '' : String(hourly_limit),
    password: '',
  };
}

/** Returns the body that saves it. */
export function toServerBody(
  { password, port, hourly_limit, ...rest }: MailServerFormValues,
  version: number | undefined,
): MailServerUpdate {
  return {
    ...rest,
    port: Number(port),
    hourly_limit: hourly_limit === '' ? null : Number(hourly_limit),
    ...(password !== '' && { password }),
    ...(version !== undefined && { version }),
  } as MailServerUpdate;
}

// The schema returns the form's values, with numbers in place of texts.
export const serverResolver = yupResolver(
  mailServerUpdateSchema,
) as unknown as Resolver<MailServerFormValues>;
