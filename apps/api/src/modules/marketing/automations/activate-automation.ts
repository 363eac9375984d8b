import {
  type Automation,
  type AutomationStart,
  allSteps,
  missingParts,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { AutomationRecord, CampaignRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { InWrite } from '../sending/campaign-actions.ts';
import { restartGuard } from '../sending/delivery/send-guard.ts';
import { checkLaunch, type LaunchTools, storeSnapshot } from '../sending/launch-campaign.ts';
import { sendCampaignJob } from '../sending/sending.jobs.ts';
import { findAutomation, getAutomation } from './automations.service.ts';
import { ringAutomations } from './run-automations.ts';

/** Dependencies of activating. */
export interface ActivateTools extends LaunchTools {
  readonly send: SendJob;
}

/** An email with its compiled content. */
interface ReadyEmail {
  readonly campaign: CampaignRecord;
  readonly compiled: Awaited<ReturnType<typeof checkLaunch>>['email'];
}

/** Reads an automation and its emails. */
async function readWhole(
  tx: TenantTx,
  id: number,
): Promise<{ readonly automation: AutomationRecord; readonly emails: CampaignRecord[] }> {
  const automation = await findAutomation(tx, id);
  const ids = allSteps(automation.steps).flatMap((step) =>
    step.kind === 'email' && step.emailId !== null ? [step.emailId] : [],
  );
  const emails =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('email_campaigns')
          .selectAll()
          .where('id', 'in', ids)
          .where('automation_id', '=', id)
          .where('deleted_at', 'is', null)
          .execute();
  return { automation, emails };
}

/** Throws `validation_failed` with what is wrong, by the id of the step, '' for the whole. */
function refuse(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(problems);
  if (!first) return;
  throw appError('validation_failed', {
    message: first[1],
    formErrors: Object.fromEntries(
      Object.entries(problems).map(([id, message]) => [id ? `steps.${id}` : 'steps', message]),
    ),
  });
}

/**
 * Compiles and checks the emails of an automation.
 * @throws `validation_failed` with the step of each email that cannot be sent
 */
async function readyEmails(
  tools: ActivateTools,
  inWrite: InWrite,
  automation: AutomationRecord,
  emails: readonly CampaignRecord[],
): Promise<ReadyEmail[]> {
  const problems: Record<string, string> = {};
  const ready = new Map<number, ReadyEmail>();
  for (const step of allSteps(automation.steps)) {
    if (step.kind !== 'email' || step.emailId === null) continue;
    const campaign = emails.find(({ id }) => id === step.emailId);
    if (!campaign) {
      problems[step.id] = 'The email of this step was deleted';
      continue;
    }
    if (ready.has(campaign.id)) continue;
    const { email, checks } = await checkLaunch(
      tools,
      (work) => inWrite(({ tx }) => work(tx)),
      campaign,
    );
    // An automation has no audience: people enter one by one.
    const error = checks.find(({ key, level }) => level === 'error' && key !== 'audience_empty');
    if (error) problems[step.id] = error.message;
    ready.set(campaign.id, { campaign, compiled: email });
  }
  refuse(problems);
  return [...ready.values()];
}

/**
 * Locks the emails that were compiled, and checks that they have not changed since.
 * @throws `conflict`
 */
async function requireUnchanged(tx: TenantTx, ready: readonly ReadyEmail[]): Promise<void> {
  if (ready.length === 0) return;
  const rows = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'version'])
    .where(
      'id',
      'in',
      ready.map(({ campaign }) => campaign.id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const changed = ready.find(({ campaign }) => versions.get(campaign.id) !== campaign.version);
  if (changed)
    throw appError('conflict', {
      message: `The email “${changed.campaign.name}” was changed in the meantime. Activate again to use the new version.`,
    });
}

/** Stores the content that an email has from now on. */
async function publishEmail(
  tx: TenantTx,
  { campaign, compiled }: ReadyEmail,
  now: Date,
): Promise<void> {
  await storeSnapshot(tx, campaign, compiled, { isSent: campaign.started_at !== null });
  if (campaign.status === 'paused') await restartGuard(tx, campaign.id);
  await tx
    .updateTable('email_campaigns')
    .set({
      status: 'sending',
      pause_reason: '',
      started_at: campaign.started_at ?? now,
      audience_at: campaign.audience_at ?? now,
    })
    .where('id', '=', campaign.id)
    .execute();
}

/**
 * Lets the emails of a paused automation go on, also those that only people in earlier versions get, and rings for what was
 * queued meanwhile.
 */
async function wakeEmails(
  { tx, tenantId }: TenantWrite,
  automationId: number,
  send: SendJob,
): Promise<void> {
  const woken = await tx
    .updateTable('email_campaigns')
    .set({ status: 'sending', pause_reason: '' })
    .where('automation_id', '=', automationId)
    .where('status', '=', 'paused')
    .returning('id')
    .execute();
  for (const { id } of woken) await restartGuard(tx, id);
  const queued = await tx
    .selectFrom('email_campaigns')
    .select('id')
    .where('automation_id', '=', automationId)
    .where('status', '=', 'sending')
    .where((where) =>
      where.exists(
        where
          .selectFrom('email_sends')
          .select('email_sends.id')
          .whereRef('email_sends.campaign_id', '=', 'email_campaigns.id')
          .where('email_sends.status', 'in', ['pending', 'deferred']),
      ),
    )
    .execute();
  for (const { id } of queued)
    await send(
      tx,
      sendCampaignJob,
      { campaignId: id, unreachable: 0 },
      { tenantId, key: `campaign ${id}` },
    );
}

/** Permission that a step needs, since it acts in the name of the person who publishes it, with the words of the refusal. */
const STEP_PERMISSIONS = {
  task: { permission: 'tasks.can_create', words: 'You need the permission to create tasks' },
  tag: { permission: 'customers.can_update', words: 'You need the permission to change customers' },
} as const;

/**
 * Refuses steps that do what the person who publishes them may not do.
 * @throws `validation_failed` with the steps
 */
function requireStepPermissions(
  { permissions }: TenantWrite['actor'],
  steps: Automation['steps'],
): void {
  refuse(
    Object.fromEntries(
      steps.flatMap(({ kind, id }) => {
        if (kind !== 'task' && kind !== 'tag') return [];
        const { permission, words } = STEP_PERMISSIONS[kind];
        return permissions.has(permission) ? [] : [[id, words] as const];
      }),
    ),
  );
}

/**
 * Refuses a start by a field of customers that is no date, or was deleted.
 * @throws `validation_failed`
 */
async function requireDateField(tx: TenantTx, { event, fieldKey }: AutomationStart): Promise<void> {
  if (event !== 'customer.date') return;
  const found = await tx
    .selectFrom('custom_fields')
    .select('id')
    .where('entity', '=', 'customer')
    .where('key', '=', fieldKey)
    .where('type', '=', 'date')
    .executeTakeFirst();
  if (!found) refuse({ '': 'The date field of this automation was deleted. Choose another one.' });
}

/**
 * Refuses a start and steps by lists that were deleted.
 * @throws `validation_failed` with the steps
 */
async function requireLists(tx: TenantTx, { start, steps }: AutomationRecord): Promise<void> {
  const named = allSteps(steps).flatMap((step) =>
    step.kind === 'list' && step.listId !== null ? [{ key: step.id, listId: step.listId }] : [],
  );
  if (start.event === 'subscriber.joined' && start.listId !== null)
    named.unshift({ key: '', listId: start.listId });
  if (named.length === 0) return;
  const lists = await tx
    .selectFrom('email_lists')
    .select('id')
    .where(
      'id',
      'in',
      named.map(({ listId }) => listId),
    )
    .execute();
  refuse(
    Object.fromEntries(
      named
        .filter(({ listId }) => !lists.some(({ id }) => id === listId))
        .map(({ key }) => [
          key,
          `The list of this ${key ? 'step' : 'automation'} was deleted. Choose another one.`,
        ]),
    ),
  );
}

/**
 * Publishes the steps and emails of an automation and starts it. People on their way stay in the version in which they began, but
 * get emails as they are now.
 * @throws `not_found`; `validation_failed` with the steps that are not complete
 */
export async function activateAutomation(
  tools: ActivateTools,
  inWrite: InWrite,
  id: number,
): Promise<Automation> {
  const { automation, emails } = await inWrite(({ tx }) => readWhole(tx, id));
  refuse(missingParts(automation.start, automation.steps));
  await inWrite(async ({ tx, actor }) => {
    requireStepPermissions(actor, automation.steps);
    await requireDateField(tx, automation.start);
    await requireLists(tx, automation);
  });
  const ready = await readyEmails(tools, inWrite, automation, emails);
  return inWrite(async (write) => {
    const { tx, tenantId } = write;
    const row = await findAutomation(tx, id, { lock: true });
    // What was checked and compiled is what is published.
    if (row.version !== automation.version)
      throw appError('conflict', { current: await getAutomation(tx, id) });
    await requireUnchanged(tx, ready);
    const now = new Date();
    for (const email of ready) await publishEmail(tx, email, now);
    await wakeEmails(write, id, tools.send);
    const number = row.published + 1;
    await tx
      .insertInto('email_automation_versions')
      .values({
        tenant_id: tenantId,
        automation_id: id,
        number,
        start: JSON.stringify(row.start),
        steps: JSON.stringify(row.steps),
      })
      .execute();
    const isOther = JSON.stringify(row.start) !== JSON.stringify(await publishedStart(tx, row));
    const { version } = await tx
      .updateTable('email_automations')
      .set({
        status: 'active',
        published: number,
        is_changed: false,
        author_id: await cacheActor(write),
        // Another start looks only at what happens from now on, as does one after a pause.
        ...(row.status === 'active' && !isOther ? {} : { activated_at: now, scanned_at: null }),
        version: row.version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordChange(write, { entity: 'automation', id, action: 'updated', version });
    await ringAutomations(tx, tenantId, tools.send);
    return getAutomation(tx, id);
  });
}

/** Returns what starts the published version; undefined before the first one. */
async function publishedStart(
  tx: TenantTx,
  { id, published }: AutomationRecord,
): Promise<AutomationStart | undefined> {
  const row = await tx
    .selectFrom('email_automation_versions')
    .select('start')
    .where('automation_id', '=', id)
    .where('number', '=', published)
    .executeTakeFirst();
  return row?.start;
}

/**
 * Pauses an automation: nobody enters, people on their way wait, and emails that were queued wait too.
 * @throws `not_found`; `not_now` for one that is not active
 */
export async function pauseAutomation(write: TenantWrite, id: number): Promise<Automation> {
  const { tx } = write;
  const row = await findAutomation(tx, id, { lock: true });
  if (row.status !== 'active')
    throw appError('not_now', { message: 'This automation is not active' });
  const { version } = await tx
    .updateTable('email_automations')
    .set({ status: 'paused', version: row.version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('email_campaigns')
    .set({ status: 'paused', pause_reason: 'The automation is paused' })
    .where('automation_id', '=', id)
    .where('status', '=', 'sending')
    .execute();
  await recordChange(write, { entity: 'automation', id, action: 'updated', version });
  return getAutomation(tx, id);
}
