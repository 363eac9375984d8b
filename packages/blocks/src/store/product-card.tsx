import { safeMediaUrl } from '@org/device-settings';
import { PRODUCT_PATH, STORE_CATEGORY_PATH } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { Picture } from '../components/picture.tsx';
import { cssVars } from '../markup/css-vars.ts';
import { linkAttributes } from '../markup/link-attributes.ts';
import type { RenderContext } from '../render/block-view.ts';
import { BuyBox } from './buy-box.tsx';
import { badgeColors, productPrice } from './product-words.ts';
import { ShopIcon } from './shop-icon.tsx';

/** Props of the parts of a product card. */
interface OfProduct {
  readonly product: PublicProduct;
  readonly context: RenderContext;
}

/** Returns a URL within the shop; undefined in the editor. */
export function shopHref(path: string, { editing }: RenderContext): string | undefined {
  return linkAttributes({ href: `/${path}`, target: '_self' }, editing).href;
}

/** Renders the badges of a product: its own in its color, and for staff that it is a draft. */
export function ProductBadges({ product }: Pick<OfProduct, 'product'>): ReactElement | null {
  const { badgeText, badgeColor, status } = product;
  if (!badgeText && status !== 'draft') return null;
  const colors = badgeColors(badgeColor);
  return (
    <p className="org-product-badges">
      {badgeText ? (
        <span
          className="org-product-badge"
          data-part="badge"
          style={cssVars({ 'org-badge': colors?.ground, 'org-badge-ink': colors?.ink })}
        >
          {badgeText}
        </span>
      ) : null}
      {status === 'draft' ? (
        <span className="org-product-badge" data-part="draft">
          {MESSAGES.draft}
        </span>
      ) : null}
    </p>
  );
}

/** Renders the price of a product, with the price before the sale. */
export function ProductPriceTag({
  product,
  context,
  follows = false,
}: OfProduct & {
  /** True updates it to the price of the selected variant. @default false */
  readonly follows?: boolean;
}): ReactElement {
  const { now, before } = productPrice(product, context);
  return (
    <p
      className="org-product-price"
      data-part="price"
      data-sale={before ? 'true' : undefined}
      data-product-price={follows ? product.id : undefined}
    >
      {before ? (
        <>
          <s className="org-product-before">
            <span className="org-product-unseen">Before </span>
            {before}
          </s>{' '}
          <span className="org-product-unseen">Now </span>
        </>
      ) : null}
      <strong className="org-product-now">{now}</strong>
    </p>
  );
}

/** Renders the categories of a product as links, or that it has none. */
export function ProductCategories({ product, context }: OfProduct): ReactElement {
  if (product.categories.length === 0)
    return (
      <p className="org-product-categories" data-part="categories">
        {MESSAGES.uncategorized}
      </p>
    );
  return (
    <p className="org-product-categories" data-part="categories">
      {product.categories.map(({ id, category, slug }, at) => (
        <span key={id}>
          {at > 0 ? ' · ' : ''}
          <a className="org-product-category" href={shopHref(STORE_CATEGORY_PATH + slug, context)}>
            {category}
          </a>
        </span>
      ))}
    </p>
  );
}

/** Renders the buy box of a product when the shop sells. */
export function ProductBuyBox({ product, context }: OfProduct): ReactElement | null {
  const { shop, site, editing } = context;
  if (shop?.BuyBox) return <shop.BuyBox product={product} />;
  if (!shop?.cart) return null;
  const { locale, currency } = site;
  return (
    <BuyBox
      product={product}
      settings={shop.cart}
      locale={locale}
      currency={currency}
      editing={editing}
    />
  );
}

/** Options of a card besides image, name and price. */
interface CardProps extends OfProduct {
  readonly showCategories: boolean;
  readonly showViewDetailsButton: boolean;
  /** `sizes` attribute of the image. */
  readonly sizes: string;
  /** Index among the first products of the page; undefined for all others, whose images are loaded lazily. */
  readonly lead?: number | undefined;
}

/** Renders a product card: image in 4:3, name, price, and a link to its page. */
export function ProductCard(card: CardProps): ReactElement {
  const { product, context } = card;
  const href = shopHref(PRODUCT_PATH + product.slug, context);
  const [first] = product.images;
  const src = safeMediaUrl(first?.file);
  return (
    <article className="org-product-card" data-part="product">
      <div className="org-product-frame">
        {src ? (
          <Picture
            image={{ src, alt: first?.alt ?? '', width: undefined, height: undefined }}
            className="org-product-picture"
            context={context}
            sizes={card.sizes}
            isEager={card.lead !== undefined}
            isFirst={card.lead === 0}
          />
        ) : (
          <ShopIcon name="photo" className="org-product-no-picture" />
        )}
        <ProductBadges product={product} />
      </div>
      <div className="org-product-words">
        {card.showCategories ? <ProductCategories product={product} context={context} /> : null}
        <h3 className="org-product-name">
          <a className="org-product-link" href={href}>
            {product.name}
          </a>
        </h3>
        <ProductPriceTag product={product} context={context} />
        {card.showViewDetailsButton ? (
          <a
            className="org-product-details-link"
            data-part="details"
            href={href}
            aria-label={`View details: ${product.name}`}
          >
            View details
          </a>
        ) : null}
        <ProductBuyBox product={product} context={context} />
      </div>
    </article>
  );
}
