import type { JsonObject, PublicSettings } from '@org/schema/entities';
import type { DarkSheet } from './dark-sheet.ts';
import type { EmailDetails } from './email-details.ts';
import type { VerticalAlign } from './email-layout.ts';
import type { EmailProduct } from './email-product.ts';

/** Inherited styles of a block, which are repeated on its children, since mail clients inherit little. */
export interface EmailGround {
  /** `#rrggbb` */
  readonly background: string;
  readonly text: string;
  readonly link: string;
  /** CSS font families. */
  readonly font: string;
  /** Width available for content, px. */
  readonly width: number;
  /** Only defined for the columns of columns. */
  readonly column?: EmailColumnFrame | undefined;
}

/** Place of a column among the columns side by side. */
export interface EmailColumnFrame {
  /** px with the space beside the column. */
  readonly width: number;
  /** Part of the width of all columns. */
  readonly percent: number;
  /** px */
  readonly left: number;
  readonly right: number;
  readonly verticalAlign: VerticalAlign;
  /** True places columns one below the other on narrow screens. */
  readonly stack: boolean;
}

/** Context of a view beyond its props. */
export interface EmailContext {
  readonly theme: PublicSettings['theme'];
  /** Origin of the site, such as `https://studio.example`, for absolute URLs. */
  readonly origin: string;
  readonly dir: 'ltr' | 'rtl';
  readonly dark: DarkSheet;
  /** Returns a product of the shop; undefined when visitors cannot see it. */
  readonly product: (id: number) => EmailProduct | undefined;
  /** Record that the email is about, such as an order or a task; undefined for an email about none. */
  readonly details?: EmailDetails | undefined;
  /** Called by the wrapper with the background of the whole email, `#rrggbb`. */
  readonly setBackground: (background: string) => void;
  /** Reports a warning to the author. */
  readonly warn: (warning: EmailWarning) => void;
}

/** Warnings about an email. */
export const EMAIL_WARNINGS = {
  html_over_102kb: 'This email is larger than 102 KB. Gmail will cut off the end.',
  no_unsubscribe_block: 'There is no unsubscribe block: readers cannot leave the list.',
  image_missing_alt: 'A picture has no description for readers who do not see it.',
  image_inline: 'A picture is embedded in the email, which most email clients do not display.',
  image_not_everywhere:
    'A picture is WebP, AVIF or SVG, which Outlook on Windows cannot display. Use a JPEG or PNG.',
  button_without_link: 'A button leads nowhere.',
  link_without_address: 'A link of a menu leads nowhere and is left out.',
  video_without_link: 'A video leads nowhere.',
  sample_text: 'A block still has the sample text that it began with.',
  products_none: 'A block for products has none and is left out.',
  image_none: 'A block for a picture has none and is left out.',
  coupon_without_code: 'A coupon has no code and is left out.',
  summary_without_record:
    'A summary is left out: only notifications are about a record, such as an order, a quote or a task.',
  product_missing: 'A product is not for sale in the shop and is left out.',
  html_left_out:
    'Some HTML, such as scripts, forms or style sheets, cannot be in an email and is left out.',
  unknown_merge_tag: 'A field in double braces is not known and will be empty.',
  unknown_tag_with_fallback:
    'A field in double braces is not known: everyone gets its fallback text.',
  nested_merge_tag:
    'A field in double braces is in the fallback text of another one: only readers without the first one get it.',
  malformed_merge_tag: 'Double braces around something that is not a field are sent as written.',
  merge_tag_in_host:
    'A link has a field in double braces in the name of its site and leads nowhere. Use fields after the first slash or question mark.',
  link_not_counted:
    'A link has a field in double braces. It is different for each reader, so its clicks are not counted.',
  merge_tag_without_fallback: 'A field in double braces has no text for readers without it.',
  archive_off:
    'The link to the archive leads nowhere: turn on “Show in the archive” for this campaign.',
  block_not_for_email: 'A page block cannot be shown in an email and is left out.',
} as const;
export type EmailWarning = keyof typeof EMAIL_WARNINGS;

/**
 * Returns the inherited styles of a child.
 * @param at - index among the visible children
 * @param count - number of visible children
 */
export type EachGround = (at: number, count: number) => EmailGround;

/** Props of a view. */
export interface EmailViewProps<Props extends object = JsonObject> {
  readonly props: Props;
  readonly context: EmailContext;
  readonly ground: EmailGround;
  /** Renders the visible children of the block with inherited styles, which may depend on the child. */
  readonly children: (ground: EmailGround | EachGround) => string;
}

/** Email view of a block: table HTML with inline styles, and plain text. Both are pure, and only output guarded values. */
export interface EmailView<Props extends object = JsonObject> {
  html(view: EmailViewProps<Props>): string;
  /** '' for content without a plain-text version. */
  text(view: Pick<EmailViewProps<Props>, 'props' | 'context'>, children: readonly string[]): string;
}
