import type { BlockDefinition } from '@org/content';

/**
 * Returns true when a block matches a search: each term must start a word of its name, its description or its search terms, or be
 * part of its name.
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
