/**
 * Sets today as the minimum of a date input, in the business's time zone. The server cannot do this, since pages are cached for
 * longer than a day.
 */
export function enhance(input: HTMLElement, options: unknown): undefined {
  // The options were written by the view.
  const { timeZone } = options as { readonly timeZone: string };
  // Swedish dates have the format that inputs expect.
  (input as HTMLInputElement).min = new Date().toLocaleDateString('sv', { timeZone });
}
