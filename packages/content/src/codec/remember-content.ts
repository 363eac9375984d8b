import type { BlockRegistry } from '../blocks/block-definition.ts';
import type { LoadedContent } from './load-content.ts';

/** Loads stored content into a valid tree. */
export type ContentLoader = (content: string | null | undefined) => LoadedContent;

/** Cache size in characters of stored content: some hundreds of pages. */
const MEMORY = 1_000_000;

/**
 * Creates a caching loader: the text of a version never changes, header and footer are on every page of a site, and equal text
 * gives an equal tree. The least recently used tree is evicted first. Identity: equal texts give the same tree while it is
 * cached.
 * @param load - loader
 * @param memory - cache size in characters
 */
export function rememberContent(
  load: (content: string | null | undefined, registry: BlockRegistry) => LoadedContent,
  registry: BlockRegistry,
  memory: number = MEMORY,
): ContentLoader {
  const known = new Map<string, LoadedContent>();
  let size = 0;

  const forget = (): void => {
    for (const [oldest] of known) {
      if (size <= memory) return;
      known.delete(oldest);
      size -= oldest.length;
    }
  };

  return (content) => {
    const text = content ?? '';
    const before = known.get(text);
    if (before) {
      // Moves the entry to the end, so that it is evicted last.
      known.delete(text);
      known.set(text, before);
      return before;
    }
    const loaded = load(text, registry);
    // A page without content gets a new tree each time, and failures are cheap.
    if (text === '' || !loaded.ok) return loaded;
    known.set(text, loaded);
    size += text.length;
    forget();
    return loaded;
  };
}
