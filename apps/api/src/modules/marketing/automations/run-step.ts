import { type AutomationStep, findStep, nextStep, WAIT_MINUTES } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import type { AutomationRunRecord } from '../../../kernel/database/records.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { addTags, removeTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { taskEntity } from '../../work/index.ts';
import {
  findMember,
  hasLeft,
  removeMember,
  saveMember,
} from '../newsletter/newsletter.repository.ts';
import { audienceSql } from '../sending/audience/audience.ts';
import { sendCampaignJob } from '../sending/sending.jobs.ts';

/** A day in ms. */
const DAY = 24 * 3_600_000;

/** Person on their way, with what steps need of them. */
export interface RunPerson {
  readonly run: AutomationRunRecord;
  readonly email: string;
  readonly name: string;
}

/** Dependencies of steps: the transaction in the author's name, and the queue. */
export interface StepTools {
  readonly write: TenantWrite;
  readonly send: SendJob;
}

/** Result of a step in words, and the way of a condition. */
interface StepResult {
  readonly result: string;
  readonly way?: 'yes' | 'no';
}

/** Hands an email to the sending of campaigns, which checks consent, counts and retries it. */
async function queueEmail(
  { write: { tx, tenantId }, send }: StepTools,
  { run, email }: RunPerson,
  emailId: number,
): Promise<StepResult> {
  await sql`
    insert into email_sends (tenant_id, campaign_id, subscriber_id, email, domain, status, run_id)
    values (${tenantId}, ${emailId}, ${run.subscriber_id}, ${email}, substring(${email} from '[^@]*$'), 'pending', ${run.id})
    on conflict do nothing`.execute(tx);
  await send(
    tx,
    sendCampaignJob,
    { campaignId: emailId, unreachable: 0 },
    { tenantId, key: `campaign ${emailId}` },
  );
  return { result: 'Email queued' };
}

/** Returns whether the person matches a filter at this moment. */
async function matches(
  { tx }: TenantWrite,
  subscriberId: number,
  filters: object | null,
): Promise<boolean> {
  const { selected } = await audienceSql(tx, {
    listIds: [],
    excludeListIds: [],
    filters,
    segmentId: null,
    unopenedCampaignId: null,
  });
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from subscribers where id = ${subscriberId} and ${selected}) as found`.execute(
    tx,
  );
  return rows[0]?.found === true;
}

/** Returns the ids of the customers with an address. */
async function findCustomers({ tx }: TenantWrite, email: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where(sql<SqlBool>`email_key = ${email}`)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Does one step for a person. Everything happens in the transaction that moves the person on, so that nothing happens twice. */
async function act(tools: StepTools, person: RunPerson, step: AutomationStep): Promise<StepResult> {
  const { write } = tools;
  const { tx, tenantId } = write;
  const { run, email, name } = person;
  switch (step.kind) {
    case 'email':
      return queueEmail(tools, person, step.emailId ?? 0);
    case 'condition': {
      const way = (await matches(write, run.subscriber_id, step.filters)) ? 'yes' : 'no';
      return { result: way === 'yes' ? 'Yes' : 'No', way };
    }
    case 'tag': {
      const ids = await findCustomers(write, email);
      if (ids.length === 0) return { result: 'There is no customer with this address' };
      const tagIds = [step.tagId ?? 0];
      if (step.action === 'add') await addTags(tx, tenantId, 'customer', ids, tagIds);
      else await removeTags(tx, 'customer', ids, tagIds);
      return { result: step.action === 'add' ? 'Tag added' : 'Tag removed' };
    }
    case 'list': {
      const of = { listId: step.listId ?? 0, subscriberId: run.subscriber_id };
      if (step.action === 'remove') {
        const isRemoved = await removeMember(tx, tenantId, of);
        return { result: isRemoved ? 'Removed from the list' : 'They were not on this list' };
      }
      const member = await findMember(tx, of);
      // People who have left a list can only subscribe again themselves.
      if (member && hasLeft(member))
        return { result: 'Not added: they have unsubscribed from this list' };
      const consent = { subscribed_at: new Date().toISOString(), by: 'automation' };
      await saveMember(tx, tenantId, of, { status: 'subscribed', consent });
      return { result: 'Added to the list' };
    }
    case 'task': {
      const { timezone } = await getSettings(tx);
      const due = dayIn(timezone, new Date(Date.now() + step.dueDays * DAY));
      await createEntity(write, taskEntity, {
        title: step.title,
        description: `${name || email} (${email})`,
        due_date: due,
        est_hours: 1,
      });
      return { result: 'Task created' };
    }
    case 'wait':
      return { result: `Waited ${step.amount} ${step.unit}` };
    case 'end':
      return { result: 'Ended' };
  }
}

/** Position of a person after some steps: the next step and its time, or the end. */
export interface RunPosition {
  /** Undefined at the end. */
  readonly step: AutomationStep | undefined;
  readonly dueAt: Date;
}

/** Returns the time at which a step is done: that of a wait lies in the future. */
export function dueTime(step: AutomationStep | undefined): Date {
  const wait = step?.kind === 'wait' ? step.amount * WAIT_MINUTES[step.unit] * 60_000 : 0;
  return new Date(Date.now() + wait);
}

/**
 * Takes a person one step further, and writes what happened into their log.
 * @returns position after it; undefined for a deleted step
 */
export async function runStep(
  tools: StepTools,
  person: RunPerson,
  steps: readonly AutomationStep[],
): Promise<RunPosition> {
  const { tx, tenantId } = tools.write;
  const step = findStep(steps, person.run.step);
  if (!step) return { step: undefined, dueAt: new Date() };
  const { result, way } = await act(tools, person, step);
  await tx
    .insertInto('email_automation_log')
    .values({ tenant_id: tenantId, run_id: person.run.id, step: step.id, kind: step.kind, result })
    .execute();
  const next = nextStep(steps, step.id, way);
  return { step: next, dueAt: dueTime(next) };
}
