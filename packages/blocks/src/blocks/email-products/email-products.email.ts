import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { buttonFace } from '../../email/button-face.ts';
import { fixedHref } from '../../email/email-address.ts';
import { emailColor, getReadableInk } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailProduct } from '../../email/email-product.ts';
import type { EmailContext, EmailGround, EmailView } from '../../email/email-view.ts';
import { pictureElement } from '../../email/picture-markup.ts';
import { columnCell, columnFrame, columnRow, contentWidth } from '../../email/side-by-side.ts';
import {
  type EmailProductsProps,
  MAX_EMAIL_PRODUCTS,
  MAX_EMAIL_PRODUCTS_PER_ROW,
} from './email-products.definition.ts';

/** Space between products, px. */
const GAP = 20;

/** Returns the ids of a stored list. */
export function productIds({ products }: EmailProductsProps): number[] {
  const ids = products.filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MAX_EMAIL_PRODUCTS);
}

/** Returns the number of products side by side for any stored value. */
export const getPerRow = ({ perRow }: EmailProductsProps): number =>
  pixels(perRow, MAX_EMAIL_PRODUCTS_PER_ROW, 2, 1);

/** Styles of the lines of a product for canvas and email. */
export const PRODUCT_LINES = {
  name: { padding: '10px 0 2px', fontSize: '16px', fontWeight: '700', lineHeight: '1.3' },
  price: { padding: '0 0 10px', fontSize: '15px', lineHeight: '1.4' },
} as const satisfies Readonly<Record<string, Look>>;

/** Returns the style of the button of a product for canvas and email. */
export function productButtonLook(props: EmailProductsProps, theme: PublicSettings['theme']): Look {
  const background = emailColor(props.buttonColor, theme) || '#1f2937';
  return {
    display: 'inline-block',
    padding: '8px 18px',
    backgroundColor: background,
    borderRadius: '4px',
    color: emailColor(props.buttonTextColor, theme) || getReadableInk(background),
    fontSize: '14px',
    fontWeight: '700',
    lineHeight: '1.3',
    textDecoration: 'none',
  };
}

/** Returns the products of the block that visitors see, and warns about those that they do not. */
function shownProducts(props: EmailProductsProps, context: EmailContext): EmailProduct[] {
  return productIds(props).flatMap((id) => {
    const product = context.product(id);
    if (!product) context.warn('product_missing');
    return product ? [product] : [];
  });
}

function printProduct(
  product: EmailProduct,
  props: EmailProductsProps,
  { context, ground }: { readonly context: EmailContext; readonly ground: EmailGround },
): string {
  const href = fixedHref(product.href, context);
  const color = ground.text;
  const dark = context.dark.ink(color, ground.background);
  const words = { color, fontFamily: ground.font };
  const link = (content: string, style: Look): string =>
    element(
      'a',
      { href, target: '_blank', class: dark, style: styleText({ ...words, ...style }) },
      content,
    );
  const picture =
    product.picture &&
    pictureElement(
      {
        src: product.picture.src,
        altText: product.picture.alt,
        naturalWidth: 0,
        mimeType: product.picture.mimeType,
        width: 0,
        borderRadius: 6,
      },
      { context, ground },
      { margin: '0 auto' },
    );
  const name = link(escapeHtml(product.name), { textDecoration: 'none' });
  const before = product.before ? `<s>${escapeHtml(product.before)}</s> ` : '';
  const button = buttonFace(productButtonLook(props, context.theme), {
    text: props.buttonText.trim(),
    href,
    font: ground.font,
    table: { align: 'center' },
  });
  const line = (content: string, style: Look): string =>
    element('div', { class: dark, style: styleText({ ...words, ...style }) }, content);
  const content = [
    picture ? link(picture, { display: 'block', textDecoration: 'none' }) : '',
    line(name, PRODUCT_LINES.name),
    props.showPrice ? line(`${before}${escapeHtml(product.price)}`, PRODUCT_LINES.price) : '',
    props.buttonText.trim() === '' ? '' : button,
  ].join('');
  return box({ width: '100%' }, { align: 'center', style: 'padding:0 0 20px' }, content);
}

/** Renders products side by side, one below the other on phones. */
export const emailProductsEmail: EmailView<EmailProductsProps> = {
  html({ props, context, ground }) {
    if (productIds(props).length === 0) context.warn('products_none');
    const products = shownProducts(props, context);
    if (products.length === 0) return '';
    const perRow = Math.min(getPerRow(props), products.length);
    const layout = {
      width: ground.width,
      gap: GAP,
      dir: context.dir,
      verticalAlign: 'top',
      stack: true,
    } as const;
    const rows = Array.from({ length: Math.ceil(products.length / perRow) }, (_, row) => {
      const cells = products.slice(row * perRow, (row + 1) * perRow).map((product, at) => {
        const frame = columnFrame(at, perRow, layout);
        const inside = { ...ground, width: contentWidth(frame) };
        return columnCell(printProduct(product, props, { context, ground: inside }), frame);
      });
      return columnRow(cells.join(''), layout, 0);
    });
    const padding = `padding:${pixels(props.space, 80, 8)}px 0`;
    return box({ width: '100%' }, { style: padding }, rows.join(''));
  },
  text({ props, context }) {
    return shownProducts(props, context)
      .map(({ name, price, href }) => {
        const priced = props.showPrice ? `${name}, ${price}` : name;
        return `${priced}: ${fixedHref(href, context)}`;
      })
      .join('\n');
  },
};
