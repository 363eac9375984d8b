import { yupResolver } from '@hookform/resolvers/yup';
import {
  type MailSecurity,
  type MailServer,
  type MailServerUpdate,
  mailServerUpdateSchema,
} from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What the form of the mail server holds. */
export type MailServerFormValues = {
  host: string;
  port: string;
  security: MailSecurity;
  username: string;
  /** '' keeps the one that is there. */
  password: string;
  from_name: string;
  from_email: string;
  reply_to: string;
};

/** The form of the server as it is kept; its password is never known here. */
export function serverToForm({
  port,
  version: _version,
  password_set: _set,
  ...rest
}: MailServer): MailServerFormValues {
  return { ...rest, port: String(port), password: '' };
}

/** Body of the call that keeps it. */
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

// The schema gives what the form holds, with the port as a number.
export const serverResolver = yupResolver(
  mailServerUpdateSchema,
) as unknown as Resolver<MailServerFormValues>;
