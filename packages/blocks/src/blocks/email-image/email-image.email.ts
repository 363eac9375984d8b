import { emailHref, emailPicture } from '../../email/email-address.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { EMAIL_WIDTH, getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailImageProps } from './email-image.definition.ts';

/**
 * Returns the width of the image in a column.
 * @param column - px
 */
export function pictureWidth(props: EmailImageProps, column: number): number {
  const asked = pixels(props.width, EMAIL_WIDTH, 0);
  const natural = pixels(props.naturalWidth, 100_000, 0);
  // A small image is not enlarged; one of unknown size fills its column.
  return Math.min(column, asked || natural || column);
}

/** Returns the style of the image for canvas and email. */
export function pictureLook(props: EmailImageProps, column: number): Look {
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

/** Renders an image with a width attribute, since Outlook ignores sizes in styles. */
export const emailImageEmail: EmailView<EmailImageProps> = {
  html({ props, context, ground }) {
    const width = pictureWidth(props, ground.width);
    const src = emailPicture(props, width, context.origin);
    if (!src) return '';
    if (src.startsWith('data:')) context.warn('image_inline');
    else if (/\.(?:webp|avif|svg)(?:\?|$)/i.test(src)) context.warn('image_not_everywhere');
    if (props.altText.trim() === '') context.warn('image_missing_alt');
    const margin = { start: '0', center: '0 auto', end: '0 0 0 auto' }[readAlign(props.align)];
    const picture = element('img', {
      src,
      alt: props.altText,
      width,
      style: styleText({
        ...pictureLook(props, ground.width),
        margin: context.dir === 'rtl' && margin.startsWith('0 0') ? '0 auto 0 0' : margin,
        // Style of the alternative text, which is shown when images are blocked.
        color: ground.text,
        fontFamily: ground.font,
        fontSize: '14px',
      }),
    });
    const href = emailHref(props.href, context.origin);
    return box(
      { width: '100%' },
      {
        align: getSide(readAlign(props.align), context.dir),
        style: `padding:${pixels(props.space, 80, 8)}px 0`,
      },
      href
        ? element('a', { href, target: '_blank', style: 'text-decoration:none' }, picture)
        : picture,
    );
  },
  text({ props, context }) {
    const href = emailHref(props.href, context.origin);
    const alt = props.altText.trim();
    return props.src !== '' && href ? `${alt || 'Picture'}: ${href}` : '';
  },
};
