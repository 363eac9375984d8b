import { callQuery, useApi } from '@org/api-client/react';
import {
  BuyChoice,
  buyState,
  chosenVariant,
  isOffered,
  money,
  sellsUnlimited,
  variantRows,
} from '@org/blocks/store';
import { PRODUCT_PATH } from '@org/schema';
import { shopCalls } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import type { CartSettings, PublicProduct } from '@org/schema/entities';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { QuantityInput } from './quantity-input.tsx';
import { useAnswer } from './use-answer.ts';
import { useCart } from './use-cart.ts';
import { useStorefront } from './use-storefront.ts';

/** Props of the buy box. */
export interface AddToCartProps {
  /** A product with its variants, or one of a list without them: there, a product with choices links to its page. */
  readonly product: PublicProduct;
}

/** Renders the buy box of a product; nothing when the shop sells nothing. */
export function AddToCart({ product }: AddToCartProps): ReactElement | null {
  const api = useApi();
  const { onEvent } = useStorefront();
  const settings = useAnswer(callQuery(api, shopCalls.cart.settings)).data?.data;
  const { id, variants } = product;
  const isPage = variants !== undefined;
  // A product shown in full counts as viewed, also when the shop sells nothing.
  useEffect(() => {
    if (isPage) onEvent({ kind: 'view_item', item: { id } });
  }, [id, isPage, onEvent]);
  if (!settings?.enabled) return null;
  if (product.numberOfVariants > 0 && !isPage)
    return (
      <p className="org-buy-way">
        <a
          className="org-button org-buy-button"
          data-variant="primary"
          href={`/${PRODUCT_PATH}${product.slug}`}
        >
          {MESSAGES.selectOptions}
          <span className="org-buy-said">{` of ${product.name}`}</span>
        </a>
      </p>
    );
  // The key resets the choices for another product.
  return <Buy key={product.id} product={product} settings={settings} />;
}

/** Renders the choices, the quantity and the button of a product. */
function Buy({
  product,
  settings,
}: AddToCartProps & { readonly settings: CartSettings }): ReactElement {
  const { id, name, attributes } = product;
  const { site, cartPath, onEvent } = useStorefront();
  const { cart, add, remove, problem, isBusy } = useCart();
  const [chosen, setChosen] = useState<readonly number[]>(attributes.map(() => -1));
  const [quantity, setQuantity] = useState(1);
  const isPage = product.variants !== undefined;
  const hasChoice = product.numberOfVariants > 0;
  const variants = variantRows(product);
  const variant = hasChoice ? chosenVariant(variants, chosen) : undefined;
  const [variantId, variantSku, price, salePrice, variantStock] = variant ?? [];
  const sku = hasChoice ? variantSku : product.sku;
  const isUnlimited = sellsUnlimited(product, settings);
  const facts = {
    isChosen: sku !== undefined,
    stock: variantStock ?? product.stock,
    isUnlimited,
    most: settings.max_product_cart_quantity,
    quantity,
  };
  const { label, isDisabled } = buyState(facts);
  const item = cart?.items.find((one) => one.sku === sku);

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Inside a frame, such as a preview, nothing can be bought.
    if (sku === undefined || isDisabled || isBusy || window.parent !== window) return;
    const isThere = await add(sku, settings.show_quantity_box ? quantity : undefined);
    if (isThere)
      onEvent({
        kind: 'add_to_cart',
        item: { id, quantity, ...(variantId !== undefined && { variant_id: variantId }) },
      });
  };
  const onRemove = async (): Promise<void> => {
    if (!item) return;
    // The quantity input returns when the item is removed from the cart.
    setQuantity(1);
    await remove(item.key);
  };
  return (
    <form
      className="org-buy"
      aria-label={`Buy ${name}`}
      data-small={isPage ? undefined : ''}
      onSubmit={onSubmit}
    >
      {hasChoice ? (
        <div className="org-buy-choices">
          {attributes.map((attribute, at) => (
            <BuyChoice
              key={attribute.name}
              name={attribute.name}
              values={attribute.values}
              at={at}
              isOut={(value) => !isOffered(variants, chosen, { at, value, isUnlimited })}
              onChoose={(value) =>
                setChosen(chosen.map((before, place) => (place === at ? value : before)))
              }
            />
          ))}
          <p className="org-buy-about" aria-live="polite">
            {price === undefined ? null : <strong>{money(salePrice ?? price, { site })}</strong>}
            {price !== undefined && typeof salePrice === 'number' ? (
              <s>{money(price, { site })}</s>
            ) : null}
          </p>
        </div>
      ) : null}
      {/* Both are in the layout, so that switching between them does not move anything. */}
      <div className="org-buy-rows">
        <div className="org-buy-row" hidden={item !== undefined}>
          {settings.show_quantity_box ? (
            <QuantityInput
              quantity={quantity}
              limits={facts}
              onQuantity={setQuantity}
              isSmall={!isPage}
            />
          ) : null}
          <button
            className="org-button org-buy-button"
            data-variant="primary"
            type="submit"
            disabled={isDisabled}
          >
            {MESSAGES[label]}
          </button>
        </div>
        <div className="org-buy-row" hidden={item === undefined}>
          <a className="org-button org-buy-button" data-variant="primary" href={cartPath}>
            {MESSAGES.viewCart}
          </a>
          <button
            className="org-button org-buy-remove"
            type="button"
            disabled={isBusy}
            onClick={onRemove}
          >
            {MESSAGES.removeFromCart}
          </button>
        </div>
      </div>
      <p className="org-buy-told" data-problem={problem ? '' : undefined} role="status">
        {problem}
      </p>
    </form>
  );
}
