import { invariant } from '@org/schema/errors';
import { saveRevisions } from '../../../kernel/entities/revisions.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { pageHolder, saveUsages } from '../media/media-usages.repository.ts';
import { markPublished, PAGE_REVISIONS } from './page-revisions.ts';
import * as pages from './pages.repository.ts';

/** Replacement of the content of a page. */
interface Replacement {
  /** Describes the revision. */
  readonly label: string;
  /** Returns the content that replaces another one and looks the same. */
  readonly detach: (content: string) => Promise<string>;
}

/** Makes the blocks of a component those of a page: in its draft, and in what visitors see, without publishing the draft. */
export async function detachOnPage(
  write: TenantWrite,
  id: number,
  { label, detach }: Replacement,
): Promise<void> {
  const { tx, tenantId } = write;
  const current = await pages.lockPage(tx, id);
  if (!current) return;
  const { content, live_version: live, has_unpublished_changes } = current;
  const record = await pages.updatePage(tx, current, {
    content: content && (await detach(content)),
    live_version:
      live && JSON.stringify({ ...live, content: live.content && (await detach(live.content)) }),
    has_unpublished_changes,
    usages_known: true,
  });
  invariant(record, 'a locked page keeps its version');
  await saveRevisions(tx, PAGE_REVISIONS, [id], await cacheActor(write), label);
  await markPublished(tx, [id]);
  await saveUsages(tx, tenantId, await pageHolder(record));
  await recordChange(write, { entity: 'page', id, action: 'updated', version: record.version });
}
