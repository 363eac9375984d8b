import type { AuditEntry } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedRows } from '../../../../test/support/exports.ts';
import { getRows } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { recordStaffEvent } from '../../../kernel/events/record-security-event.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const PATH = '/api/v1/admin/audit-log/';
const ORIGIN = { requestId: 'request-1', address: '192.0.2.7', userAgent: 'Browser/1.0' };

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5 });
});
afterAll(() => t.close());

const getFilter = (...rules: object[]): string => JSON.stringify({ combinator: 'and', rules });
async function entries(
  query: Readonly<Record<string, string>> = {},
  as: ActorName = 'admin',
): Promise<AuditEntry[]> {
  const answer = await t.call('GET', `${PATH}?${new URLSearchParams(query)}`, { as });
  expect(answer.status, answer.text).toBe(200);
  return getRows<AuditEntry>(answer);
}
const getId = async (name: string): Promise<number> => {
  const [row] = await t.database.asOwner<{ id: number }>(
    'select id from platform.users where display_name = $1',
    [name],
  );
  if (!row) throw new Error(`no user ${name}`);
  return Number(row.id);
};

describe('the audit log', () => {
  it('records who changed a record, from which address and browser', async () => {
    const { note } = t.world.alpha;
    await t.call('PUT', `/api/v1/admin/notes/${note}/`, {
      as: 'admin',
      body: { title: 'Renamed' },
      address: '192.0.2.9',
      headers: { 'user-agent': 'Editor/2.0' },
    });
    const [entry] = await entries({ kind: 'changes', itemsPerPage: '1' });
    expect(entry).toMatchObject({
      action: 'updated',
      entity: 'note',
      entityId: note,
      user: { displayName: 'admin' },
      address: '192.0.2.9',
      userAgent: 'Editor/2.0',
    });
    expect(entry?.changes).toContainEqual(expect.objectContaining({ to: 'Renamed' }));
  });

  it('shows security events only to users who may view the members of the tenant', async () => {
    const userId = await getId('viewer');
    await recordStaffEvent(t.database.db, { action: 'password_changed', userId }, ORIGIN);
    expect((await entries({ kind: 'security' })).length).toBeGreaterThan(0);
    for (const as of ['accountant', 'manager'] as const) {
      expect(await entries({ kind: 'security' }, as)).toEqual([]);
      const subjects = (await entries({}, as)).map(({ entity }) => entity);
      expect(subjects).not.toContain('account');
      expect(subjects).not.toContain('export');
    }
  });

  it('records an event of a staff account in each tenant of the user, and in no other', async () => {
    const userId = await getId('bothAdmin');
    await recordStaffEvent(t.database.db, { action: 'password_changed', userId }, ORIGIN);
    for (const as of ['admin', 'otherAdmin'] as const)
      expect((await entries({ kind: 'security' }, as))[0]).toMatchObject({
        action: 'password_changed',
        entity: 'account',
        entityId: userId,
        user: { id: userId, displayName: 'bothAdmin' },
        address: '192.0.2.7',
        userAgent: 'Browser/1.0',
      });
    await recordStaffEvent(
      t.database.db,
      { action: 'sign_in_failed', userId: await getId('editor'), isUnproven: true },
      ORIGIN,
    );
    expect((await entries({ kind: 'security' }))[0]).toMatchObject({
      action: 'sign_in_failed',
      user: null,
      detail: 'editor',
    });
    expect((await entries({}, 'otherAdmin')).map(({ action }) => action)).not.toContain(
      'sign_in_failed',
    );
  });

  it('filters by person, action, subject, address and date, and searches details', async () => {
    const editorId = await getId('editor');
    await recordStaffEvent(
      t.database.db,
      { action: 'password_reset', userId: editorId, detail: 'by link' },
      { ...ORIGIN, address: '198.51.100.4' },
    );
    const only = async (field: string, operator: string, value: unknown) =>
      (await entries({ filter: getFilter({ field, operator, value }) })).map((one) => one.action);
    // The first is from the beginning of the suite.
    expect(await only('user', 'in', [editorId])).toEqual(['password_reset', 'signed_in']);
    expect(await only('action', 'in', ['password_reset'])).toEqual(['password_reset']);
    expect(await only('address', 'is', '198.51.100.4')).toEqual(['password_reset']);
    expect(await only('entity', 'in', ['note'])).toEqual(['updated', 'created']);
    expect(await only('at', 'after', '2199-01-01')).toEqual([]);
    expect((await entries({ search: 'by link' })).map(({ action }) => action)).toEqual([
      'password_reset',
    ]);
  });

  it('hides changes of records that the user may not view', async () => {
    const role = await t.call('POST', '/api/v1/admin/roles/', {
      as: 'admin',
      body: { name: 'Auditor', base_role: '4', permissions: ['audit_log.can_view'] },
    });
    expect(role.status, role.text).toBe(201);
    const { id } = role.body.role as { id: number };
    await t.call('PUT', `/api/v1/admin/users/${await getId('manager')}/`, {
      as: 'admin',
      body: { role: id },
    });
    // The audit log holds changes of notes and security events; a role that may view only the log itself sees neither.
    expect(await entries({ itemsPerPage: '100' }, 'manager')).toEqual([]);
  });

  it('exports the audit log with its filters, and records the export', async () => {
    const rows = await exportedRows(t, PATH, {
      selection: { matching: { kind: 'security' } },
      columns: ['action', 'entity', 'address'],
    });
    expect(rows[0]).toEqual(['Action', 'Subject', 'IP address']);
    expect(rows).toContainEqual(['Password reset', 'Staff account', '198.51.100.4']);
    expect((await entries({ kind: 'security' }))[0]).toMatchObject({
      action: 'exported',
      entity: 'export',
      detail: 'audit log entries (csv)',
      user: { displayName: 'admin' },
    });
  });

  it('removes security events after a year, and addresses and browsers of older changes', async () => {
    const { id } = t.world.alpha;
    const [before] = await t.database.asOwner<{ n: number }>(
      `select count(*)::int as n from app.audit_log where tenant_id = ${id} and entity = 'note'`,
    );
    await t.database.asOwner(
      `update app.audit_log set created_at = now() - interval '366 days' where tenant_id = ${id}`,
    );
    const task = t.api.jobs.housekeeping.tasks.get('old-security-events');
    await task?.run({ signal: new AbortController().signal, log: serverLog('silent') });
    const left = await t.database.asOwner<{ entity: string; address: string; user_agent: string }>(
      `select entity, address, user_agent from app.audit_log where tenant_id = ${id}`,
    );
    expect(left.filter(({ entity }) => entity === 'note')).toHaveLength(before?.n ?? -1);
    expect(left.filter(({ entity }) => entity === 'account')).toEqual([]);
    expect(new Set(left.map((row) => row.address + row.user_agent))).toEqual(new Set(['']));
  });
});
