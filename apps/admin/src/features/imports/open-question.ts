import type { Import } from '@org/schema';
import { text } from './messages.ts';

/** What has to be chosen before the rows of a file can be taken in, as a sentence; undefined where nothing has to. */
export function openQuestion({
  mapping,
  fields,
  matchOn,
  onMatch,
}: Pick<Import, 'mapping' | 'fields' | 'matchOn' | 'onMatch'>): string | undefined {
  if (mapping.every((name) => !name)) return text.noColumn;
  // A file that changes what is there needs to say no more than what it is known by.
  if (matchOn !== '' && onMatch === 'update') return undefined;
  const missing = fields.find(({ name, required }) => required && !mapping.includes(name));
  return missing && text.needsColumn(missing.label);
}
