import { parseMarkup } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';
import { STORE_CATEGORY_PATH, STORE_PAGE } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { Lightbox } from '../../components/lightbox.tsx';
import { markupElements } from '../../components/markup-elements.tsx';
import { Picture } from '../../components/picture.tsx';
import { MAX_IMAGES, type ShownImage } from '../../images/image-item.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import {
  ProductBadges,
  ProductBuyBox,
  ProductCategories,
  ProductPriceTag,
  shopHref,
} from '../../store/product-card.tsx';
import type { ProductDetailsProps } from './product-details.definition.ts';

interface Parts {
  readonly product: PublicProduct;
  readonly context: RenderContext;
}

/**
 * Renders the breadcrumbs from the shop to a product.
 * @see WAI-ARIA breadcrumb pattern
 */
function Breadcrumbs({ product, context }: Parts): ReactElement {
  const [category] = product.categories;
  return (
    <nav className="org-product-crumbs" aria-label="Breadcrumb">
      <ol className="org-product-crumb-list">
        <li>
          <a className="org-product-crumb" href={shopHref(STORE_PAGE, context)}>
            Store
          </a>
        </li>
        {category ? (
          <li>
            <a
              className="org-product-crumb"
              href={shopHref(STORE_CATEGORY_PATH + category.slug, context)}
            >
              {category.category}
            </a>
          </li>
        ) : null}
        <li aria-current="page">{product.name}</li>
      </ol>
    </nav>
  );
}

/** Renders the images: the first one large, each a link to its file, which a script opens in a lightbox. */
function Pictures({ product, context }: Parts): ReactElement | null {
  const images: ShownImage[] = product.images.slice(0, MAX_IMAGES).flatMap(({ file, alt }) => {
    const src = safeMediaUrl(file);
    return src ? [{ src, alt, width: undefined, height: undefined }] : [];
  });
  if (images.length === 0) return null;
  return (
    <div className="org-product-gallery" data-enhance={context.editing ? undefined : 'lightbox'}>
      <ul className="org-product-pictures">
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
          <li key={at} className="org-product-shown">
            <a
              className="org-product-open"
              data-part="item"
              href={context.editing ? undefined : image.src}
              aria-label={image.alt ? undefined : `Picture ${at + 1} of ${product.name}`}
            >
              <Picture
                image={image}
                className="org-product-picture"
                context={context}
                sizes={at === 0 ? '(max-width: 767px) 100vw, 660px' : '160px'}
                isEager={at === 0}
                product={at === 0 ? product.id : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {context.editing ? null : <Lightbox isAlone={images.length === 1} />}
    </div>
  );
}

/**
 * Returns the known facts of a product.
 * @returns label and value of each
 */
function measures({ dimensions, sku, brand }: PublicProduct, { site }: RenderContext) {
  const { length, width, height, weight, lengthUnit, weightUnit } = dimensions;
  const write = (value: number): string => {
    try {
      return value.toLocaleString(site.locale);
    } catch {
      return String(value);
    }
  };
  const sides = [length, width, height].filter((side) => side !== null && side > 0);
  return [
    { label: 'SKU', value: sku },
    { label: 'Brand', value: brand },
    {
      label: 'Size',
      value:
        sides.length > 0
          ? `${sides.map((side) => write(side ?? 0)).join(' × ')} ${lengthUnit}`
          : '',
    },
    { label: 'Weight', value: weight ? `${write(weight)} ${weightUnit}` : '' },
  ].filter(({ value }) => value !== '');
}

/** Renders the full details of a product. `data-viewed` tells analytics which product it is. */
export function ProductDetailsView({
  props,
  root,
  context,
}: BlockViewProps<ProductDetailsProps>): ReactElement {
  const product = props.product > 0 ? context.shop?.product(props.product) : context.shop?.current;
  if (!product)
    return (
      <div {...root} data-empty="true">
        {MESSAGES.noProduct}
      </div>
    );
  const facts = measures(product, context);
  return (
    <div {...root} data-viewed={context.editing ? undefined : product.id}>
      <Breadcrumbs product={product} context={context} />
      <div className="org-product-columns">
        <Pictures product={product} context={context} />
        <div className="org-product-facts">
          <ProductCategories product={product} context={context} />
          <h1 className="org-product-title">{product.name}</h1>
          <ProductBadges product={product} />
          <ProductPriceTag product={product} context={context} follows={true} />
          {product.stockStatus === 'in stock' ? null : (
            <p className="org-product-stock" data-part="stock">
              {product.stockStatus.charAt(0).toUpperCase() + product.stockStatus.slice(1)}
            </p>
          )}
          {product.excerpt ? <p className="org-product-excerpt">{product.excerpt}</p> : null}
          <ProductBuyBox product={product} context={context} />
          {product.description ? (
            <div className="org-product-text">
              {markupElements(parseMarkup(product.description), context.editing)}
            </div>
          ) : null}
          {facts.length > 0 ? (
            <dl className="org-product-measures">
              {facts.map(({ label, value }) => (
                <div key={label} className="org-product-measure">
                  <dt>{label}</dt>
                  <dd {...(label === 'SKU' && { 'data-product-sku': product.id })}>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
    </div>
  );
}
