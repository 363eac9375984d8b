import type { BuyOptions } from './buy-box.tsx';
import { acceptedQuantity, type BuyVariant, buyState, mostPieces, toldLimit } from './buy-state.ts';
import { askCart, changeCart, knownCart } from './page-cart.ts';

/** Adds to the cart without leaving the page, and shows what is already in the cart. Inside a frame its button does nothing. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const form = element as HTMLFormElement;
  const { id, sku, stock, isUnlimited, most, texts } = given as BuyOptions;
  const doc = form.ownerDocument;
  const view = doc.defaultView ?? window;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part=${name}]`);
  const [label, row, there, told] = ['label', 'row', 'there', 'told'].map(part);
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const amount = form.querySelector<HTMLInputElement>('[name=quantity]');
  if (!label || !row || !there || !told || !button) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  let variant: BuyVariant | undefined;
  let quantity = 1;
  let isBusy = false;

  const wanted = (): string => variant?.[1] ?? sku;
  const inCart = () => knownCart(view)?.items.find((item) => item.sku === wanted());
  const facts = () => ({
    isChosen: wanted() !== '',
    stock: variant?.[4] ?? stock,
    isUnlimited,
    most,
    quantity,
  });

  const tell = (text: string, isProblem = false): void => {
    told.textContent = text;
    told.toggleAttribute('data-problem', isProblem);
  };
  const draw = (): void => {
    const now = facts();
    const state = buyState(now);
    const isThere = inCart() !== undefined;
    label.textContent = texts[state.label];
    button.disabled = state.isDisabled;
    row.hidden = isThere;
    there.hidden = !isThere;
    if (!amount) return;
    amount.max = `${Math.max(1, mostPieces(now))}`;
    amount.value = `${quantity}`;
    amount.disabled = now.isChosen && mostPieces(now) < 1;
  };
  /** Applies a quantity up to the maximum, and reports the limit that it met. */
  const take = (typed: string): void => {
    const limit = Math.max(1, mostPieces(facts()));
    quantity = acceptedQuantity(typed, limit, Math.min(quantity, limit));
    draw();
    const told = inCart() ? undefined : toldLimit(facts(), Number(typed));
    tell(told ? texts.maxQuantity.replace('{n}', `${told}`) : '');
  };

  const send = async (method: string, path: string, body?: object): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    form.ariaBusy = 'true';
    tell('');
    const problem = await changeCart(view, method, path, body).catch(() => texts.failed);
    isBusy = false;
    form.ariaBusy = null;
    tell(problem, problem !== '');
    return problem === '';
  };
  const add = async (): Promise<void> => {
    const variant_id = variant?.[0];
    if (!(await send('POST', 'items/', { sku: wanted(), ...(amount && { quantity }) }))) return;
    const item = { id, quantity, ...(variant_id && { variant_id }) };
    doc.dispatchEvent(new CustomEvent('org-event', { detail: { kind: 'add_to_cart', item } }));
    there.querySelector('a')?.focus();
  };
  const remove = async (): Promise<void> => {
    const item = inCart();
    if (!item || !(await send('DELETE', `items/${item.key}/`))) return;
    take('1');
    button.focus();
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (view.parent === view && !button.disabled) void add();
    },
    { signal },
  );
  part('remove')?.addEventListener('click', remove, { signal });
  amount?.addEventListener('change', () => take(amount.value), { signal });
  form.addEventListener(
    'org-chosen',
    (event) => {
      variant = (event as CustomEvent<BuyVariant | null>).detail ?? undefined;
      take(`${quantity}`);
    },
    { signal },
  );
  doc.addEventListener('org-cart', draw, { signal });
  // The label for browsers without scripts.
  form.querySelector('.org-buy-plain')?.remove();
  take('1');
  askCart(view);
  return () => stop.abort();
}
