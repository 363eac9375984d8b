import { announceCart } from './page-cart.ts';
import { sensitivePageHeaders } from './page-token.ts';

/**
 * The page of the cart, whose forms are sent without leaving it: the server draws what is in the cart then, as it does without a
 * script, and the focus stays where it was. Source: ROUTE-SITE-02.
 */
export function enhance(cart: HTMLElement): () => void {
  const doc = cart.ownerDocument;
  const view = doc.defaultView ?? window;
  const stop = new AbortController();
  const { signal } = stop;
  let sending: Promise<unknown> = Promise.resolve();

  /** The server's own words on what is in the cart now. */
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
  /** One after the other, as it was when it was asked for: what is drawn in between takes nothing away. */
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
      // More than there is becomes the most, which is told; what is no quantity becomes what it was.
      if (wanted >= 1) input.value = `${Math.min(wanted, Number(input.max))}`;
      else input.value = input.defaultValue;
      if (input.value !== input.defaultValue) enqueue(form, null);
    },
    { signal },
  );
  tell();
  return () => stop.abort();
}
