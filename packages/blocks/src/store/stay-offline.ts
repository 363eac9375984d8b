/** What is said where a form is not sent, because there is nobody to send it to. */
const OFFLINE = 'You are offline. What you typed is kept: send it again once you are connected.';

/** Rows of a checkout that hold buttons. */
const ROWS = '.org-pay-go,.org-pay-code';

/**
 * Keeps a form on its page while its browser has no connection, and says so beside the button that was pressed: sent all the same,
 * the page would give way to the browser's own, and its visitor would not know whether anything was ordered.
 * Shape: form, window, what ends it.
 */
export function stayWhileOffline(form: HTMLElement, view: Window, signal: AbortSignal): void {
  const note = form.ownerDocument.createElement('p');
  note.className = 'org-pay-note';
  note.setAttribute('role', 'alert');
  const onSubmit = (event: Event): void => {
    note.remove();
    if (view.navigator.onLine) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    const row = submitter?.closest(ROWS) ?? form.querySelector(ROWS);
    note.textContent = OFFLINE;
    row?.after(note);
    note.scrollIntoView({ block: 'nearest' });
  };
  form.addEventListener('submit', onSubmit, { signal });
  view.addEventListener('online', () => note.remove(), { signal });
}
