import type { BlockDefinition } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';

/**
 * Returns the blocks that can be added to the open document: those of pages, or those of emails.
 * @param hasRecord - true for an email about a record, such as a notification
 */
export function blocksFor(store: DocumentStore, hasRecord: boolean): BlockDefinition[] {
  const isEmail = store.node(ROOT_ID)?.type.resolvedName === 'EmailWrapper';
  const target = isEmail ? 'email' : 'page';
  return store.registry
    .all()
    .filter(
      (block) =>
        !block.internal &&
        block.targets.includes(target) &&
        (hasRecord || block.showsRecord !== true),
    );
}
