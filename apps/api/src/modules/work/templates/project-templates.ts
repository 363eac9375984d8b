import { readInstant } from '@org/schema';
import type { Project, ProjectFromTemplate, ProjectTemplate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ProjectTemplateRecord } from '../../../kernel/database/records.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { requireCustomer } from '../projects/project-parts.ts';
import { findProjectRow } from './copy-project.ts';
import { createPlanned, readPlanned } from './create-planned.ts';
import { readProjectPlan } from './project-plan.ts';

/** Maximum number of templates of a tenant. */
const MAX_TEMPLATES = 200;

/** Returns templates as calls answer them. */
async function toTemplates(
  { tx }: Pick<TenantWrite, 'tx'>,
  rows: readonly ProjectTemplateRecord[],
): Promise<ProjectTemplate[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ id, name, plan, author_id, created_at, updated_at }) => ({
    id,
    name,
    tasks_count: plan.tasks.length,
    est_hours: plan.tasks.reduce((sum, task) => sum + task.est_hours, 0),
    created_by: personIn(people, author_id),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

/** Returns all templates, by name. */
export async function listTemplates(write: Pick<TenantWrite, 'tx'>): Promise<ProjectTemplate[]> {
  const rows = await write.tx
    .selectFrom('project_templates')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return toTemplates(write, rows);
}

/** Returns a template. Errors: `not_found`. */
async function findTemplate({ tx }: TenantWrite, id: number): Promise<ProjectTemplateRecord> {
  const row = await tx
    .selectFrom('project_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

async function toTemplate(
  write: TenantWrite,
  row: ProjectTemplateRecord,
): Promise<ProjectTemplate> {
  const [template] = await toTemplates(write, [row]);
  if (!template) throw appError('not_found');
  return template;
}

/**
 * Saves a project with its tasks as a template; people are left out.
 * Errors: `not_found`; `validation_failed` on `name` for too many templates.
 */
export async function saveTemplate(
  write: TenantWrite,
  projectId: number,
  name: string,
): Promise<ProjectTemplate> {
  const { tx, tenantId } = write;
  const { plan } = await readProjectPlan(tx, await findProjectRow(write, projectId));
  const { n } = await tx
    .selectFrom('project_templates')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (Number(n) >= MAX_TEMPLATES)
    throw appError('validation_failed', {
      formErrors: { name: `There are already ${MAX_TEMPLATES} templates; delete one first` },
    });
  const row = await tx
    .insertInto('project_templates')
    .values({
      tenant_id: tenantId,
      name,
      plan: JSON.stringify(plan),
      author_id: await cacheActor(write),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'project_template', id: row.id, action: 'created' });
  return toTemplate(write, row);
}

/** Renames a template. Errors: `not_found`. */
export async function renameTemplate(
  write: TenantWrite,
  id: number,
  name: string,
): Promise<ProjectTemplate> {
  const before = await findTemplate(write, id);
  await cacheActor(write);
  const row = await write.tx
    .updateTable('project_templates')
    .set((eb) => ({ name, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, {
    entity: 'project_template',
    id,
    action: 'updated',
    version: row.version,
    changes: { name: [before.name, name] },
  });
  return toTemplate(write, row);
}

/** Deletes a template. Errors: `not_found`. */
export async function removeTemplate(write: TenantWrite, id: number): Promise<void> {
  await findTemplate(write, id);
  await cacheActor(write);
  await write.tx.deleteFrom('project_templates').where('id', '=', id).execute();
  await recordChange(write, { entity: 'project_template', id, action: 'deleted' });
}

/**
 * Creates a project with its tasks from a template.
 * Errors: `not_found`; `validation_failed` on the field.
 */
export async function createFromTemplate(
  write: TenantWrite,
  id: number,
  { title, start_date, customer_id = null }: ProjectFromTemplate,
): Promise<Project> {
  const { plan } = await findTemplate(write, id);
  if (customer_id !== null)
    await requireCustomer(write, { customerId: customer_id, vehicleId: null }, undefined);
  const start = readInstant(start_date);
  if (!start)
    throw appError('validation_failed', { formErrors: { start_date: 'Start Date is required' } });
  const { projectId } = await createPlanned(write, plan, { title, start, customer_id });
  return readPlanned(write, projectId);
}
