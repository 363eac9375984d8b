/**
 * Keeps a form on its page while its browser has no connection, and shows what the page says to that: sent all the same, the page
 * would give way to the browser's own, and its visitor would not know whether anything was ordered.
 * Shape: form, window, what ends it.
 */
export function stayWhileOffline(form: HTMLElement, view: Window, signal: AbortSignal): void {
  const note = form.querySelector<HTMLElement>('[data-part="offline"]');
  const look = (event: Event): void => {
    const { onLine } = view.navigator;
    if (note) note.hidden = onLine;
    if (!onLine) event.preventDefault();
  };
  form.addEventListener('submit', look, { signal });
  view.addEventListener('online', look, { signal });
}
