import type { BlockDefinition } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import type { AccordionItemProps } from '../blocks/accordion-item/accordion-item.definition.ts';
import type { ButtonProps } from '../blocks/button/button.definition.ts';
import type { CountUpProps } from '../blocks/count-up/count-up.definition.ts';
import type { CustomHtmlProps } from '../blocks/custom-html/custom-html.definition.ts';
import type { ImageProps } from '../blocks/image/image.definition.ts';
import type { PageFieldProps } from '../blocks/page-field/page-field.definition.ts';
import { MAX_BOXES, type PricingProps } from '../blocks/pricing/pricing.definition.ts';
import { getFeatures } from '../blocks/pricing/pricing-parts.ts';
import type { ProductListProps } from '../blocks/product-list/product-list-shape.ts';
import type { SectionHeaderProps } from '../blocks/section-header/section-header.definition.ts';
import type { SingleProductProps } from '../blocks/single-product/single-product.definition.ts';
import type { TabPanelProps } from '../blocks/tab-panel/tab-panel.definition.ts';
import { MAX_TABS } from '../blocks/tabs/tabs.definition.ts';
import type { TextProps } from '../blocks/text/text.definition.ts';
import type { TextBoxProps } from '../blocks/text-box/text-box.definition.ts';
import { MAX_MOMENTS, type TimelineProps } from '../blocks/timeline/timeline.definition.ts';
import { readAlign } from '../email/email-layout.ts';
import { MAX_IMAGES } from '../images/image-item.ts';
import { getItems, getNumber, getText, inOrder } from '../props/read-props.ts';
import type { BlockType } from '../registry/definitions.gen.ts';
import type { EmailWriter, PagePicture } from './email-writer.ts';

/** Fields of a page that its blocks can show. */
export interface PageFields {
  readonly title: string;
  readonly excerpt: string;
  /** URL of its image; '' for none. */
  readonly image: string;
}

/** A block of a page with what its conversion needs. */
export interface ConvertedBlock<Props = JsonObject> {
  readonly props: Props;
  readonly definition: BlockDefinition;
  /** Props of its parent block. */
  readonly parent: JsonObject;
  readonly page: PageFields;
}

/** Writes the equivalent of a block; its children follow. Returns true when something of it is left out. */
type Convert<Props> = (block: ConvertedBlock<Props>, email: EmailWriter) => boolean | undefined;

/** Declares the conversion of a block with known props. `mergeProps` guarantees their types. */
const convert = <Props>(how: Convert<Props>): Convert<never> => how as Convert<never>;

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const readSize = (value: unknown): number =>
  Math.round(getNumber(value, { min: 0, max: 100_000, otherwise: 0 }));

/** Reads the images of a set. */
function getPictures(items: unknown): PagePicture[] {
  return getItems(items, MAX_IMAGES).map((item) => ({
    src: getText(item.file),
    altText: getText(item.altText),
    naturalWidth: readSize(item.naturalWidth),
    naturalHeight: readSize(item.naturalHeight),
    mimeType: getText(item.mime_type),
  }));
}

const images = convert<{ images: unknown }>(
  ({ props }, email) => !email.pictures(getPictures(props.images)),
);

/** Font size in rem, and maximum length, of a paragraph that looks like a heading, such as a number. */
const LARGE_TEXT = 1.75;
const MAX_LARGE_TEXT = 120;

/** Writes nothing, for decoration and for what every email has itself. */
const writeNothing = (): undefined => undefined;

/** Blocks with an equivalent in emails. */
const CONVERSIONS: Readonly<Partial<Record<BlockType, Convert<never>>>> = {
  Text: convert<TextProps>(({ props, page }, email) => {
    const align = readAlign(props.textAlign);
    const isLarge = props.fontSize >= LARGE_TEXT && props.text.length <= MAX_LARGE_TEXT;
    if (props.tag === 'p' && !isLarge) email.paragraph(props.text, align);
    // The email begins with the title of the page already.
    else if (!isSameText(props.text, page.title))
      email.heading(props.text, props.tag === 'h1' || props.tag === 'h2' ? 2 : 3, align);
    return undefined;
  }),
  TextBox: convert<TextBoxProps>(({ props }, email) => {
    email.markup(props.html);
    return undefined;
  }),
  SectionHeader: convert<SectionHeaderProps>(({ props, page }, email) => {
    const align = readAlign(props.alignment);
    if (!isSameText(props.title, page.title)) email.heading(props.title, 2, align);
    email.paragraph(props.subtitle, align);
    return undefined;
  }),
  Image: convert<ImageProps>(({ props }, email) => {
    const { width, widthUnit } = props.sizes.desktop ?? {};
    return !email.picture({
      ...props,
      width: widthUnit === 'px' ? readSize(width) : 0,
      href: props.url,
    });
  }),
  ImageGallery: images,
  ImageCarousel: images,
  Button: convert<ButtonProps>(({ props }, email) => {
    const { text, href, buttonColor, textColor, fullWidth } = props;
    email.button(text, href, {
      fullWidth,
      ...(buttonColor && { backgroundColor: buttonColor }),
      ...(buttonColor && textColor && { textColor }),
    });
    return undefined;
  }),
  AccordionItem: convert<AccordionItemProps>(({ props }, email) => {
    email.heading(props.title, 3);
    return undefined;
  }),
  TabPanel: convert<TabPanelProps>(({ props, parent }, email) => {
    const headers = getItems(parent.tabHeaders, MAX_TABS);
    const header = headers.find(({ tabIndex }) => tabIndex === props.tabIndex);
    email.heading(getText(header?.title), 3);
    return undefined;
  }),
  Timeline: convert<TimelineProps>(({ props }, email) => {
    if (props.showTitle) email.heading(props.title, 2);
    for (const item of inOrder(getItems(props.timelineItems, MAX_MOMENTS), 'index')) {
      email.heading([getText(item.year), getText(item.title)].filter(Boolean).join(': '), 3);
      email.paragraph(getText(item.description));
    }
    return undefined;
  }),
  Pricing: convert<PricingProps>(({ props }, email) => {
    email.heading(props.title, 2, readAlign(props.headerAlignment));
    email.paragraph(props.description, readAlign(props.headerAlignment));
    for (const box of getItems(props.pricingBoxes, MAX_BOXES)) {
      email.heading(getText(box.title), 3);
      email.paragraph(getText(box.price));
      email.list(getFeatures(getText(box.features)));
      email.button(getText(box.buttonText), getText(box.buttonLink));
    }
    return undefined;
  }),
  CountUp: convert<CountUpProps>(({ props }, email) => {
    email.heading(`${props.prefix}${props.endNumber}`, 2, readAlign(props.textAlign));
    return undefined;
  }),
  PageField: convert<PageFieldProps>(({ props, page }, email) => {
    if (props.field === 'excerpt') email.paragraph(page.excerpt);
    if (props.field === 'image' && page.image)
      return !email.picture({ src: page.image, altText: '', naturalWidth: 0, naturalHeight: 0 });
    return undefined;
  }),
  SingleProduct: convert<SingleProductProps>(({ props }, email) => {
    if (props.product > 0) email.products([props.product]);
    return undefined;
  }),
  ProductDetails: convert<Pick<SingleProductProps, 'product'>>(({ props }, email) => {
    if (props.product > 0) email.products([props.product]);
    return props.product === 0;
  }),
  ProductList: convert<ProductListProps>(({ props }, email) => {
    const ids = props.productIds.filter((id) => Number.isInteger(id) && id > 0);
    if (props.source === 'products') email.products(ids);
    return props.source !== 'products';
  }),
  CustomHtml: convert<CustomHtmlProps>(({ props }, email) => {
    email.markup(props.htmlContent);
    return /<(?:iframe|video|audio|form|script|object|embed|img|svg|table)\b/i.test(
      props.htmlContent,
    );
  }),
  PageTitle: writeNothing,
  SectionDivider: writeNothing,
  Copyright: writeNothing,
};

/** Blocks that are left out with everything in them: their texts belong to what visitors do on the page. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'NavigationBar',
  'CustomForm',
  'ProductSearch',
  'DesignOnline',
] satisfies readonly BlockType[]);

/** Writes the texts of a block that has no equivalent. */
function writeTexts({ props, definition }: ConvertedBlock, email: EmailWriter): void {
  for (const { prop, kind, part, item } of definition.inlineText ?? []) {
    if (item !== undefined || part === 'button') continue;
    if (kind === 'markup') email.markup(getText(props[prop]));
    else if (part === 'title') email.heading(getText(props[prop]), 3);
    else email.paragraph(getText(props[prop]));
  }
}

/**
 * Writes a block of a page as blocks of an email, without its children.
 * @returns false when the children are left out too
 */
export function convertBlock(block: ConvertedBlock, email: EmailWriter): boolean {
  const { type, label, canvas } = block.definition;
  const conversion = CONVERSIONS[type as BlockType] as Convert<JsonObject> | undefined;
  if (LEFT_OUT.has(type)) {
    email.leftOut.add(label);
    return false;
  }
  if (conversion) {
    if (conversion(block, email)) email.leftOut.add(label);
    return true;
  }
  writeTexts(block, email);
  if (!canvas) email.leftOut.add(label);
  return true;
}
