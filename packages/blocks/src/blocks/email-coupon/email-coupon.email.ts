import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailCouponProps } from './email-coupon.definition.ts';

/** Returns the style of a coupon for canvas and email. */
export function couponLook(props: EmailCouponProps, theme: PublicSettings['theme']): Look {
  const color = emailColor(props.textColor, theme) || '#5c3b00';
  return {
    backgroundColor: emailColor(props.backgroundColor, theme) || '#fdf6e7',
    border: `2px dashed ${color}`,
    borderRadius: '8px',
    color,
    padding: '20px 24px',
    textAlign: 'center',
  };
}

/** Styles of the lines of a coupon for canvas and email. */
export const COUPON_LINES = {
  title: { fontSize: '16px', lineHeight: '1.4' },
  code: {
    padding: '6px 0',
    fontFamily: "'Courier New',Courier,monospace",
    fontSize: '28px',
    fontWeight: '700',
    letterSpacing: '2px',
    lineHeight: '1.3',
  },
  note: { fontSize: '13px', lineHeight: '1.4' },
} as const satisfies Readonly<Record<string, Look>>;

/** Renders a coupon. */
export const emailCouponEmail: EmailView<EmailCouponProps> = {
  html({ props, context, ground }) {
    const code = props.code.trim();
    if (code === '') {
      context.warn('coupon_without_code');
      return '';
    }
    const look = couponLook(props, context.theme);
    const { backgroundColor = '', color = '' } = look;
    const dark = context.dark.ink(color, backgroundColor);
    const line = (text: string, style: Look): string =>
      text.trim() === ''
        ? ''
        : element(
            'div',
            { class: dark, style: styleText({ fontFamily: ground.font, color, ...style }) },
            escapeHtml(text.trim()),
          );
    const face = [
      line(props.title, COUPON_LINES.title),
      line(code, COUPON_LINES.code),
      line(props.note, COUPON_LINES.note),
    ].join('');
    const cell = box(
      { width: '100%', style: 'border-collapse:separate' },
      {
        align: 'center',
        bgcolor: backgroundColor,
        class: context.dark.ground(backgroundColor),
        style: styleText(look),
      },
      face,
    );
    return box({ width: '100%' }, { style: `padding:${pixels(props.space, 80, 16)}px 0` }, cell);
  },
  text: ({ props }) =>
    props.code.trim() === ''
      ? ''
      : [props.title, props.code, props.note]
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join('\n'),
};
