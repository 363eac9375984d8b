import { emailPicture } from './email-address.ts';
import { element, type Look, styleText } from './email-html.ts';
import { EMAIL_WIDTH, pixels } from './email-layout.ts';
import type { EmailContext, EmailGround } from './email-view.ts';

/** Stored props of a picture in an email. */
export interface EmailPictureProps {
  readonly src: string;
  readonly altText: string;
  /** px; 0 when unknown. */
  readonly naturalWidth: number;
  /** Media type of the uploaded file; '' when unknown. */
  readonly mimeType: string;
  /** px; 0 for the width of the column. */
  readonly width: number;
  /** px */
  readonly borderRadius: number;
}

/**
 * Returns the width of a picture in a column.
 * @param column - px
 */
function pictureWidth(
  { width, naturalWidth }: Pick<EmailPictureProps, 'width' | 'naturalWidth'>,
  column: number,
): number {
  const asked = pixels(width, EMAIL_WIDTH, 0);
  const natural = pixels(naturalWidth, 100_000, 0);
  // A small picture is not enlarged; one of unknown size fills its column.
  return Math.min(column, asked || natural || column);
}

/** Returns the style of a picture for canvas and email. */
export function pictureLook(
  props: Pick<EmailPictureProps, 'width' | 'naturalWidth' | 'borderRadius'>,
  column: number,
): Look {
  const radius = pixels(props.borderRadius, 60, 0);
  return {
    display: 'block',
    width: '100%',
    maxWidth: `${pictureWidth(props, column)}px`,
    height: 'auto',
    border: '0',
    borderRadius: radius === 0 ? '' : `${radius}px`,
  };
}

/**
 * Renders a picture with a width attribute, since Outlook ignores sizes in styles, and warns about what clients do not show.
 * @param look - style besides that of every picture
 * @returns HTML, or '' without a picture
 */
export function pictureElement(
  props: EmailPictureProps,
  { context, ground }: { readonly context: EmailContext; readonly ground: EmailGround },
  look: Look = {},
): string {
  const width = pictureWidth(props, ground.width);
  const src = emailPicture(props, width, context.origin);
  if (!src) return '';
  if (src.startsWith('data:')) context.warn('image_inline');
  else if (/\.(?:webp|avif|svg)(?:\?|$)/i.test(src)) context.warn('image_not_everywhere');
  if (props.altText.trim() === '') context.warn('image_missing_alt');
  const style = styleText({
    ...pictureLook(props, ground.width),
    ...look,
    // Style of the alternative text, which is shown when images are blocked.
    color: ground.text,
    fontFamily: ground.font,
    fontSize: '14px',
  });
  return element('img', { src, alt: props.altText, width, style });
}

/** Returns the margin that aligns a picture, which is a block, in a column. */
export function pictureMargin(align: 'start' | 'center' | 'end', dir: 'ltr' | 'rtl'): string {
  if (align === 'center') return '0 auto';
  return (align === 'start') === (dir === 'ltr') ? '0 auto 0 0' : '0 0 0 auto';
}
