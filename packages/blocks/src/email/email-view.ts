import type { JsonObject, PublicSettings } from '@org/schema';
import type { DarkSheet } from './dark-sheet.ts';

/** What a block stands on: inherited by what stands in it, and printed by it, since mail programs inherit little. */
export interface EmailGround {
  /** `#rrggbb` */
  readonly background: string;
  readonly text: string;
  readonly link: string;
  /** Font families as CSS lists them. */
  readonly font: string;
  /** px that content may be wide. */
  readonly width: number;
}

/** What a view may know beyond its props. */
export interface EmailContext {
  readonly theme: PublicSettings['theme'];
  /** Origin of the site, such as `https://studio.example`: addresses of the site are made whole by it. */
  readonly origin: string;
  readonly dir: 'ltr' | 'rtl';
  readonly dark: DarkSheet;
  /** Told by the wrapper what lies behind everything, `#rrggbb`. */
  readonly setBackground: (background: string) => void;
  /** Notes something that its author should know. */
  readonly warn: (warning: EmailWarning) => void;
}

/** What may be wrong with a mail. Source: research/backoffice.md 2.1, keys of its checks. */
export const EMAIL_WARNINGS = {
  html_over_102kb: 'This email is larger than 102 KB. Gmail will cut off the end.',
  no_unsubscribe_block: 'There is no unsubscribe block: readers cannot leave the list.',
  image_missing_alt: 'A picture has no description for readers who do not see it.',
  image_inline: 'A picture is embedded in the email, which most email clients do not display.',
  image_not_everywhere:
    'A picture is WebP, AVIF or SVG, which Outlook on Windows cannot display. Use a JPEG or PNG.',
  button_without_link: 'A button leads nowhere.',
  unknown_merge_tag: 'A field in double braces is not known and will be empty.',
  merge_tag_without_fallback: 'A field in double braces has no text for readers without it.',
  block_not_for_email: 'A page block cannot be shown in an email and is left out.',
} as const;
export type EmailWarning = keyof typeof EMAIL_WARNINGS;

/** What a view is given. */
export interface EmailViewProps<Props extends object = JsonObject> {
  readonly props: Props;
  readonly context: EmailContext;
  readonly ground: EmailGround;
  /** What stands in the block, on a ground of its own. */
  readonly children: (ground: EmailGround) => string;
}

/** A block in a mail: table HTML with inline styles, and the same as plain text. Both are pure, and print nothing that is not guarded. */
export interface EmailView<Props extends object = JsonObject> {
  html(view: EmailViewProps<Props>): string;
  /** '' for what plain text does not say. */
  text(view: Pick<EmailViewProps<Props>, 'props' | 'context'>, children: readonly string[]): string;
}
