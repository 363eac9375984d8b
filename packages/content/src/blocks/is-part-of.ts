import type { BlockDefinition } from './block-definition.ts';

/**
 * Returns true when a part may belong to a block of a type.
 * @param partOf - the part's `partOf`
 * @returns boolean
 */
export function isPartOf(partOf: BlockDefinition['partOf'], type: string): boolean {
  return typeof partOf === 'string' ? partOf === type : (partOf?.includes(type) ?? false);
}
