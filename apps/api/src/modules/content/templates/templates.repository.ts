import type { TemplateTarget, TemplateType } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import { type AskedList, getList } from '../../../kernel/database/list-definition.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { TemplateRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Columns of a template that can be set. */
export interface TemplateFields {
  readonly name?: string | undefined;
  readonly content?: string | null | undefined;
  readonly content_form?: TemplateRecord['content_form'] | undefined;
}

const live = (tx: TenantTx) => tx.selectFrom('component_templates').where('deleted_at', 'is', null);

/** List of templates, last changed first by default. */
const TEMPLATE_LIST = getList('component_templates', {
  orders: { name: 'text', created_at: 'time', updated_at: 'time' },
  usual: { by: 'updated_at', direction: 'desc' },
  searched: ['name'],
});

/** Returns a page of templates of one target, of one type or of all. */
export function listTemplates(
  tx: TenantTx,
  { target, ...query }: AskedList & { readonly target: TemplateTarget },
  type?: TemplateType,
): Promise<ListResults<TemplateRecord>> {
  return readList(tx, TEMPLATE_LIST, query, [
    sql<SqlBool>`target = ${target}`,
    // Components have their own list.
    type ? sql<SqlBool>`type = ${type}` : sql<SqlBool>`type <> 'component'`,
  ]);
}

/** Returns a template by id. */
export function findTemplate(tx: TenantTx, id: number): Promise<TemplateRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a template for a change. */
export function lockTemplate(tx: TenantTx, id: number): Promise<TemplateRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Target and type of templates, within which names are unique. */
export type TemplateKind = Pick<TemplateRecord, 'target' | 'type'>;

/** Returns the names of a target and type in lower case, except for one template. */
export async function takenNames(
  tx: TenantTx,
  { target, type }: TemplateKind,
  exceptId: number,
): Promise<Set<string>> {
  const rows = await live(tx)
    .select((eb) => eb.fn<string>('lower', ['name']).as('name'))
    .where('target', '=', target)
    .where('type', '=', type)
    .where('id', '!=', exceptId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Inserts a template. */
export function insertTemplate(
  tx: TenantTx,
  tenantId: number,
  template: Pick<
    TemplateRecord,
    'name' | 'target' | 'type' | 'content' | 'content_form' | 'author_id'
  >,
): Promise<TemplateRecord> {
  return tx
    .insertInto('component_templates')
    .values({ ...template, usages_known: true, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a template if its version is still the one that was read. */
export function updateTemplate(
  tx: TenantTx,
  based: { id: number; version: number },
  fields: TemplateFields,
): Promise<TemplateRecord | undefined> {
  const change = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return tx
    .updateTable('component_templates')
    .set({ ...change, usages_known: true, version: based.version + 1, updated_at: new Date() })
    .where('id', '=', based.id)
    .where('version', '=', based.version)
    .returningAll()
    .executeTakeFirst();
}

/** Moves a locked template to the trash. */
export async function trashTemplate(tx: TenantTx, id: number): Promise<void> {
  await tx
    .updateTable('component_templates')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
}
