import { announceCart } from '../../store/page-cart.ts';
import { sensitivePageHeaders } from '../parts/page-token.ts';

/**
 * Submits the forms of the cart page without leaving it: the server renders the new cart, as it does without a script, and the
 * focus is kept.
 */
export function enhance(cart: HTMLElement): () => void {
  const doc = cart.ownerDocument;
  const view = doc.defaultView ?? window;
  const stop = new AbortController();
  const { signal } = stop;
  let sending: Promise<unknown> = Promise.resolve();

  /** The server has written the current cart into the markup. */
  const tell = (): void => announceCart(view, JSON.parse(cart.dataset.cart ?? ''));

  const send = async (
    action: string,
    body: FormData,
    submitter: HTMLElement | null,
  ): Promise<void> => {
    const focused = submitter?.id || doc.activeElement?.id;
    cart.dataset.busy = '';
    try {
      const answer = await view.fetch(action, {
        method: 'POST',
        body,
        headers: sensitivePageHeaders(doc),
        signal,
      });
      const html = new view.DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = html.querySelector<HTMLElement>('.org-cart');
      if (!answer.ok || !next) throw new Error(`The cart answered ${answer.status}`);
      cart.replaceChildren(...next.childNodes);
      cart.dataset.cart = next.dataset.cart;
      tell();
      const same = focused ? doc.getElementById(focused) : null;
      const usable = same?.matches(':disabled')
        ? same.parentElement?.querySelector<HTMLElement>('[name=quantity]')
        : same;
      (usable ?? cart.querySelector<HTMLElement>('.org-cart-title'))?.focus();
    } catch (error) {
      if (signal.aborted) return;
      globalThis.reportError?.(error);
      const note = doc.createElement('p');
      note.className = 'org-cart-note';
      note.setAttribute('role', 'alert');
      note.textContent = cart.dataset.failed ?? '';
      cart.querySelector('.org-cart-note')?.remove();
      cart.querySelector('.org-cart-title')?.after(note);
    } finally {
      delete cart.dataset.busy;
    }
  };
  /** Requests run in sequence with the form data of the time of the click, so that a render in between loses nothing. */
  const enqueue = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    const body = new FormData(form, submitter);
    if (submitter === null) body.set('act', 'set');
    sending = sending.then(() => send(form.action, body, submitter));
  };

  cart.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      enqueue(event.target as HTMLFormElement, event.submitter);
    },
    { signal },
  );
  cart.addEventListener(
    'change',
    ({ target }) => {
      const input = target as HTMLInputElement;
      const { form } = input;
      const wanted = Math.trunc(Number(input.value));
      if (!form) return;
      // A quantity above the maximum becomes the maximum, which is announced; an invalid one is reset.
      if (wanted >= 1) input.value = `${Math.min(wanted, Number(input.max))}`;
      else input.value = input.defaultValue;
      if (input.value !== input.defaultValue) enqueue(form, null);
    },
    { signal },
  );
  tell();
  return () => stop.abort();
}
