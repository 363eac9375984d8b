/**
 * Keeps a form on its page while the browser is offline, and shows the page's offline message: submitting would replace the
 * page with the browser's error page, and visitors would not know whether anything was ordered.
 * @param signal - abort signal
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
