import type { Import } from '@org/schema/contract';
import { text } from './messages.ts';

/** Returns what has to be chosen before an import can start, as a sentence; undefined for nothing. */
export function openQuestion({
  mapping,
  fields,
  matchOn,
  onMatch,
}: Pick<Import, 'mapping' | 'fields' | 'matchOn' | 'onMatch'>): string | undefined {
  if (mapping.every((name) => !name)) return text.noColumn;
  // An import that only updates records needs no more than the match field.
  if (matchOn !== '' && onMatch === 'update') return undefined;
  const missing = fields.find(({ name, required }) => required && !mapping.includes(name));
  return missing && text.needsColumn(missing.label);
}
