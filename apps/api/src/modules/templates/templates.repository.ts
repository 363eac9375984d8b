import type { TemplateType } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import type { TemplateRecord } from '../../database/tables.ts';

/** What a template can be made or changed with. */
export interface TemplateFields {
  readonly name?: string | undefined;
  readonly content?: string | null | undefined;
  readonly content_form?: TemplateRecord['content_form'] | undefined;
}

const live = (tx: TenantTx) => tx.selectFrom('component_templates').where('deleted_at', 'is', null);

/** Templates, newest change first. */
export function listTemplates(tx: TenantTx, type?: TemplateType): Promise<TemplateRecord[]> {
  const query = live(tx).selectAll();
  return (type ? query.where('type', '=', type) : query)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** One template. */
export function findTemplate(tx: TenantTx, id: number): Promise<TemplateRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A template that this transaction is about to change. */
export function lockTemplate(tx: TenantTx, id: number): Promise<TemplateRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Names of a type in lower case, but for one template. */
export async function takenNames(
  tx: TenantTx,
  type: TemplateType,
  exceptId: number,
): Promise<Set<string>> {
  const rows = await live(tx)
    .select((eb) => eb.fn<string>('lower', ['name']).as('name'))
    .where('type', '=', type)
    .where('id', '!=', exceptId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Makes a template. */
export function insertTemplate(
  tx: TenantTx,
  tenantId: number,
  template: Pick<TemplateRecord, 'name' | 'type' | 'content' | 'content_form' | 'author_id'>,
): Promise<TemplateRecord> {
  return tx
    .insertInto('component_templates')
    .values({ ...template, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a template that is still of the version it was read in. */
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
    .set({ ...change, version: based.version + 1, updated_at: new Date() })
    .where('id', '=', based.id)
    .where('version', '=', based.version)
    .returningAll()
    .executeTakeFirst();
}

/** Moves a template to the trash. Shape: → true when it was there. */
export async function trashTemplate(tx: TenantTx, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('component_templates')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
