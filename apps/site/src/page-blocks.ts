import { blockRegistry } from '@org/blocks/definitions';
import type { ContentLoader } from '@org/content/node';
import type { JsonObject } from '@org/schema';
import type { PageAnswer } from './site-page.ts';

/** Props of the blocks of a type on a page and in what stands around it, as they are stored. What cannot be read has none. */
export function pageBlocks(
  { page, header, footer, pageTitle }: PageAnswer,
  type: string,
  load: ContentLoader,
): JsonObject[] {
  return [page.content, header, footer, pageTitle].flatMap((content) => {
    const loaded = content ? load(content) : undefined;
    if (!loaded?.ok) return [];
    return Object.values(loaded.tree)
      .filter((node) => blockRegistry.get(node.type.resolvedName)?.type === type)
      .map(({ props }) => props);
  });
}
