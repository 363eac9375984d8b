import { domainToUnicode } from 'node:url';
import { normaliseHost } from '@org/schema';
import { type Domain, MAX_DOMAINS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Actor } from '../../../kernel/access/call.ts';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { DomainRecord } from '../../../kernel/database/records.ts';
import type {
  PlatformTx,
  TenantDatabase,
  TenantTx,
} from '../../../kernel/database/tenant-database.ts';
import { recordChange } from '../../../kernel/events/record-change.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { findDomain, isTaken, listDomains, lockDomains, setPrimary } from './domains.repository.ts';
import type { FindTexts, FoundTexts } from './find-texts.ts';

/** Dependencies of the domain functions. */
export interface DomainTools {
  readonly db: TenantDatabase;
  readonly hosts: Pick<HostTable, 'isReserved' | 'builtInHost'>;
  readonly findTexts: FindTexts;
}

/** Tenant and actor of a change. */
export interface DomainWrite {
  readonly tenantId: number;
  readonly actor: Actor;
}

/** Minimum time between two DNS checks of the same domain in ms. */
const PAUSE = 2000;

const TAKEN = 'Another company has this domain';

const getRecord = ({ host, token }: DomainRecord) => ({
  name: `_atrium.${host}`,
  value: `atrium-verify=${token}`,
});

/** Returns a domain in the format of the API. */
export function toDomain(row: DomainRecord): Domain {
  return {
    id: row.id,
    host: row.host,
    name: domainToUnicode(row.host) || row.host,
    status: row.verified_at ? 'verified' : 'pending',
    is_primary: row.is_primary,
    verified_at: row.verified_at?.toISOString() ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    problem: row.problem,
    record: getRecord(row),
    created_at: row.created_at.toISOString(),
  };
}

/** Returns the status of a domain for the audit log. */
const getStanding = ({ is_primary, verified_at }: DomainRecord): string =>
  is_primary ? 'primary' : verified_at ? 'verified' : 'pending';

/** Changes the platform's tables and records it in the tenant's audit log, in one transaction. */
async function changeDomain(
  { db }: Pick<DomainTools, 'db'>,
  { tenantId, actor }: DomainWrite,
  action: 'created' | 'updated' | 'deleted',
  work: (tx: PlatformTx) => Promise<{ before?: DomainRecord; after?: DomainRecord }>,
): Promise<DomainRecord | undefined> {
  return db.asTenant(tenantId, async (tx: TenantTx) => {
    const { before, after } = await db.platformWithin(
      tx,
      'domains of a tenant',
      async (platform) => {
        await lockDomains(platform, tenantId);
        return work(platform);
      },
    );
    const row = after ?? before;
    const standing = [before && getStanding(before), after && getStanding(after)] as const;
    if (row && standing[0] !== standing[1])
      await recordChange(
        { tx, tenantId, actor },
        {
          entity: 'domain',
          id: row.id,
          action,
          changes: { [row.host]: [standing[0] ?? null, standing[1] ?? null] },
        },
      );
    return after;
  });
}

/**
 * Adds an unverified domain.
 * @throws `validation_failed` and `name_taken` on `host`; `not_now` with too many domains
 */
export async function addDomain(
  tools: DomainTools,
  write: DomainWrite,
  typed: string,
): Promise<DomainRecord> {
  const host = normaliseHost(typed) ?? '';
  if (host === '' || tools.hosts.isReserved(host))
    throw appError('validation_failed', {
      formErrors: { host: 'This domain is reserved' },
    });
  const { tenantId } = write;
  const added = await changeDomain(tools, write, 'created', async (tx) => {
    const rows = await listDomains(tx, tenantId);
    if (rows.some((row) => row.host === host))
      throw appError('name_taken', { formErrors: { host: 'This domain is already in the list' } });
    if (await isTaken(tx, tenantId, host))
      throw appError('name_taken', { formErrors: { host: TAKEN } });
    if (rows.length >= MAX_DOMAINS)
      throw appError('not_now', { message: `You can add up to ${MAX_DOMAINS} domains` });
    const after = await tx
      .insertInto('domains')
      .values({ tenant_id: tenantId, host })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { after };
  });
  if (!added) throw appError('not_found');
  return added;
}

/** Returns why a DNS check did not find the record; '' when it did. */
function getProblem(found: FoundTexts, { value }: { readonly value: string }): string {
  if (found.kind === 'silent') return 'The DNS servers did not respond. Try again in a minute.';
  if (found.texts.includes(value)) return '';
  return found.texts.length > 0
    ? 'There is a TXT record with this name, but its value is different.'
    : 'The TXT record was not found yet. A new record can take up to an hour to appear.';
}

/**
 * Checks the DNS record that proves ownership of a domain. A verified domain stays verified when the record is missing later;
 * the response reports it.
 * @throws `not_found`; `name_taken` when another tenant was verified first; `rate_limited` within two seconds of the last check
 */
export async function verifyDomain(
  tools: DomainTools,
  write: DomainWrite,
  id: number,
): Promise<DomainRecord> {
  const { tenantId } = write;
  const asked = await tools.db.asPlatform('domains of a tenant', (tx) =>
    findDomain(tx, tenantId, id),
  );
  if (!asked) throw appError('not_found');
  const since = Date.now() - (asked.checked_at?.getTime() ?? 0);
  if (since >= 0 && since < PAUSE)
    throw appError('rate_limited', { retryAfter: (PAUSE - since) / 1000 });
  const record = getRecord(asked);
  const problem = getProblem(await tools.findTexts(record.name), record);
  try {
    const row = await changeDomain(tools, write, 'updated', async (tx) => {
      const before = await findDomain(tx, tenantId, id);
      if (!before) throw appError('not_found');
      const now = new Date();
      const after = await tx
        .updateTable('domains')
        .set({
          checked_at: now,
          problem,
          verified_at: before.verified_at ?? (problem === '' ? now : null),
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { before, after };
    });
    if (!row) throw appError('not_found');
    return row;
  } catch (error) {
    if (databaseFailure(error)?.kind === 'unique') throw appError('name_taken', { message: TAKEN });
    throw error;
  }
}

/**
 * Makes a verified domain the primary one, to which all others redirect, or unsets it.
 * @throws `not_found`; `not_now` before it is verified
 */
export async function changePrimary(
  tools: DomainTools,
  write: DomainWrite,
  id: number,
  isPrimary: boolean,
): Promise<DomainRecord> {
  const { tenantId } = write;
  const row = await changeDomain(tools, write, 'updated', async (tx) => {
    const before = await findDomain(tx, tenantId, id);
    if (!before) throw appError('not_found');
    if (isPrimary && !before.verified_at)
      throw appError('not_now', { message: 'Verify the domain first' });
    if (isPrimary !== before.is_primary) await setPrimary(tx, tenantId, isPrimary ? id : undefined);
    const after = await findDomain(tx, tenantId, id);
    return { before, ...(after && { after }) };
  });
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Removes a domain, which then no longer shows the site.
 * @throws `not_found`
 */
export async function removeDomain(
  tools: Pick<DomainTools, 'db'>,
  write: DomainWrite,
  id: number,
): Promise<void> {
  const { tenantId } = write;
  await changeDomain(tools, write, 'deleted', async (tx) => {
    const before = await findDomain(tx, tenantId, id);
    if (!before) throw appError('not_found');
    await tx.deleteFrom('domains').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    return { before };
  });
}
