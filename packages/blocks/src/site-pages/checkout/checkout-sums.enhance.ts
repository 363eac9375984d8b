import { sensitivePageHeaders } from '../parts/page-token.ts';

/** Fields on which delivery price and taxes depend. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'delivery',
  'shippingMethodId',
  'shipping_province',
  'shipping_countryCode',
]);

/** Selects the default payment method of a delivery: pickup is paid at pickup unless the visitor chooses another one. */
function payWhere(form: HTMLFormElement, delivery: string): void {
  const methods = [...form.querySelectorAll<HTMLInputElement>('[name=paymentMethod]')];
  const atPickup = methods.find(({ value }) => value === 'pickup');
  const other = methods.find(({ value }) => value !== 'pickup');
  if (delivery === 'pickup' && atPickup) atPickup.checked = true;
  if (delivery === 'ship' && atPickup?.checked && other) other.checked = true;
  const chosenFor = form.querySelector<HTMLInputElement>('[name=paymentFor]');
  if (chosenFor) chosenFor.value = delivery;
}

/**
 * Updates the order's totals when the visitor chooses another delivery method or province. The server calculates them and saves
 * the input. Without a script the review page shows them.
 */
export function enhance(sums: HTMLElement): (() => void) | undefined {
  const form = sums.closest('form');
  if (!form) return undefined;
  const view = sums.ownerDocument.defaultView ?? window;
  const stop = new AbortController();
  let asked = new AbortController();

  const look = async (): Promise<void> => {
    // A newer request makes the previous one obsolete.
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const body = new FormData(form);
    body.set('act', 'look');
    // A coupon code is only applied by its own button.
    body.delete('coupon');
    sums.setAttribute('aria-busy', 'true');
    try {
      const answer = await view.fetch(form.action, {
        method: 'POST',
        body,
        headers: sensitivePageHeaders(sums.ownerDocument),
        signal,
      });
      const html = new view.DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = html.querySelector('[data-enhance="checkout-sums"]');
      if (!answer.ok || !next) throw new Error(`The checkout answered ${answer.status}`);
      sums.replaceChildren(...next.childNodes);
      const total = html.querySelector('[data-part=total]');
      if (total) form.querySelector('[data-part=total]')?.replaceChildren(...total.childNodes);
      // Another destination has other delivery methods and prices.
      const methods = html.querySelector('[data-part=methods]');
      if (methods)
        form.querySelector('[data-part=methods]')?.replaceChildren(...methods.childNodes);
    } catch (error) {
      if (signal.aborted) return;
      globalThis.reportError?.(error);
      const note = sums.ownerDocument.createElement('p');
      note.className = 'org-pay-wrong';
      note.dataset.part = 'failed';
      note.textContent = sums.dataset.failed ?? '';
      sums.querySelector('[data-part=failed]')?.remove();
      sums.append(note);
    }
    sums.removeAttribute('aria-busy');
  };

  form.addEventListener(
    'change',
    ({ target }) => {
      const input = target as HTMLInputElement;
      if (input.name === 'delivery') payWhere(form, input.value);
      if (WEIGHTY.has(input.name)) void look();
    },
    { signal: stop.signal },
  );
  // Submitting the form makes a pending request obsolete.
  form.addEventListener('submit', () => asked.abort(), { signal: stop.signal });
  return () => {
    stop.abort();
    asked.abort();
  };
}
