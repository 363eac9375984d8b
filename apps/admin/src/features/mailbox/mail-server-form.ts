import { yupResolver } from '@hookform/resolvers/yup';
import {
  type MailSecurity,
  type MailServer,
  type MailServerUpdate,
  mailServerUpdateSchema,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of the mail server. */
export type MailServerFormValues = {
  host: string;
  port: string;
  security: MailSecurity;
  username: string;
  /** '' keeps the stored password. */
  password: string;
  from_name: string;
  from_email: string;
  reply_to: string;
};

/** Returns the form values of a stored server, without its password. */
export function serverToForm({
  port,
  version: _version,
  password_set: _set,
  ...rest
}: MailServer): MailServerFormValues {
  return { ...rest, port: String(port), password: '' };
}

/** Returns the body that saves it. */
export function toServerBody(
  { password, port, ...rest }: MailServerFormValues,
  version: number | undefined,
): MailServerUpdate {
  return {
    ...rest,
    port: Number(port),
    ...(password !== '' && { password }),
    ...(version !== undefined && { version }),
  } as MailServerUpdate;
}

// The schema returns the form's values, with the port as a number.
export const serverResolver = yupResolver(
  mailServerUpdateSchema,
) as unknown as Resolver<MailServerFormValues>;
