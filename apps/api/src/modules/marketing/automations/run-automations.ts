import { AppError } from '@org/schema/errors';
import type { Actor } from '../../../kernel/access/call.ts';
import type { AutomationRunRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { HAS_LEFT } from '../newsletter/newsletter.repository.ts';
import { runAutomationsJob } from './automations.jobs.ts';
import {
  activeAutomations,
  type EntryScan,
  enterAutomation,
  startScan,
} from './enter-automations.ts';
import { type RunPerson, type RunPosition, runStep, type StepTools } from './run-step.ts';

/** Dependencies of automations. */
export interface AutomationTools {
  readonly db: TenantDatabase;
  readonly send: SendJob;
}

/** Time in ms after which a job hands over to a new one. */
const SLICE = 5 * 60_000;

/** Number of people whom one automation takes further before the next one has its turn. */
const TURN = 100;

/** Permissions of steps. What their author may do was checked when they published them. */
const PERMISSIONS = ['tasks.can_view', 'tasks.can_view_all', 'tasks.can_create'] as const;

/** Returns the person who published an automation, in whose name its steps act even after they have left. */
async function getAuthor(tx: TenantTx, automationId: number, runId: number): Promise<Actor> {
  const person = await tx
    .selectFrom('email_automations')
    .innerJoin('people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'email_automations.tenant_id')
        .onRef('people.user_id', '=', 'email_automations.author_id'),
    )
    .select(['people.user_id', 'people.display_name'])
    .where('email_automations.id', '=', automationId)
    .executeTakeFirstOrThrow();
  return {
    person: {
      id: person.user_id,
      displayName: person.display_name,
      email: '',
      firstname: '',
      lastname: '',
    },
    roleId: '6',
    permissions: new Set(PERMISSIONS),
    requestId: `automation ${automationId} run ${runId}`,
    address: 'background',
    userAgent: '',
  };
}

/** Locks the person of an automation who waits longest; undefined when nobody is due, or it is not active any more. */
function lockDue(tx: TenantTx, automationId: number): Promise<AutomationRunRecord | undefined> {
  return tx
    .selectFrom('email_automation_runs')
    .selectAll()
    .where('automation_id', '=', automationId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', new Date())
    .where((where) =>
      where.exists(
        where
          .selectFrom('email_automations')
          .select('id')
          .where('id', '=', automationId)
          .where('status', '=', 'active')
          .where('deleted_at', 'is', null),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Ends the way of a person. */
async function endRun(
  tx: TenantTx,
  id: number,
  state: 'done' | 'left' | 'failed',
  reason = '',
): Promise<void> {
  await tx
    .updateTable('email_automation_runs')
    .set({ state, step: '', reason: reason.slice(0, 500), ended_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the person of a run; undefined for one who has unsubscribed from every list or is blocked. Steps that remove people
 * from their last list do not end their way; they get no emails until they are on a list again.
 */
async function readPerson(tx: TenantTx, run: AutomationRunRecord): Promise<RunPerson | undefined> {
  const row = await tx
    .selectFrom('subscribers')
    .select(['email', 'firstname', 'lastname'])
    .where('id', '=', run.subscriber_id)
    .where('status', '=', 'enabled')
    .where((where) => {
      const members = where
        .selectFrom('list_members')
        .select('list_id')
        .whereRef('list_members.subscriber_id', '=', 'subscribers.id');
      return where.or([
        where.exists(members.where('list_members.status', '=', 'subscribed')),
        where.not(where.exists(members.where(HAS_LEFT))),
      ]);
    })
    .executeTakeFirst();
  return row && { run, email: row.email, name: `${row.firstname} ${row.lastname}`.trim() };
}

/** Code of PostgreSQL for a reference to a deleted row. */
const REFERENCE_GONE = '23503';

/** Returns why a step can never be done; undefined for a failure that may pass. */
function failureReason(error: unknown): string | undefined {
  if (error instanceof AppError) return error.code === 'unavailable' ? undefined : error.message;
  const isGone = error instanceof Error && 'code' in error && error.code === REFERENCE_GONE;
  return isGone ? 'The tag, list or email of this step was deleted' : undefined;
}

/** Takes one person of an automation who is due one step further. Returns false when nobody is due. */
async function advanceOne(
  { db, send }: AutomationTools,
  tenantId: number,
  automationId: number,
): Promise<boolean> {
  let failing: number | undefined;
  try {
    return await db.asTenant(tenantId, async (tx) => {
      const run = await lockDue(tx, automationId);
      if (!run) return false;
      failing = run.id;
      const person = await readPerson(tx, run);
      if (!person) {
        await endRun(tx, run.id, 'left', 'Unsubscribed');
        return true;
      }
      const { steps } = await tx
        .selectFrom('email_automation_versions')
        .select('steps')
        .where('automation_id', '=', run.automation_id)
        .where('number', '=', run.number)
        .executeTakeFirstOrThrow();
      const actor = await getAuthor(tx, run.automation_id, run.id);
      const tools: StepTools = { write: { tx, tenantId, actor }, send };
      const { step, dueAt }: RunPosition = await runStep(tools, person, steps);
      if (!step) await endRun(tx, run.id, 'done');
      else
        await tx
          .updateTable('email_automation_runs')
          .set({ step: step.id, due_at: dueAt })
          .where('id', '=', run.id)
          .execute();
      return true;
    });
  } catch (error) {
    // What a step cannot do ends the way of this person; anything else is tried again.
    const id = failing;
    const reason = failureReason(error);
    if (reason === undefined || id === undefined) throw error;
    await db.asTenant(tenantId, (tx) => endRun(tx, id, 'failed', reason));
    return true;
  }
}

/** Puts the job of a tenant's automations into the queue, where it has active ones. */
export async function ringAutomations(
  tx: TenantTx,
  tenantId: number,
  send: SendJob,
  { part = 0 }: { readonly part?: number } = {},
): Promise<void> {
  if ((await activeAutomations(tx)).length > 0)
    await send(tx, runAutomationsJob, { part }, { tenantId, key: `automations ${part}` });
}

/** Returns the time at which the next person of some automations is due; undefined when nobody waits. */
async function findNextDue(
  tx: TenantTx,
  automationIds: readonly number[],
): Promise<Date | undefined> {
  if (automationIds.length === 0) return undefined;
  const row = await tx
    .selectFrom('email_automation_runs')
    .select((select) => select.fn.min('due_at').as('at'))
    .where('automation_id', 'in', automationIds)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** An automation with work, and how far its search for people who enter has come; undefined at the end. */
interface Turn {
  readonly id: number;
  readonly scan: EntryScan | undefined;
}

/**
 * Lets people enter an automation, and takes some further, so that a busy one does not hold up the others.
 * @returns what is left to do; undefined when there is nothing
 */
async function takeTurn(
  tools: AutomationTools,
  tenantId: number,
  { id, scan }: Turn,
  isOver: () => boolean,
): Promise<Turn | undefined> {
  const next = scan && (await tools.db.asTenant(tenantId, (tx) => enterAutomation(tx, id, scan)));
  let count = 0;
  while (count < TURN && !isOver() && (await advanceOne(tools, tenantId, id))) count += 1;
  return next || count === TURN ? { id, scan: next } : undefined;
}

/**
 * Lets people enter the active automations of a tenant, and takes those who are due further, one transaction for each step. The
 * automations take turns. It may be interrupted at any time.
 */
export async function runAutomations(
  tools: AutomationTools,
  { tenantId, payload, signal }: TenantJobWork<{ part: number }>,
): Promise<void> {
  const { db, send } = tools;
  const began = Date.now();
  const isOver = (): boolean => {
    signal.throwIfAborted();
    return Date.now() - began > SLICE;
  };
  const goOn = () =>
    db.asTenant(tenantId, (tx) =>
      ringAutomations(tx, tenantId, send, { part: payload.part === 0 ? 1 : 0 }),
    );
  const ids = await db.asTenant(tenantId, activeAutomations);
  let turns: readonly Turn[] = ids.map((id) => ({ id, scan: startScan() }));
  while (turns.length > 0) {
    const left: Turn[] = [];
    for (const turn of turns) {
      const rest = await takeTurn(tools, tenantId, turn, isOver);
      if (rest) left.push(rest);
      if (isOver()) return goOn();
    }
    turns = left;
  }
  await db.asTenant(tenantId, async (tx) => {
    const due = await findNextDue(tx, await activeAutomations(tx));
    if (due)
      await send(
        tx,
        runAutomationsJob,
        { part: 0 },
        { tenantId, key: `automations at ${due.getTime()}`, startAfter: due },
      );
  });
}
