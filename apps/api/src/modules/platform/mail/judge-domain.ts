import type { DomainCheck } from '@org/schema/entities';
import type { FoundTexts } from '../domains/find-texts.ts';

/** SPF entries of known providers, by the end of their server's name. */
const PROVIDERS: readonly (readonly [suffix: string, include: string])[] = [
  ['gmail.com', '_spf.google.com'],
  ['google.com', '_spf.google.com'],
  ['office365.com', 'spf.protection.outlook.com'],
  ['outlook.com', 'spf.protection.outlook.com'],
  ['mailgun.org', 'mailgun.org'],
  ['sendgrid.net', 'sendgrid.net'],
  ['amazonaws.com', 'amazonses.com'],
  ['postmarkapp.com', 'spf.mtasv.net'],
  ['brevo.com', 'spf.brevo.com'],
  ['zoho.com', 'zohomail.com'],
  ['zoho.eu', 'zohomail.eu'],
  ['mailjet.com', 'spf.mailjet.com'],
  ['messagingengine.com', 'spf.messagingengine.com'],
  ['fastmail.com', 'spf.messagingengine.com'],
  ['ovh.net', 'mx.ovh.com'],
];

/** Longest record that is read; longer ones are not valid. */
const LONGEST = 4096;

const UNKNOWN = 'The DNS servers did not answer. Try again in a moment.';

/** Returns the records that start with a version, which ends the record or is followed by a space or a semicolon. */
const withVersion = (texts: readonly string[], version: string): string[] =>
  texts.filter(
    (text) =>
      text.length <= LONGEST &&
      text.slice(0, version.length).toLowerCase() === version &&
      ['', ' ', ';'].includes(text.charAt(version.length)),
  );

/** Returns the SPF entry that allows a mail server. */
function spfEntry(host: string): string {
  const known = PROVIDERS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`));
  return known ? `include:${known[1]}` : `a:${host}`;
}

/**
 * Judges the SPF record of a domain, which names the servers that may send in its name.
 * @param host - mail server of the tenant
 */
export function judgeSpf(domain: string, host: string, found: FoundTexts): DomainCheck {
  const entry = spfEntry(host);
  const check = (status: DomainCheck['status'], message: string, value?: string): DomainCheck => ({
    key: 'spf',
    status,
    message,
    record: value === undefined ? null : { name: domain, value },
  });
  if (found.kind === 'silent') return check('unknown', UNKNOWN);
  const [record, second] = withVersion(found.texts, 'v=spf1');
  if (record === undefined)
    return check(
      'missing',
      'Your domain does not say which servers may send its emails.',
      `v=spf1 ${entry} ~all`,
    );
  if (second !== undefined)
    return check(
      'wrong',
      'There are several SPF records, so receivers ignore all of them. Join them into one.',
    );
  const terms = record.toLowerCase().split(/\s+/);
  if (terms.includes('all') || terms.includes('+all'))
    return check(
      'wrong',
      'It allows everybody to send emails in your name. End it with ~all.',
      terms.map((term) => (term === 'all' || term === '+all' ? '~all' : term)).join(' '),
    );
  // Whether another server is allowed is only known to its provider.
  if (entry.startsWith('include:') && !terms.includes(entry))
    return check(
      'wrong',
      `It does not allow your mail server. Add ${entry} to it.`,
      [terms[0], entry, ...terms.slice(1)].join(' '),
    );
  return check('ok', 'Your domain says which servers may send its emails.');
}

/** Returns the value of a tag of a record such as `v=DMARC1; p=none`, without spaces; '' where it is missing. */
function getTag(record: string, name: string): string {
  for (const part of record.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim().toLowerCase() === name)
      return part.slice(at + 1).replaceAll(/\s/g, '');
  }
  return '';
}

/** Judges the DKIM record of a domain, which holds the public key of its signatures. */
export function judgeDkim(
  { name, publicKey }: { readonly name: string; readonly publicKey: string },
  found: FoundTexts,
): DomainCheck {
  const record = { name, value: `v=DKIM1; k=rsa; p=${publicKey}` };
  if (found.kind === 'silent')
    return { key: 'dkim', status: 'unknown', message: UNKNOWN, record: null };
  const keys = found.texts
    .filter((text) => text.length <= LONGEST)
    .map((text) => getTag(text, 'p'));
  if (keys.includes(publicKey))
    return { key: 'dkim', status: 'ok', message: 'Your emails are signed.', record: null };
  return keys.length > 0
    ? { key: 'dkim', status: 'wrong', message: 'The record holds another key.', record }
    : {
        key: 'dkim',
        status: 'missing',
        message: 'Your emails are not signed yet. Signing begins once this record is found.',
        record,
      };
}

const POLICIES = ['none', 'quarantine', 'reject'];

/** Judges the DMARC record of a domain, which says what receivers do with forged mails. */
export function judgeDmarc(domain: string, found: FoundTexts): DomainCheck {
  const record = { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
  const check = (status: DomainCheck['status'], message: string): DomainCheck => ({
    key: 'dmarc',
    status,
    message,
    record: status === 'ok' || status === 'unknown' ? null : record,
  });
  if (found.kind === 'silent') return check('unknown', UNKNOWN);
  const [first, second] = withVersion(found.texts, 'v=dmarc1');
  if (first === undefined)
    return check(
      'missing',
      'Large receivers such as Gmail ask for this record from everybody who sends to many people.',
    );
  if (second !== undefined)
    return check(
      'wrong',
      'There are several DMARC records, so receivers ignore all of them. Keep one.',
    );
  const policy = getTag(first, 'p').toLowerCase();
  if (!POLICIES.includes(policy))
    return check(
      'wrong',
      'The record does not say what is done with forged emails: it needs p=none, p=quarantine or p=reject.',
    );
  return check(
    'ok',
    policy === 'none'
      ? 'Receivers let forged emails through. Once SPF and DKIM have worked for some weeks, p=quarantine protects your name.'
      : 'Receivers stop emails that are forged in your name.',
  );
}

/** Returns the names at which the DMARC record of a domain may stand: its own, then those of its parents. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_label, at) => `_dmarc.${labels.slice(at).join('.')}`)
    .slice(0, 4);
}
