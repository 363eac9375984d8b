import { appError } from '@org/schema/errors';
import { ssrfGuard } from '../http/ssrf-guard.ts';

/**
 * Returns the IP address of a tenant's mail server.
 * @throws `mail_failed` for a host in the network of the installation
 */
export async function resolveMailHost(host: string): Promise<string> {
  const address = await ssrfGuard(host);
  if (address === undefined)
    throw appError('mail_failed', { message: `The mail server ${host} cannot be used` });
  return address;
}
