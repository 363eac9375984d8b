import type { SecurityAction } from '@org/schema/entities';
import { LRUCache } from 'lru-cache';
import { type InferType, number, object, string } from 'yup';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import {
  type EventOrigin,
  recordSecurityEvent,
  recordStaffEvent,
  visitorEvent,
} from '../../../kernel/events/record-security-event.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';

/** Milliseconds in which further blocked attempts on one account from one address are not recorded. */
const LOCK_WINDOW = 15 * 60 * 1000;

/**
 * Job that records an event of an account without proof of identity. It runs in the background for known and unknown addresses
 * alike, so that the response time does not reveal which accounts exist.
 */
export const unprovenEventJob = defineJob({
  name: 'unproven-account-event',
  payload: object({
    action: string<SecurityAction>().required(),
    /** Encrypted, because the queue is readable. */
    email: string().required(),
    siteTenantId: number().integer(),
    requestId: string().required(),
    address: string().required(),
    userAgent: string().defined(),
  }).noUnknown(),
  retries: 3,
});

/** Dependencies of the security log. */
export interface SecurityLogOptions {
  readonly db: TenantDatabase;
  readonly send: SendJob;
  readonly seal: Encryption;
}

/** Account that a security event is about. */
export interface AccountRef {
  readonly userId: number;
  /** Tenant of a visitor account; undefined for staff. */
  readonly siteTenantId?: number | undefined;
  /** Tenant that records the event when the user is not a direct member of any tenant, such as a user of an agency. */
  readonly activeTenantId?: number | undefined;
}

/** Records account events in the audit logs of the tenants that the accounts belong to. */
export interface SecurityLog {
  record(
    action: SecurityAction,
    account: AccountRef,
    origin: EventOrigin,
    detail?: string,
  ): Promise<void>;
  /** Records an attempt by a person who knows an email address but has not proved their identity. */
  recordUnproven(
    action: SecurityAction,
    attempt: { readonly email: string; readonly siteTenantId?: number | undefined },
    origin: EventOrigin,
  ): Promise<void>;
  /** Handles `unprovenEventJob`. */
  handleUnproven(payload: UnprovenEvent): Promise<void>;
}

type UnprovenEvent = NonNullable<InferType<(typeof unprovenEventJob)['payload']>>;

/** Writes an event of a visitor account into the audit log of its tenant. */
async function recordVisitorEvent(
  db: TenantDatabase,
  tenantId: number,
  {
    action,
    user,
    detail,
  }: {
    readonly action: SecurityAction;
    readonly user: { readonly id: number; readonly email: string };
    readonly detail?: string | undefined;
  },
  origin: EventOrigin,
): Promise<void> {
  await db.asTenant(tenantId, (tx) =>
    recordSecurityEvent(tx, tenantId, visitorEvent(action, user, detail), origin),
  );
}

/** Creates the security log. */
export function createSecurityLog({ db, send, seal }: SecurityLogOptions): SecurityLog {
  const recentLocks = new LRUCache<string, true>({ max: 10_000, ttl: LOCK_WINDOW });

  async function findUser(email: string, siteTenantId: number | undefined) {
    return db.asPlatform('record security event', (tx) =>
      tx
        .selectFrom('users')
        .select(['id', 'email'])
        .where('email', '=', email.trim().toLowerCase())
        .where('tenant_id', 'is not distinct from', siteTenantId ?? null)
        .executeTakeFirst(),
    );
  }

  return {
    async record(action, { userId, siteTenantId, activeTenantId }, origin, detail) {
      if (siteTenantId === undefined)
        return recordStaffEvent(db, { action, userId, detail, activeTenantId }, origin);
      const user = await db.asPlatform('record security event', (tx) =>
        tx
          .selectFrom('users')
          .select(['id', 'email'])
          .where('id', '=', userId)
          .where('tenant_id', '=', siteTenantId)
          .executeTakeFirst(),
      );
      if (user) await recordVisitorEvent(db, siteTenantId, { action, user, detail }, origin);
    },

    async recordUnproven(action, { email, siteTenantId }, origin) {
      if (action === 'sign_in_locked') {
        const key = `${siteTenantId ?? ''} ${origin.address} ${email}`;
        if (recentLocks.has(key)) return;
        recentLocks.set(key, true);
      }
      const payload = {
        action,
        email: seal.close(email.slice(0, 254)),
        siteTenantId,
        requestId: origin.requestId,
        address: origin.address,
        userAgent: origin.userAgent,
      };
      await db.asPlatform('record security event', (tx) =>
        send(tx, unprovenEventJob, payload, { tenantId: null }),
      );
    },

    async handleUnproven({ action, email: sealed, siteTenantId, ...origin }) {
      const user = await findUser(seal.open(sealed), siteTenantId);
      if (!user) return;
      if (siteTenantId === undefined)
        await recordStaffEvent(db, { action, userId: user.id, isUnproven: true }, origin);
      else await recordVisitorEvent(db, siteTenantId, { action, user }, origin);
    },
  };
}
