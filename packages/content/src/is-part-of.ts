import type { BlockDefinition } from './block-definition.ts';

/** Whether a block that is a part may belong to one of a type. Shape: the part's `partOf`, a type → yes or no. */
export function isPartOf(partOf: BlockDefinition['partOf'], type: string): boolean {
  return typeof partOf === 'string' ? partOf === type : (partOf?.includes(type) ?? false);
}
