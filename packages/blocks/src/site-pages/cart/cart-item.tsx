import { safeMediaUrl } from '@org/device-settings';
import { type Money, PRODUCT_PATH } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { CartItem } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import { isGone } from '../../store/cart-words.ts';
import { postForm } from '../parts/post-form.ts';

/** Path that all forms of the cart are sent to. */
export const CART_FORM = '/api/v1/cart/form/';

interface ItemProps {
  readonly item: CartItem;
}

/** Renders a form that changes an item. */
function ItemForm({
  item,
  className,
  children,
}: ItemProps & { readonly className: string; readonly children: ReactNode }): ReactElement {
  return (
    <form {...postForm(CART_FORM)} className={className}>
      <input type="hidden" name="item" value={item.key} />
      {children}
    </form>
  );
}

function ItemPicture({ item: { images } }: ItemProps): ReactElement {
  const [image] = images;
  const src = image && safeMediaUrl(image.file);
  return src ? (
    <img className="org-cart-picture" src={src} alt="" width="96" height="96" loading="lazy" />
  ) : (
    <span className="org-cart-picture" aria-hidden="true" />
  );
}

function ItemPrice({ item, money }: ItemProps & { readonly money: Money }): ReactElement {
  const { unitPrice, salePrice } = item;
  return (
    <p className="org-cart-price">
      {salePrice === null ? (
        money(unitPrice)
      ) : (
        <>
          <span className="org-buy-said">Sale price: </span>
          <strong>{money(salePrice)}</strong> <span className="org-buy-said">Regular price: </span>
          <s>{money(unitPrice)}</s>
        </>
      )}
    </p>
  );
}

/** Renders the quantity of an item. The first button is the one that the Enter key presses, for visitors without scripts. */
function ItemQuantity({ item }: ItemProps): ReactElement {
  const { id, name, quantity, maxQuantity } = item;
  const isMax = quantity >= maxQuantity;
  const maxId = `most-${id}`;
  return (
    <>
      <ItemForm item={item} className="org-cart-amount">
        <button type="submit" name="act" value="set" className="org-cart-set" id={`set-${id}`}>
          Update
        </button>
        <button
          type="submit"
          name="act"
          value="less"
          className="org-cart-step"
          id={`less-${id}`}
          aria-label={`One less: ${name}`}
          formNoValidate
        >
          −
        </button>
        <input
          className="org-buy-input"
          id={`amount-${id}`}
          type="number"
          name="quantity"
          inputMode="numeric"
          min="1"
          max={maxQuantity}
          defaultValue={quantity}
          required
          aria-label={`Quantity: ${name}`}
          aria-describedby={isMax ? maxId : undefined}
        />
        <button
          type="submit"
          name="act"
          value="more"
          className="org-cart-step"
          id={`more-${id}`}
          aria-label={`One more: ${name}`}
          formNoValidate
          disabled={isMax}
        >
          +
        </button>
      </ItemForm>
      {isMax && (
        <p className="org-cart-told" id={maxId}>
          {MESSAGES.maxQuantity.replace('{n}', `${maxQuantity}`)}
        </p>
      )}
    </>
  );
}

/** Renders an item of the cart with its quantity and the forms that change it. */
export function CartItemRow({ item, money }: ItemProps & { readonly money: Money }): ReactElement {
  const { id, name, slug, selectedOptions, warnings, available, lineTotal } = item;
  const gone = isGone(item);
  return (
    <li className="org-cart-item" data-gone={gone ? '' : undefined}>
      <ItemPicture item={item} />
      <div className="org-cart-words">
        <a className="org-cart-name" href={`/${PRODUCT_PATH}${slug}`}>
          {name}
        </a>
        {selectedOptions.length > 0 && (
          <p className="org-cart-options">
            {selectedOptions.map(({ attribute_name, attribute_value }) => (
              <span key={attribute_name}>
                {attribute_name}: {attribute_value}
              </span>
            ))}
          </p>
        )}
        <ItemPrice item={item} money={money} />
        {warnings.map((warning) => (
          <p key={warning} className="org-cart-warning">
            {warning}
          </p>
        ))}
      </div>
      <div className="org-cart-how">{!gone && <ItemQuantity item={item} />}</div>
      <p className="org-cart-sum">
        <span className="org-buy-said">Total: </span>
        {available ? money(lineTotal) : '–'}
      </p>
      <ItemForm item={item} className="org-cart-out">
        <button
          type="submit"
          name="act"
          value="remove"
          className="org-cart-remove"
          id={`remove-${id}`}
          aria-label={`Remove: ${name}`}
        >
          Remove
        </button>
      </ItemForm>
    </li>
  );
}
