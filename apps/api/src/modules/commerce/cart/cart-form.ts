import { CART_PAGE } from '@org/schema';
import type { Cart, CartForm } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { PublicInput, Refuse } from '../../../kernel/http/bind-route.ts';
import { isSiteForm, redirectBack, redirectWithNote } from '../../platform/index.ts';
import { addToCart, clearCart, setQuantity } from './cart.service.ts';
import { orderAgain } from './order-again.ts';
import { type CartContext, readCart } from './read-cart.ts';

/** Redirects a rejected form to the cart, which shows the error. */
export const refuseCartForm: Refuse = redirectBack(`/${CART_PAGE}`);

/**
 * Returns the SKU of the variant with the chosen values.
 * @throws `validation_failed` when a value is missing; `not_found`
 */
async function chosenSku({ tx }: CartContext, form: CartForm): Promise<string> {
  const product = await tx
    .selectFrom('products')
    .select(['attributes'])
    .where('id', '=', form.product ?? 0)
    .executeTakeFirst();
  if (!product) throw appError('not_found', { message: 'This product is not available' });
  const given = [form.option0, form.option1, form.option2, form.option3, form.option4];
  for (const [at, { name }] of product.attributes.entries())
    if (!given[at])
      throw appError('validation_failed', {
        formErrors: { [`option${at}`]: `Please choose: ${name}` },
      });
  const variants = await tx
    .selectFrom('product_variants')
    .select(['sku', 'attributes'])
    .where('product_id', '=', form.product ?? 0)
    .where('is_own', '=', false)
    .where('is_live', '=', true)
    .execute();
  const found = variants.find(({ attributes }) =>
    product.attributes.every(({ name }, at) =>
      attributes.some(
        ({ attribute_name, attribute_value }) =>
          attribute_name === name && attribute_value === given[at],
      ),
    ),
  );
  if (!found)
    throw appError('not_found', {
      message: 'This combination is not available. Choose another one',
    });
  return found.sku;
}

/** Result of a cart form. */
export interface CartOutcome {
  readonly cart: Cart;
  /** Names of reordered products that are unavailable, or not available in the full quantity. */
  readonly less: readonly string[];
}

/**
 * Applies a form to the cart.
 * @returns the changed cart
 * @throws those of the change
 */
export async function doForm(place: CartContext, form: CartForm): Promise<CartOutcome> {
  if (form.act === 'again') {
    const { place: at, less } = await orderAgain(place, form.order ?? '');
    return { cart: await readCart(at), less };
  }
  return { cart: await changeCart(place, form), less: [] };
}

async function changeCart(place: CartContext, form: CartForm): Promise<Cart> {
  const { act, item = '', quantity } = form;
  if (act === 'clear') await clearCart(place);
  else if (act === 'add') {
    const sku = form.product ? await chosenSku(place, form) : (form.sku ?? '');
    return readCart({ ...place, ...(await addToCart(place, { sku, quantity })) });
  } else if (act === 'set') {
    if (!quantity)
      throw appError('validation_failed', {
        formErrors: { quantity: 'Use 1 or more, or remove it' },
      });
    await setQuantity(place, item, quantity);
  } else if (act === 'remove') await setQuantity(place, item, 0);
  else {
    const there = (await readCart(place)).items.find(({ key }) => key === item);
    const { quantity: now = 0, maxQuantity: most = 0 } = there ?? {};
    // When the cart has more than is available, one less is the available quantity.
    const fewer = most > 0 ? Math.min(now - 1, most) : now - 1;
    await setQuantity(place, item, act === 'more' ? now + 1 : fewer);
  }
  return readCart(place);
}

/** Returns the message about reordered products that are not fully available. */
const lessNote = (less: readonly string[]) =>
  less.length === 0
    ? undefined
    : ({
        kind: 'problem',
        text: `Some items are not available in the same quantity: ${less.join(', ')}`.slice(0, 300),
      } as const);

/** Redirects a browser to the cart; other clients get it as JSON. */
export function toCart(
  { call, tenant }: Pick<PublicInput<unknown>, 'call' | 'tenant'>,
  { cart, less }: CartOutcome,
): { readonly cart: Cart } {
  // A redirect is returned in place of the JSON of the contract.
  return isSiteForm(call, tenant)
    ? (redirectWithNote(`/${CART_PAGE}`, lessNote(less)) as unknown as { readonly cart: Cart })
    : { cart };
}
