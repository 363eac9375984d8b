import type { BlockRegistry } from '@org/content';
import {
  appError,
  type ComponentTemplate,
  invariant,
  type TemplateType,
  type TreeFragment,
} from '@org/schema';
import { sql } from 'kysely';
import { checkContent, checkFragment } from '../../content/check-content.ts';
import type { TenantTx } from '../../database/data-door.ts';
import type { TemplateRecord } from '../../database/tables.ts';
import { recordChange, rememberActor, type TenantWrite } from '../../events/record-change.ts';
import * as templates from './templates.repository.ts';

/** A template as calls answer it: a saved container's content as the fragment, else as encoded text. */
export function toTemplate(record: TemplateRecord): ComponentTemplate {
  const {
    id,
    name,
    type,
    content,
    content_form,
    thumbnail,
    category,
    is_system,
    version,
    created_at,
    updated_at,
  } = record;
  return {
    id,
    name,
    type,
    // Our own JSON, guarded before it was stored.
    content:
      content !== null && content_form === 'fragment'
        ? (JSON.parse(content) as TreeFragment)
        : content,
    thumbnail,
    category,
    isSystem: is_system,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** Either form of content, ready to store. Errors: `content_invalid`, `content_too_large`, `key_refused`. */
function storedContent(
  content: TreeFragment | string | null | undefined,
  registry: BlockRegistry,
  before: TemplateRecord | undefined,
): templates.TemplateFields {
  if (content === undefined) return {};
  if (content === null || typeof content === 'string')
    return {
      content: checkContent(
        content,
        registry,
        before?.content_form === 'encoded' ? before.content : null,
      ),
      content_form: 'encoded',
    };
  return { content: checkFragment(content, registry), content_form: 'fragment' };
}

/** A name that no other template of the type has: a taken one gets a number. */
async function freeName(
  tx: TenantTx,
  tenantId: number,
  wanted: string,
  type: TemplateType,
  exceptId: number,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates of ${tenantId}`}, 0))`.execute(
    tx,
  );
  const taken = await templates.takenNames(tx, type, exceptId);
  if (!taken.has(wanted.toLowerCase())) return wanted;
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const name = `${wanted.slice(0, 120 - suffix.length)}${suffix}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** One template. Errors: `not_found`. */
export async function getTemplate(tx: TenantTx, id: number): Promise<ComponentTemplate> {
  const record = await templates.findTemplate(tx, id);
  if (!record) throw appError('not_found');
  return toTemplate(record);
}

/** Makes a template. Shape: name, type, content in either form → the template. */
export async function createTemplate(
  write: TenantWrite,
  fields: { name: string; type: TemplateType; content?: TreeFragment | string | null | undefined },
  registry: BlockRegistry,
): Promise<ComponentTemplate> {
  const { tx, tenantId } = write;
  const { content = null, content_form = 'encoded' } = storedContent(
    fields.content,
    registry,
    undefined,
  );
  const record = await templates.insertTemplate(tx, tenantId, {
    name: await freeName(tx, tenantId, fields.name, fields.type, 0),
    type: fields.type,
    content,
    content_form,
    author_id: await rememberActor(write),
  });
  await recordChange(write, {
    entity: 'template',
    id: record.id,
    action: 'created',
    version: record.version,
  });
  return toTemplate(record);
}

/** Changes a template. Errors: `not_found`, `conflict`, those of content. */
export async function updateTemplate(
  write: TenantWrite,
  id: number,
  body: { name?: string | undefined; content?: unknown; version?: number | undefined },
  registry: BlockRegistry,
): Promise<ComponentTemplate> {
  const { tx, tenantId } = write;
  const current = await templates.lockTemplate(tx, id);
  if (!current) throw appError('not_found');
  if (body.version !== undefined && body.version !== current.version)
    throw appError('conflict', { current: toTemplate(current) });
  const name =
    body.name === undefined ? undefined : await freeName(tx, tenantId, body.name, current.type, id);
  const record = await templates.updateTemplate(tx, current, {
    name,
    ...storedContent(readForm(body.content), registry, current),
  });
  invariant(record, 'a locked template keeps its version');
  await recordChange(write, { entity: 'template', id, action: 'updated', version: record.version });
  return toTemplate(record);
}

/** Tells which of the two forms a content is in. Errors: `validation_failed` when it is neither. */
function readForm(content: unknown): TreeFragment | string | null | undefined {
  if (content === undefined || content === null || typeof content === 'string') return content;
  const { rootNodeId, nodes } = content as Partial<TreeFragment>;
  if (typeof rootNodeId === 'string' && typeof nodes === 'object' && nodes !== null)
    return { rootNodeId, nodes };
  throw appError('validation_failed', {
    formErrors: { content: 'must be encoded text, or an object with rootNodeId and nodes' },
  });
}

/** Moves a template to the trash. Errors: `not_found`. */
export async function removeTemplate(write: TenantWrite, id: number): Promise<void> {
  if (!(await templates.trashTemplate(write.tx, id))) throw appError('not_found');
  await recordChange(write, { entity: 'template', id, action: 'deleted' });
}
