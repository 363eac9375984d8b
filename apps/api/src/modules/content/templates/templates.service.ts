import { type BlockRegistry, COMPONENT_LIMITS } from '@org/content';
import { toZlibContent } from '@org/content/node';
import type { ComponentTemplate, TemplateType, TreeFragment, Usage } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TemplateRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { saveUsages, templateHolder } from '../media/media-usages.repository.ts';
import { checkFragment } from '../tree/check-content.ts';
import { checkPageContent } from '../tree/check-page-content.ts';
import { measureNesting } from '../tree/component-usages.ts';
import { checkComponentTask } from '../tree/content.tasks.ts';
import {
  checkStoredContent,
  packFragment,
  readContentTarget,
  runContentTask,
} from '../tree/content-tasks.ts';
import { canStoreHtml } from '../tree/raw-html.ts';
import { templateUsages } from './template-places.ts';
import * as templates from './templates.repository.ts';

/** Returns a template in the format of the API: the content of a saved container as a fragment, otherwise as encoded text. */
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
    deleted_at,
  } = record;
  return {
    id,
    name,
    type,
    // The stored JSON is our own and was checked before it was stored.
    content:
      content !== null && content_form === 'fragment'
        ? (JSON.parse(content) as TreeFragment)
        : content && toZlibContent(content),
    thumbnail,
    category,
    isSystem: is_system,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
  };
}

/** Content of a template, ready to store. */
type StoredContent = Pick<TemplateRecord, 'content' | 'content_form' | 'target'>;

/**
 * Returns content of either format, ready to store. The blocks of the first content determine the target of a template; content
 * of the other target is refused from then on.
 * @throws `content_invalid`, `content_too_large`, `key_refused`
 */
async function storedContent(
  write: TenantWrite,
  content: TreeFragment | string | null,
  registry: BlockRegistry,
  before?: StoredContent,
): Promise<StoredContent> {
  const check = {
    canStoreHtml: canStoreHtml(write),
    target: before?.target,
  };
  if (content === null || typeof content === 'string') {
    const target = before?.target ?? (await readContentTarget(content));
    const wanted = {
      ...check,
      target,
      before: before?.content_form === 'encoded' ? before.content : null,
    };
    return {
      content:
        target === 'email'
          ? await checkStoredContent(content, wanted)
          : await checkPageContent(write.tx, content, wanted),
      content_form: 'encoded',
      target,
    };
  }
  const checked = checkFragment(content, registry, {
    ...check,
    before: before?.content_form === 'fragment' ? before.content : null,
  });
  return { ...checked, content_form: 'fragment' };
}

/**
 * Returns content of a component, ready to store. Components of a tenant are saved one after the other, so that two that are saved
 * at the same time cannot end up inside of each other.
 * @throws those of content; `content_invalid` for more than one block at its top, or another kind of block than before
 */
async function storedComponent(
  write: TenantWrite,
  content: TreeFragment | string | null,
  registry: BlockRegistry,
  before?: StoredContent,
): Promise<StoredContent> {
  await withAdvisoryLock(write.tx, write.tenantId, 'components');
  const stored = await storedContent(write, content, registry, before);
  const input = {
    text: stored.content_form === 'encoded' && stored.target === 'page' ? stored.content : null,
    before: before?.content ?? null,
  };
  await runContentTask(checkComponentTask, input, [input.text, input.before]);
  return stored;
}

/**
 * Checks a saved component with the components inside and around it.
 * @throws `component_cycle`; `content_invalid` when they are nested too deep
 */
async function requireNesting({ tx }: TenantWrite, id: number): Promise<void> {
  const { isCycle, above, below } = await measureNesting(tx, id);
  if (isCycle) throw appError('component_cycle');
  const message = `Components can be nested ${COMPONENT_LIMITS.depth} levels deep`;
  if (above + 1 + below > COMPONENT_LIMITS.depth)
    throw appError('content_invalid', { message, formErrors: { content: message } });
}

/** Returns a unique name within the target and type by adding a number if necessary. */
async function freeName(
  tx: TenantTx,
  tenantId: number,
  wanted: string,
  kind: templates.TemplateKind,
  exceptId: number,
): Promise<string> {
  await withAdvisoryLock(tx, tenantId, 'templates');
  const taken = await templates.takenNames(tx, kind, exceptId);
  if (!taken.has(wanted.toLowerCase())) return wanted;
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const name = `${wanted.slice(0, 120 - suffix.length)}${suffix}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/**
 * Returns a template.
 * @throws `not_found`
 */
export async function getTemplate(tx: TenantTx, id: number): Promise<ComponentTemplate> {
  const record = await templates.findTemplate(tx, id);
  if (!record) throw appError('not_found');
  return toTemplate(record);
}

/**
 * Returns a template's content for a page. Takes id or none.
 * @returns encoded text; null without a template or content, or when the template was deleted
 */
export async function templatePart(tx: TenantTx, id: number | null): Promise<string | null> {
  const record = id === null ? undefined : await templates.findTemplate(tx, id);
  if (!record?.content) return null;
  return record.content_form === 'encoded'
    ? toZlibContent(record.content)
    : packFragment(record.content);
}

/**
 * Creates a template.
 * @param registry - content in either format
 * @returns the template
 */
export async function createTemplate(
  write: TenantWrite,
  fields: { name: string; type: TemplateType; content?: TreeFragment | string | null | undefined },
  registry: BlockRegistry,
): Promise<ComponentTemplate> {
  const { tx, tenantId } = write;
  const { type } = fields;
  const store = type === 'component' ? storedComponent : storedContent;
  const stored = await store(write, fields.content ?? null, registry);
  const record = await templates.insertTemplate(tx, tenantId, {
    ...stored,
    name: await freeName(tx, tenantId, fields.name, { target: stored.target, type }, 0),
    type,
    author_id: await cacheActor(write),
  });
  await saveUsages(tx, tenantId, await templateHolder(record));
  if (type === 'component') await requireNesting(write, record.id);
  await recordChange(write, {
    entity: 'template',
    id: record.id,
    action: 'created',
    version: record.version,
  });
  return toTemplate(record);
}

/**
 * Updates a template.
 * @throws `not_found`, `conflict`, those of content, `component_cycle`
 */
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
  const content = readForm(body.content);
  const store = current.type === 'component' ? storedComponent : storedContent;
  const name =
    body.name === undefined ? undefined : await freeName(tx, tenantId, body.name, current, id);
  const record = await templates.updateTemplate(tx, current, {
    name,
    ...(content === undefined ? {} : await store(write, content, registry, current)),
  });
  invariant(record, 'a locked template keeps its version');
  await saveUsages(tx, tenantId, await templateHolder(record));
  if (current.type === 'component' && content !== undefined) await requireNesting(write, id);
  await recordChange(write, { entity: 'template', id, action: 'updated', version: record.version });
  return toTemplate(record);
}

/**
 * Detects the format of content.
 * @throws `validation_failed` when it is neither format
 */
function readForm(content: unknown): TreeFragment | string | null | undefined {
  if (content === undefined || content === null || typeof content === 'string') return content;
  const { rootNodeId, nodes } = content as Partial<TreeFragment>;
  if (typeof rootNodeId === 'string' && typeof nodes === 'object' && nodes !== null)
    return { rootNodeId, nodes };
  throw appError('validation_failed', {
    formErrors: { content: 'must be encoded text, or an object with rootNodeId and nodes' },
  });
}

/**
 * Returns the usages of a template.
 * @throws `not_found`
 */
export async function getUsages(tx: TenantTx, tenantId: number, id: number): Promise<Usage[]> {
  if (!(await templates.findTemplate(tx, id))) throw appError('not_found');
  return templateUsages(tx, tenantId, id);
}

/**
 * Moves a template to the trash.
 * @throws `not_found`; `in_use` while it is a header, footer or page title, unless `force` is set, and while pages show it as a
 * component
 */
export async function removeTemplate(
  write: TenantWrite,
  id: number,
  force: boolean,
): Promise<void> {
  const { tx, tenantId } = write;
  const current = await templates.lockTemplate(tx, id);
  if (!current) throw appError('not_found');
  // Pages would lose the content of a component.
  const isForced = force && current.type !== 'component';
  const usage = isForced ? [] : await templateUsages(tx, tenantId, id);
  if (usage.length > 0) throw appError('in_use', { usage });
  await templates.trashTemplate(tx, id);
  await recordChange(write, { entity: 'template', id, action: 'deleted' });
}
