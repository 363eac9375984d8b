import type { BlockRegistry } from './block-definition.ts';
import type { LoadedContent } from './load-content.ts';

/** Reads stored content into a tree that can be used. */
export type ContentLoader = (content: string | null | undefined) => LoadedContent;

/** Characters of stored content whose trees are remembered: some hundreds of pages. */
const MEMORY = 1_000_000;

/**
 * Makes a loader that remembers: the text of a version never changes, header and footer stand on every page of a site,
 * and equal text is an equal tree. What was asked for longest ago is forgotten first.
 * Shape: loader, registry, characters to remember → loader. Identity: equal texts give the same tree while it is remembered.
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
      // To the end of the line, so that what is in use is forgotten last.
      known.delete(text);
      known.set(text, before);
      return before;
    }
    const loaded = load(text, registry);
    // A page without content gets a new tree each time, and a failure costs little.
    if (text === '' || !loaded.ok) return loaded;
    known.set(text, loaded);
    size += text.length;
    forget();
    return loaded;
  };
}
