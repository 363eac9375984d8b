import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ContentCheck } from './check-content.ts';
import type { StoredComponent } from './check-instances.ts';
import { findComponentIds } from './component-usages.ts';
import { checkInstancesTask } from './content.tasks.ts';
import { checkStoredContent, readContentText, runContentTask } from './content-tasks.ts';

/** Returns components, and locks them until the transaction ends, so that none is deleted while content starts to show it. */
async function lockComponents(tx: TenantTx, ids: readonly number[]): Promise<StoredComponent[]> {
  const rows = await tx
    .selectFrom('component_templates')
    .select(['id', 'content'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('type', '=', 'component')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }]));
}

/**
 * Checks content that can show components, as `checkStoredContent` does, with the values of the components that it shows.
 * @throws those of `checkStoredContent` and `checkInstances`
 */
export async function checkPageContent(
  tx: TenantTx,
  text: string | null,
  check: ContentCheck = {},
): Promise<string | null> {
  const content = await checkStoredContent(text, check);
  const ids = content ? findComponentIds(await readContentText(content)) : [];
  if (!content || ids.length === 0) return content;
  const components = await lockComponents(tx, ids);
  const isMissing = components.length < ids.length;
  const knownMissing = isMissing
    ? findComponentIds(await readContentText(check.before ?? null))
    : [];
  const input = { text: content, components, knownMissing };
  return runContentTask(checkInstancesTask, input, [
    content,
    ...components.map((component) => component.content),
  ]);
}
