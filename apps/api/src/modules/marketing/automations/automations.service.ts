import type {
  Automation,
  AutomationCreate,
  AutomationRun,
  AutomationStatus,
  AutomationUpdate,
  Campaign,
  RunState,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import { type AskedList, getList } from '../../../kernel/database/list-definition.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { AutomationRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';

const AUTOMATIONS = getList('email_automations', {
  orders: { name: 'text', created_at: 'time', updated_at: 'time' },
  usual: { by: 'name', direction: 'asc' },
  searched: ['name', 'description'],
});

const NOBODY = { waiting: 0, done: 0, left: 0, failed: 0 };

/** Returns rows as the API returns them, with the numbers of people. */
async function toAutomations(
  tx: TenantTx,
  rows: readonly AutomationRecord[],
): Promise<Automation[]> {
  if (rows.length === 0) return [];
  const counted = await tx
    .selectFrom('email_automation_runs')
    .select(['automation_id', 'state', sql<string>`count(*)`.as('n')])
    .where(
      'automation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['automation_id', 'state'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    start: row.start,
    steps: row.steps,
    published: row.published,
    is_changed: row.is_changed,
    people: {
      ...NOBODY,
      ...Object.fromEntries(
        counted
          .filter(({ automation_id }) => automation_id === row.id)
          .map(({ state, n }) => [state, Number(n)]),
      ),
    },
    activated_at: row.activated_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Lists automations. */
export async function listAutomations(
  tx: TenantTx,
  query: AskedList & { readonly status?: AutomationStatus | undefined },
) {
  const own =
    query.status === undefined ? [] : [sql<SqlBool>`email_automations.status = ${query.status}`];
  const results = await readList(tx, AUTOMATIONS, query, own);
  return { ...results, rows: await toAutomations(tx, results.rows) };
}

/**
 * Returns the row of an automation.
 * @throws `not_found`
 */
export async function findAutomation(
  tx: TenantTx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AutomationRecord> {
  const query = tx
    .selectFrom('email_automations')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Returns an automation.
 * @throws `not_found`
 */
export async function getAutomation(tx: TenantTx, id: number): Promise<Automation> {
  const [automation] = await toAutomations(tx, [await findAutomation(tx, id)]);
  if (!automation) throw appError('not_found');
  return automation;
}

/** Creates an automation as a draft. */
export async function createAutomation(
  write: TenantWrite,
  { start, steps = [], ...fields }: AutomationCreate,
): Promise<Automation> {
  const { tx, tenantId, actor } = write;
  const { id, version } = await tx
    .insertInto('email_automations')
    .values({
      tenant_id: tenantId,
      ...fields,
      start: JSON.stringify(start),
      steps: JSON.stringify(steps),
      author_id: actor.person.id,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'automation', id, action: 'created', version });
  return getAutomation(tx, id);
}

/**
 * Updates an automation. People follow the published steps until it is activated again.
 * @throws `not_found`; `conflict` with the current automation
 */
export async function updateAutomation(
  write: TenantWrite,
  id: number,
  { version: seen, start, steps, ...fields }: AutomationUpdate,
): Promise<Automation> {
  const { tx } = write;
  const row = await findAutomation(tx, id, { lock: true });
  if (seen !== undefined && seen !== row.version)
    throw appError('conflict', { current: await getAutomation(tx, id) });
  const { version } = await tx
    .updateTable('email_automations')
    .set({
      ...fields,
      ...(start && { start: JSON.stringify(start) }),
      ...(steps && { steps: JSON.stringify(steps) }),
      ...((start || steps) && { is_changed: true }),
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'automation', id, action: 'updated', version });
  return getAutomation(tx, id);
}

/**
 * Deletes an automation. People on their way leave it, and its emails that are not sent yet are not sent.
 * @throws `not_found`
 */
export async function removeAutomation(write: TenantWrite, id: number): Promise<void> {
  const { tx } = write;
  await findAutomation(tx, id, { lock: true });
  const now = new Date();
  await tx
    .updateTable('email_automations')
    .set({ status: 'paused', deleted_at: now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('email_automation_runs')
    .set({ state: 'left', reason: 'The automation was deleted', ended_at: now })
    .where('automation_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  await tx
    .updateTable('email_campaigns')
    .set({ status: 'cancelled', pause_reason: '' })
    .where('automation_id', '=', id)
    .execute();
  await recordChange(write, { entity: 'automation', id, action: 'deleted' });
}

/**
 * Creates an email for a step of an automation.
 * @throws `not_found`; those of content
 */
export async function createAutomationEmail(
  write: TenantWrite,
  id: number,
  fields: object,
): Promise<Campaign> {
  const { tx } = write;
  await findAutomation(tx, id);
  const { id: emailId } = (await createEntity(write, campaignEntity, fields)) as Campaign;
  await tx
    .updateTable('email_campaigns')
    .set({ automation_id: id })
    .where('id', '=', emailId)
    .execute();
  return (await getEntity(write, campaignEntity, emailId)) as Campaign;
}

const PEOPLE = getList('email_automation_runs', {
  orders: { id: 'number' },
  usual: { by: 'id', direction: 'desc' },
  hasTrash: false,
});

/**
 * Lists the people of an automation, newest first, each with what happened.
 * @throws `not_found`
 */
export async function listAutomationPeople(
  tx: TenantTx,
  id: number,
  query: AskedList & { readonly state?: RunState | undefined },
) {
  await findAutomation(tx, id);
  const own = [
    sql<SqlBool>`email_automation_runs.automation_id = ${id}`,
    ...(query.state === undefined
      ? []
      : [sql<SqlBool>`email_automation_runs.state = ${query.state}`]),
  ];
  const results = await readList(tx, PEOPLE, query, own);
  const runIds = results.rows.map((row) => row.id);
  if (runIds.length === 0) return { ...results, rows: [] };
  const people = await tx
    .selectFrom('subscribers')
    .select(['id', 'email', 'firstname', 'lastname'])
    .where(
      'id',
      'in',
      results.rows.map(({ subscriber_id }) => subscriber_id),
    )
    .execute();
  const log = await tx
    .selectFrom('email_automation_log')
    .select(['run_id', 'step', 'kind', 'result', 'created_at'])
    .where('run_id', 'in', runIds)
    .orderBy('id')
    .execute();
  const rows = results.rows.map((row): AutomationRun => {
    const person = people.find(({ id: one }) => one === row.subscriber_id);
    return {
      id: row.id,
      email: person?.email ?? '',
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? '',
      state: row.state,
      step: row.step,
      due_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
      reason: row.reason,
      number: row.number,
      log: log
        .filter(({ run_id }) => run_id === row.id)
        .map(({ step, kind, result, created_at }) => ({
          step,
          kind,
          result,
          at: created_at.toISOString(),
        })),
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  });
  return { ...results, rows };
}
