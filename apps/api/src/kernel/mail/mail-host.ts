import { appError } from '@org/schema/errors';
import { ssrfGuard } from '../http/ssrf-guard.ts';

/** The address of a mail server that a tenant has named. Errors: `mail_failed` for one inside the installation's own network. */
export async function getMailAddress(host: string): Promise<string> {
  const address = await ssrfGuard(host);
  if (address === undefined)
    throw appError('mail_failed', { message: `The mail server ${host} cannot be used` });
  return address;
}
