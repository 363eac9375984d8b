import { emailHref, emailPicture } from '../../email/email-address.ts';
import { box, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailContext, EmailView } from '../../email/email-view.ts';
import { type SafeHtml, sanitizeEmailHtml } from '../../email/sanitize-email-html.ts';
import type { EmailHtmlProps } from './email-html.definition.ts';

/** Returns the HTML of an author with whole addresses. */
function read({ html }: EmailHtmlProps, context: EmailContext, width: number): SafeHtml {
  return sanitizeEmailHtml(html, {
    href: (address) => emailHref(address, context) || undefined,
    src: (address) => emailPicture({ src: address, mimeType: '' }, width, context.origin),
  });
}

/** Renders HTML of an author in a cell. */
export const emailHtmlEmail: EmailView<EmailHtmlProps> = {
  html({ props, context, ground }) {
    const { html, hasRemoved, hasInlinePicture, hasPictureWithoutAlt } = read(
      props,
      context,
      ground.width,
    );
    if (hasRemoved) context.warn('html_left_out');
    if (hasInlinePicture) context.warn('image_inline');
    if (hasPictureWithoutAlt) context.warn('image_missing_alt');
    if (html.trim() === '') return '';
    return box(
      { width: '100%' },
      {
        class: context.dark.ink(ground.text, ground.background),
        style: styleText({
          padding: `${pixels(props.space, 80, 8)}px 0`,
          color: ground.text,
          fontFamily: ground.font,
          fontSize: '16px',
          lineHeight: '1.5',
        }),
      },
      html,
    );
  },
  text: ({ props, context }) => read(props, context, 0).text,
};
