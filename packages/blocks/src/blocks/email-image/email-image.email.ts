import { emailHref } from '../../email/email-address.ts';
import { box, element } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { pictureElement, pictureMargin } from '../../email/picture-markup.ts';
import type { EmailImageProps } from './email-image.definition.ts';

/** Renders an image with an optional link. */
export const emailImageEmail: EmailView<EmailImageProps> = {
  html({ props, context, ground }) {
    if (props.src.trim() === '') context.warn('image_none');
    const align = readAlign(props.align);
    const margin = pictureMargin(align, context.dir);
    const picture = pictureElement(props, { context, ground }, { margin });
    if (picture === '') return '';
    const href = emailHref(props.href, context);
    return box(
      { width: '100%' },
      { align: getSide(align, context.dir), style: `padding:${pixels(props.space, 80, 8)}px 0` },
      href
        ? element('a', { href, target: '_blank', style: 'text-decoration:none' }, picture)
        : picture,
    );
  },
  text({ props, context }) {
    const href = emailHref(props.href, context);
    const alt = props.altText.trim();
    return props.src !== '' && href ? `${alt || 'Picture'}: ${href}` : '';
  },
};
