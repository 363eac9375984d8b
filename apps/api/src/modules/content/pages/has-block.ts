import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { readContentText } from '../tree/content-tasks.ts';

/** Returns whether the newest version of a page contains a block. */
export async function hasBlock(tx: TenantTx, pageId: number, node: string): Promise<boolean> {
  const page = await tx
    .selectFrom('pages')
    .select('content')
    .where('id', '=', pageId)
    .executeTakeFirst();
  const text = await readContentText(page?.content ?? null);
  const tree: unknown = text === '' ? {} : JSON.parse(text);
  return typeof tree === 'object' && tree !== null && Object.hasOwn(tree, node);
}
