import { appError, invariant } from '@org/schema/errors';
import type { TemplateRecord } from '../../../kernel/database/records.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { saveUsages, templateHolder } from '../media/media-usages.repository.ts';
import { detachOnPage } from '../pages/replace-page-content.ts';
import { templateUsages } from '../templates/template-places.ts';
import * as templates from '../templates/templates.repository.ts';
import { detachTask } from '../tree/content.tasks.ts';
import { runContentTask } from '../tree/content-tasks.ts';
import { type HolderRow, listHolders } from './components.repository.ts';

/** Returns content in which the blocks of a component are its own. */
type Detach = (content: string) => Promise<string>;

/** Makes the blocks of a component those of a template that shows it. */
async function detachInTemplate(write: TenantWrite, id: number, detach: Detach): Promise<void> {
  const { tx, tenantId } = write;
  const current = await templates.lockTemplate(tx, id);
  if (!current?.content) return;
  const record = await templates.updateTemplate(tx, current, {
    content: await detach(current.content),
  });
  invariant(record, 'a locked template keeps its version');
  await saveUsages(tx, tenantId, await templateHolder(record));
  await recordChange(write, { entity: 'template', id, action: 'updated', version: record.version });
}

async function detachEverywhere(
  write: TenantWrite,
  component: TemplateRecord,
  holders: readonly HolderRow[],
): Promise<void> {
  const { id: componentId, content: source } = component;
  invariant(source, 'a component has content');
  const detach: Detach = (text) =>
    runContentTask(detachTask, { text, componentId, source }, [text, source]);
  for (const { entity, entity_id } of holders) {
    if (entity === 'template') await detachInTemplate(write, entity_id, detach);
    else await detachOnPage(write, entity_id, { label: `Detached from ${component.name}`, detach });
  }
}

/**
 * Moves a component to the trash. Pages and templates that show it get its blocks as their own with `detach`.
 * @throws `not_found`; `in_use` while it is shown, without `detach`; `content_too_large` when a page would get too many blocks
 */
export async function removeComponent(
  write: TenantWrite,
  id: number,
  { detach }: { readonly detach: boolean },
): Promise<void> {
  const { tx, tenantId } = write;
  const component = await templates.lockTemplate(tx, id);
  if (component?.type !== 'component') throw appError('not_found');
  if (detach) await detachEverywhere(write, component, await listHolders(tx, id));
  else {
    const usage = await templateUsages(tx, tenantId, id);
    if (usage.length > 0) throw appError('in_use', { usage });
  }
  await templates.trashTemplate(tx, id);
  await recordChange(write, { entity: 'template', id, action: 'deleted' });
}
