import type { BlockRegistry, LoadedContent } from '@org/content';
import { loadContent } from '@org/content/node';

/** Reads stored content into a tree. */
export type PartLoader = (content: string | null | undefined) => LoadedContent;

/** Characters of stored content whose trees are remembered: some hundreds of pages. */
const MEMORY = 1_000_000;

/**
 * Makes a reader that remembers: header and footer stand on every page of a site, and equal text is an equal tree.
 * The texts that were read longest ago are forgotten first.
 */
export function createPartLoader(registry: BlockRegistry, memory: number = MEMORY): PartLoader {
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
    if (before) return before;
    const loaded = loadContent(text, registry);
    // A page without content gets a new tree each time, and a failure costs little.
    if (text === '' || !loaded.ok) return loaded;
    known.set(text, loaded);
    size += text.length;
    forget();
    return loaded;
  };
}
