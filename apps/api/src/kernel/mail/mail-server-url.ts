import type { MailServer } from './mail-message.ts';

/** Name of a host on this machine. */
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the mail server that a checked `SMTP_URL` names.
 * @example `smtps://user:password@host:465`, or `ses://key-id:secret@eu-west-1?configuration_set=name` → server
 */
export function getMailServer(text: string): MailServer {
  const url = new URL(text);
  const username = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  if (url.protocol === 'ses:')
    return {
      provider: 'ses',
      region: url.hostname,
      accessKeyId: username,
      secretAccessKey: password,
      configurationSet: url.searchParams.get('configuration_set') ?? '',
    };
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : LOCAL.test(url.hostname) ? 'plain' : 'starttls',
    username,
    password,
  };
}
