import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { Actor, RunInTenant, TenantContext } from '../../../kernel/access/call.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { recordChange } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import type { Credentials } from '../auth/credentials.ts';
import {
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invitations.service.ts';
import { findMember, listMembers, type MemberRow } from './members.repository.ts';
import { removeMember, toMember, updateMember } from './members.service.ts';

/** Dependencies of the user routes. */
export interface UserRoutesOptions {
  readonly db: TenantDatabase;
  readonly credentials: Credentials;
  readonly mailQueue: MailQueue;
  readonly adminOrigin: string;
}

interface Call {
  readonly run: RunInTenant;
  readonly tenant: TenantContext;
  readonly actor: Actor;
}

/** Creates the routes of a tenant's users and invitations. */
export function userRoutes({
  db,
  credentials,
  mailQueue,
  adminOrigin,
}: UserRoutesOptions): BoundRoute[] {
  const { users } = apiContract;

  async function shown(rows: readonly MemberRow[], actor: Actor) {
    const seen = await credentials.lastSeen(rows.map(({ auth_id }) => auth_id));
    return rows.map((row) => toMember(row, actor, seen.get(row.auth_id)));
  }

  async function one(row: MemberRow, actor: Actor) {
    const seen = await credentials.lastSeen([row.auth_id]);
    return toMember(row, actor, seen.get(row.auth_id));
  }

  /** Ends the sessions of a user who is no longer a member of any tenant. */
  async function endIdleSessions(row: MemberRow): Promise<void> {
    const places = await db.asPlatform('people of a tenant', (tx) =>
      tx
        .selectFrom('memberships')
        .select('id')
        .where('user_id', '=', row.id)
        .where('status', '=', 'active')
        .limit(1)
        .execute(),
    );
    if (places.length === 0) await credentials.endSessions(row.auth_id);
  }

  type Part = { readonly tx: PlatformTx; readonly tenant: TenantContext; readonly actor: Actor };
  interface Told {
    readonly entity: 'user' | 'invitation';
    readonly id: number;
    readonly action: 'created' | 'updated' | 'deleted';
    readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
  }

  /** Changes the members of a tenant and records it in one transaction. */
  function changing<Value>(
    { run, tenant, actor }: Call,
    work: (part: Part) => Promise<Value>,
    tell: (value: Value) => Told,
  ): Promise<Value> {
    return run(async (tx) => {
      const value = await db.platformWithin(tx, 'people of a tenant', (platform) =>
        work({ tx: platform, tenant, actor }),
      );
      await recordChange({ tx, tenantId: tenant.id, actor }, tell(value));
      return value;
    });
  }

  return [
    staffRoute(users.list, async ({ run, tenant, actor, query }) => {
      const { timezone } = query.filter ? await run(getSettings) : { timezone: 'UTC' };
      const { rows, ...page } = await db.asPlatform('people of a tenant', (tx) =>
        listMembers(tx, tenant.id, query, { timezone, personId: actor.person.id }),
      );
      return { results: { ...page, rows: await shown(rows, actor) } };
    }),
    staffRoute(users.invitations, async ({ tenant }) => ({
      results: {
        rows: await db.asPlatform('people of a tenant', (tx) => listInvitations(tx, tenant.id)),
      },
    })),
    staffRoute(users.invite, async ({ body, ...call }) => {
      const invitation = await changing(
        call,
        (part) => invite({ ...part, mailQueue, adminOrigin }, body),
        ({ id }) => ({ entity: 'invitation', id, action: 'created' }),
      );
      return { message: `Invitation sent to ${body.email}`, invitation };
    }),
    staffRoute(users.resend, async ({ params, ...call }) => {
      const invitation = await changing(
        call,
        (part) => resendInvitation({ ...part, mailQueue, adminOrigin }, params.id),
        ({ id }) => ({ entity: 'invitation', id, action: 'updated' }),
      );
      return { invitation, message: `Invitation sent again to ${invitation.email}` };
    }),
    staffRoute(users.revoke, async ({ params, ...call }) => {
      await changing(
        call,
        (part) => revokeInvitation(part, params.id),
        () => ({ entity: 'invitation', id: params.id, action: 'deleted' }),
      );
      return { message: 'Invitation revoked' };
    }),
    staffRoute(users.get, async ({ params, tenant, actor }) => {
      const row = await db.asPlatform('people of a tenant', (tx) =>
        findMember(tx, tenant.id, params.id),
      );
      if (!row) throw appError('not_found');
      return { user: await one(row, actor) };
    }),
    staffRoute(users.update, async ({ params, body, ...call }) => {
      const { row } = await changing(
        call,
        (part) => updateMember({ ...part, mailQueue }, params.id, body),
        ({ row: { id }, changes }) => ({ entity: 'user', id, action: 'updated', changes }),
      );
      if (row.status === 'suspended') await endIdleSessions(row);
      return { user: await one(row, call.actor) };
    }),
    staffRoute(users.remove, async ({ params, ...call }) => {
      const row = await changing(
        call,
        (part) => removeMember(part, params.id),
        ({ id }) => ({ entity: 'user', id, action: 'deleted' }),
      );
      await endIdleSessions(row);
      return { message: `${row.display_name} is no longer a member` };
    }),
  ];
}
