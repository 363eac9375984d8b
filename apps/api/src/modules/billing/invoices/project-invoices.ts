import type { Project } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { EntityPart } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { invoiceEntity } from './invoice.entity.ts';

type AttachedInvoice = Project['attachedInvoices'][number];

/** Returns the invoices that are attached to projects, newest first. */
async function readInvoices(
  tx: TenantTx,
  ids: readonly number[],
): Promise<(id: number) => AttachedInvoice[]> {
  const rows = await tx
    .selectFrom('project_invoices as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.tenant_id', '=', 'p.tenant_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select([
      'p.project_id',
      'i.id',
      'i.invoice_number',
      'i.invoice_date',
      'i.status',
      'i.grand_total',
    ])
    .where('p.project_id', 'in', [...ids, 0])
    .where('i.deleted_at', 'is', null)
    .orderBy('i.invoice_date', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
  return (id) =>
    (byProject.get(id) ?? []).map((row) => ({
      id: row.id,
      invoiceNumber: row.invoice_number,
      invoiceDate: row.invoice_date,
      status: row.status,
      grandTotal: Number(row.grand_total),
    }));
}

const attachError = (message: string) =>
  appError('validation_failed', { formErrors: { attachedInvoices: message } });

/**
 * Attaches invoices of its customer to a project, and detaches the others.
 * @throws `validation_failed` on `attachedInvoices`
 */
async function saveInvoices(write: TenantWrite, id: number, value: unknown): Promise<void> {
  const { tx, tenantId } = write;
  const asked = [...new Set(value as readonly number[])];
  const before = await tx
    .selectFrom('project_invoices')
    .select('invoice_id')
    .where('project_id', '=', id)
    .execute();
  const known = new Set(before.map(({ invoice_id }) => invoice_id));
  const added = asked.filter((invoice) => !known.has(invoice));
  const rows = hasPermission(write.actor, 'invoices.can_view')
    ? await findRows(tx, invoiceEntity, added, {}, getScope(invoiceEntity, write))
    : [];
  if (rows.length < added.length) throw attachError('This invoice does not exist');
  const project = await tx
    .selectFrom('projects')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (rows.some((row) => Reflect.get(row, 'customer_id') !== project.customer_id))
    throw attachError('This invoice belongs to another customer');
  const gone = [...known].filter((invoice) => !asked.includes(invoice));
  await tx
    .deleteFrom('project_invoices')
    .where('project_id', '=', id)
    .where('invoice_id', 'in', [...gone, 0])
    .execute();
  if (added.length > 0)
    await tx
      .insertInto('project_invoices')
      .values(
        added.map((invoice) => ({ tenant_id: tenantId, project_id: id, invoice_id: invoice })),
      )
      .execute();
}

/** Invoices that are attached to projects. */
export const projectInvoices: EntityPart & { readonly entity: 'project' } = {
  entity: 'project',
  field: 'attachedInvoices',
  read: readInvoices,
  save: saveInvoices,
};
