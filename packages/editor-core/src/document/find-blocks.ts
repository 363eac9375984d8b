import type { BlockDefinition } from '@org/content';

/**
 * Returns whether a block is found by a search: each word has to begin a word of its name, its description or its search terms,
 * or be part of its name.
 */
export function matchesSearch(
  { type, label, description }: Pick<BlockDefinition, 'type' | 'label' | 'description'>,
  search: string,
  terms = '',
): boolean {
  const name = `${label} ${type}`.toLowerCase();
  const words = `${name} ${description} ${terms}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => name.includes(part) || words.some((word) => word.startsWith(part)));
}
