import type { SmtpServer } from './mail-message.ts';

/**
 * The mail server that a checked `SMTP_URL` names.
 * @example `smtps://user:password@host:465` → server
 */
export function getSmtpServer(text: string): SmtpServer {
  const url = new URL(text);
  const isTls = url.protocol === 'smtps:';
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : isLocal ? 'plain' : 'starttls',
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}
