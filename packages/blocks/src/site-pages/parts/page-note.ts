/** A message that the server left for the next page, which shows it once. */
export interface PageNote {
  readonly kind: 'done' | 'problem';
  readonly text: string;
  /** Email address of the form that was sent, to fill it in again; `''` for none. */
  readonly email: string;
  /** Discount code that was refused: the message is about it. */
  readonly code?: string;
}

/** Returns the ARIA role of a note: problems interrupt, confirmations do not. */
export function getNoteRole({ kind }: PageNote): 'status' | 'alert' {
  return kind === 'done' ? 'status' : 'alert';
}
