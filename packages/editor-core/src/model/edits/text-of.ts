import type { BuilderNode } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** Returns the text of a block without markup; '' for a block without text. */
export function getText({ registry }: DocumentStore, node: BuilderNode | undefined): string {
  const inline = registry.get(node?.type.resolvedName ?? '')?.inlineText?.[0];
  const text = inline && node?.props[inline.prop];
  return typeof text === 'string'
    ? text
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}
