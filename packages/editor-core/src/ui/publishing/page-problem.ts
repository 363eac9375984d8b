import type { NodeId } from '@org/schema/entities';

/** Something on a page that its author may want to fix before it is published. */
export interface PageProblem {
  /** Description, as a sentence. */
  readonly text: string;
  /** Block to fix it in; undefined for the page as a whole. */
  readonly node?: NodeId | undefined;
}

/** Maximum length of a quoted text. */
const LONGEST_QUOTE = 60;

/** Returns the beginning of a text in quotation marks. */
export function quote(text: string): string {
  const short = text.trim().replaceAll(/\s+/g, ' ');
  return `“${short.length > LONGEST_QUOTE ? `${short.slice(0, LONGEST_QUOTE)}…` : short}”`;
}
