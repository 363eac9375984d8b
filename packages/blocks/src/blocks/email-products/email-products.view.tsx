import { safeMediaUrl } from '@org/device-settings';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailProduct } from '../../email/email-product.ts';
import { pictureLook } from '../../email/picture-markup.ts';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { toEmailProduct } from '../../store/to-email-product.ts';
import type { EmailProductsProps } from './email-products.definition.ts';
import { getPerRow, PRODUCT_LINES, productButtonLook, productIds } from './email-products.email.ts';

/** Widest picture of a product in the canvas, px. */
const PICTURE_WIDTH = 260;

/** Renders products in the canvas of an email. */
export function EmailProductsView({
  props,
  root,
  context,
}: BlockViewProps<EmailProductsProps>): ReactElement {
  const products = productIds(props).flatMap((id) => {
    const product = context.shop?.product(id);
    return product ? [toEmailProduct(product, context.site)] : [];
  });
  if (products.length === 0)
    return context.editing ? (
      <div {...root} data-empty="true">
        {props.products.length === 0 ? 'Choose products' : MESSAGES.noProduct}
      </div>
    ) : (
      <div {...root} hidden />
    );
  const perRow = cssVars({ 'org-per-row': Math.min(getPerRow(props), products.length) });
  const button = canvasStyle(productButtonLook(props, context.site.theme));
  const item = ({ id, name, price, before, picture }: EmailProduct): ReactElement => {
    const src = safeMediaUrl(picture?.src);
    return (
      <div className="org-email-products-item" data-part="product" key={id}>
        {src ? (
          <img
            src={src}
            alt={picture?.alt}
            style={{
              ...canvasStyle(
                pictureLook({ naturalWidth: 0, width: 0, borderRadius: 6 }, PICTURE_WIDTH),
              ),
              marginInline: 'auto',
            }}
          />
        ) : null}
        <p className="org-email-products-line" style={PRODUCT_LINES.name}>
          {name}
        </p>
        {props.showPrice ? (
          <p className="org-email-products-line" style={PRODUCT_LINES.price}>
            {before ? <s className="org-email-products-before">{before}</s> : null}
            {` ${price}`}
          </p>
        ) : null}
        {props.buttonText.trim() === '' ? null : <span style={button}>{props.buttonText}</span>}
      </div>
    );
  };
  return (
    <div {...root} style={canvasStyle({ padding: `${pixels(props.space, 80, 8)}px 0` })}>
      <div className="org-email-products-grid" style={perRow}>
        {products.map(item)}
      </div>
    </div>
  );
}
