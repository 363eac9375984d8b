import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { DomainCheck, SenderDomain } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { SenderDomainRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getMailDomain, readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import type { FindTexts, FoundTexts } from '../domains/find-texts.ts';
import { dmarcNames, judgeDkim, judgeDmarc, judgeSpf } from './judge-domain.ts';

/** Bits of a key: what receivers ask for, and short enough for a TXT record. */
const KEY_BITS = 2048;

const makeKeyPair = promisify(generateKeyPair);

/** Runs work in a transaction of the tenant. */
type InTx = <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;

/** Dependencies of checks of a domain. */
export interface DomainTools {
  readonly seal: Encryption;
  readonly findTexts: FindTexts;
}

/** Returns a domain as the API returns it. */
const toSenderDomain = (row: SenderDomainRecord): SenderDomain => ({
  name: row.domain,
  checks: [...row.checks],
  signs: row.signs,
  checked_at: row.checked_at?.toISOString() ?? null,
});

const findRow = (tx: TenantTx, domain: string): Promise<SenderDomainRecord | undefined> =>
  tx.selectFrom('sender_domains').selectAll().where('domain', '=', domain).executeTakeFirst();

/** Returns the domain of the tenant's mail server with its last checks; null without a server. */
export async function readSenderDomain(tx: TenantTx): Promise<SenderDomain | null> {
  const server = await readMailServer(tx);
  if (!server) return null;
  const name = getMailDomain(server.from_email);
  const row = await findRow(tx, name);
  return row ? toSenderDomain(row) : { name, checks: [], signs: false, checked_at: null };
}

/** Creates the key of a domain, once. */
async function ensureKey(
  inTx: InTx,
  tenantId: number,
  domain: string,
  seal: Encryption,
): Promise<SenderDomainRecord> {
  const known = await inTx((tx) => findRow(tx, domain));
  if (known) return known;
  const { publicKey, privateKey } = await makeKeyPair('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return inTx(async (tx) => {
    await tx
      .insertInto('sender_domains')
      .values({
        tenant_id: tenantId,
        domain,
        selector: `atrium-${randomBytes(3).toString('hex')}`,
        public_key: publicKey.toString('base64'),
        private_key: seal.close(privateKey),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx
      .selectFrom('sender_domains')
      .selectAll()
      .where('domain', '=', domain)
      .executeTakeFirstOrThrow();
  });
}

/** Returns the first records that are found at some names. */
async function findFirst(findTexts: FindTexts, names: readonly string[]): Promise<FoundTexts> {
  for (const name of names) {
    const found = await findTexts(name);
    if (found.kind === 'silent' || found.texts.length > 0) return found;
  }
  return { kind: 'texts', texts: [] };
}

/** Looks up the records of a domain. */
async function lookUp(
  { domain, selector, public_key: publicKey }: SenderDomainRecord,
  host: string,
  findTexts: FindTexts,
): Promise<DomainCheck[]> {
  const keyName = `${selector}._domainkey.${domain}`;
  const [spf, dkim, dmarc] = await Promise.all([
    findTexts(domain),
    findTexts(keyName),
    findFirst(findTexts, dmarcNames(domain)),
  ]);
  return [
    judgeSpf(domain, host, spf),
    judgeDkim({ name: keyName, publicKey }, dkim),
    judgeDmarc(domain, dmarc),
  ];
}

/**
 * Looks up what DNS says about the domain of the tenant's mail server, and stores it. Emails are signed from the moment when its
 * DKIM record is found until it is gone.
 * @throws `not_found` without a mail server
 */
export async function checkSenderDomain(
  { seal, findTexts }: DomainTools,
  inTx: InTx,
  tenantId: number,
): Promise<SenderDomain> {
  const server = await inTx(readMailServer);
  if (!server) throw appError('not_found', { message: 'No mail server is set up' });
  const row = await ensureKey(inTx, tenantId, getMailDomain(server.from_email), seal);
  const checks = await lookUp(row, server.host, findTexts);
  const dkim = checks.find(({ key }) => key === 'dkim')?.status;
  return inTx(async (tx) =>
    toSenderDomain(
      await tx
        .updateTable('sender_domains')
        .set({
          checks: JSON.stringify(checks),
          // DNS servers that do not answer say nothing about the record.
          ...(dkim !== 'unknown' && { signs: dkim === 'ok' }),
          checked_at: new Date(),
        })
        .where('domain', '=', row.domain)
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  );
}

/** Checks the domain of a tenant again if it was checked before, so that nothing is signed with a key that DNS no longer has. */
export async function recheckSenderDomain(
  tools: DomainTools,
  inTx: InTx,
  tenantId: number,
): Promise<void> {
  const domain = await inTx(readSenderDomain);
  if (domain?.checked_at) await checkSenderDomain(tools, inTx, tenantId);
}
