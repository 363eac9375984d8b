/** A day that may not be over where the business is: which day it is there is known when somebody looks, as pages are kept for longer. */
export function enhance(input: HTMLElement, options: unknown): undefined {
  // The view has written the zone.
  const { timeZone } = options as { readonly timeZone: string };
  // Days are written in Swedish as inputs want them.
  (input as HTMLInputElement).min = new Date().toLocaleDateString('sv', { timeZone });
}
