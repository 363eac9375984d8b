import { CART_PAGE, PRODUCT_PATH } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { CartSettings, PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { imageSources } from '../images/responsive-image.ts';
import { CART_FORM_PATH } from '../markup/form-paths.ts';
import { BuyChoice } from './buy-choice.tsx';
import { type BuyVariant, buyState, isOffered, mostPieces } from './buy-state.ts';
import { sellsUnlimited, variantRows } from './buy-variants.ts';

/** Options of a buy box's script, as JSON on its element. */
export interface BuyOptions {
  readonly id: number;
  /** SKU and stock of a product without variants; '' otherwise. */
  readonly sku: string;
  readonly stock: number;
  readonly isUnlimited: boolean;
  readonly most: number;
  readonly texts: {
    readonly selectOptions: string;
    readonly outOfStock: string;
    readonly addToCart: string;
    readonly maxQuantity: string;
    readonly failed: string;
  };
}

/** Options of the script of its attribute choices. */
export interface ChoiceOptions {
  readonly id: number;
  readonly name: string;
  readonly variants: readonly BuyVariant[];
  /** Responsive sizes of the variants' images: `srcset` by URL. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly isUnlimited: boolean;
  readonly locale: string;
  readonly currency: string;
  /** `{n}` is the quantity. */
  readonly inStock: string;
}

/** Props of a buy box. */
export interface BuyBoxProps {
  readonly product: PublicProduct;
  readonly settings: CartSettings;
  /** Format of the prices that its script writes. @default 'en', 'CAD' */
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
  /** True in the editor's canvas, where nothing can be bought. @default false */
  readonly editing?: boolean | undefined;
}

/**
 * Returns the responsive sizes of images.
 * @returns `srcset` of each image that has some
 */
function pictureSizes(variants: readonly BuyVariant[]): Readonly<Record<string, string>> {
  const images = new Set(variants.map(([, , , , , image]) => image));
  return Object.fromEntries(
    [...images].flatMap((image) => {
      const { srcSet } = imageSources(image, false);
      return srcSet ? [[image, srcSet]] : [];
    }),
  );
}

/**
 * Renders the form that adds a product to the cart: a choice for each attribute, the quantity and the button. It works without a
 * script. In lists, which do not include variants, a product with variants links to its page; a shop that sells nothing shows no
 * form. Price and image of the product follow the selected variant when they are marked with `data-product-price` and
 * `data-product-picture` with the product's id, on the element of the price and on the `img`.
 */
export function BuyBox({
  product,
  settings,
  locale = 'en',
  currency = 'CAD',
  editing = false,
}: BuyBoxProps): ReactElement | null {
  if (!settings.enabled) return null;
  const { id, name, slug, sku, stock, attributes, variants: told } = product;
  const isPage = told !== undefined;
  const hasChoice = product.numberOfVariants > 0;
  if (hasChoice && !isPage)
    return (
      <p className="org-buy-way">
        <a
          className="org-button org-buy-button"
          data-variant="primary"
          href={editing ? undefined : `/${PRODUCT_PATH}${slug}`}
        >
          {MESSAGES.selectOptions}
          <span className="org-buy-said">{` of ${name}`}</span>
        </a>
      </p>
    );

  const variants = variantRows(product);
  const isUnlimited = sellsUnlimited(product, settings);
  const most = settings.max_product_cart_quantity;
  const facts = { isChosen: !hasChoice, stock, isUnlimited, most, quantity: 1 };
  // Without a script nothing is validated before it is sent: the browser requires the missing choices.
  const { label } = buyState(facts);
  const isOut = !isUnlimited && stock < 1;
  const options: BuyOptions = {
    id,
    sku: hasChoice ? '' : sku,
    stock,
    isUnlimited,
    most,
    texts: {
      selectOptions: MESSAGES.selectOptions,
      outOfStock: MESSAGES.outOfStock,
      addToCart: MESSAGES.addToCart,
      maxQuantity: MESSAGES.maxQuantity,
      failed: MESSAGES.formFailed,
    },
  };
  return (
    <form
      className="org-buy"
      method="post"
      action={editing ? undefined : CART_FORM_PATH}
      encType="multipart/form-data"
      aria-label={`Buy ${name}`}
      data-small={isPage ? undefined : ''}
      data-enhance={editing ? undefined : 'buy-box'}
      data-options={editing ? undefined : JSON.stringify(options)}
    >
      <input type="hidden" name="act" value="add" />
      {hasChoice ? (
        <input type="hidden" name="product" value={id} />
      ) : (
        <input type="hidden" name="sku" value={sku} />
      )}
      {hasChoice ? (
        <div
          className="org-buy-choices"
          data-enhance={editing ? undefined : 'buy-choice'}
          data-options={
            editing
              ? undefined
              : JSON.stringify({
                  id,
                  name,
                  variants,
                  pictures: pictureSizes(variants),
                  isUnlimited,
                  locale,
                  currency,
                  inStock: '{n} in stock',
                } satisfies ChoiceOptions)
          }
        >
          {attributes.map((attribute, at) => (
            <BuyChoice
              key={attribute.name}
              name={attribute.name}
              values={attribute.values}
              at={at}
              isOut={(value) => !isOffered(variants, [], { at, value, isUnlimited })}
            />
          ))}
          <p className="org-buy-about" data-part="about" aria-live="polite" />
        </div>
      ) : null}
      <div className="org-buy-rows">
        <div className="org-buy-row" data-part="row">
          {settings.show_quantity_box ? (
            <label className="org-buy-amount">
              <span className="org-buy-said">Quantity</span>
              <input
                className="org-buy-input org-buy-quantity"
                type="number"
                name="quantity"
                inputMode="numeric"
                min={1}
                max={Math.max(1, mostPieces(facts))}
                defaultValue={1}
                step={1}
                disabled={isOut}
              />
            </label>
          ) : null}
          <button
            className="org-button org-buy-button"
            data-variant="primary"
            type="submit"
            disabled={isOut}
          >
            <span data-part="label">{isOut ? MESSAGES.outOfStock : MESSAGES[label]}</span>
            {hasChoice && !isOut ? (
              <span className="org-buy-plain">{MESSAGES.addToCart}</span>
            ) : null}
          </button>
        </div>
        <div className="org-buy-row" data-part="there" hidden={true}>
          <a
            className="org-button org-buy-button"
            data-variant="primary"
            href={editing ? undefined : `/${CART_PAGE}`}
          >
            {MESSAGES.viewCart}
          </a>
          <button className="org-button org-buy-remove" type="button" data-part="remove">
            {MESSAGES.removeFromCart}
          </button>
        </div>
      </div>
      <p className="org-buy-told" data-part="told" role="status" />
    </form>
  );
}
