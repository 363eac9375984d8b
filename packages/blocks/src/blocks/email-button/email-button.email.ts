import { escapeHtml } from '@org/content/html';
import { FONT_WEIGHTS } from '@org/schema';
import type { PublicSettings } from '@org/schema/entities';
import { emailHref } from '../../email/email-address.ts';
import { emailColor } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailButtonProps } from './email-button.definition.ts';

/** Returns the style of a button for canvas and email. */
export function buttonLook(props: EmailButtonProps, theme: PublicSettings['theme']): Look {
  const weight = FONT_WEIGHTS.find((known) => known === props.fontWeight) ?? 700;
  return {
    display: props.fullWidth ? 'block' : 'inline-block',
    padding: `${pixels(props.paddingY, 40, 10)}px ${pixels(props.paddingX, 80, 20)}px`,
    backgroundColor: emailColor(props.backgroundColor, theme) || '#007bff',
    borderRadius: `${pixels(props.borderRadius, 60, 4)}px`,
    color: emailColor(props.textColor, theme) || '#ffffff',
    fontSize: `${pixels(props.fontSize, 32, 16, 10)}px`,
    fontWeight: String(weight),
    lineHeight: '1.3',
    textAlign: 'center',
    textDecoration: 'none',
  };
}

/**
 * Renders a button for all mail clients: its background is that of the cell, and Outlook, which ignores padding of links, uses
 * the padding of the cell.
 */
export const emailButtonEmail: EmailView<EmailButtonProps> = {
  html({ props, context, ground }) {
    const { backgroundColor, borderRadius, padding, ...look } = buttonLook(props, context.theme);
    const href = emailHref(props.href, context.origin);
    if (!href) context.warn('button_without_link');
    const style = styleText({ ...look, padding: padding ?? '', fontFamily: ground.font });
    const words = escapeHtml(props.text);
    const width = props.fullWidth ? '100%' : undefined;
    const face = box(
      {
        width,
        align: getSide(readAlign(props.align), context.dir),
        style: 'border-collapse:separate',
      },
      {
        align: 'center',
        bgcolor: backgroundColor,
        style: `background-color:${backgroundColor};border-radius:${borderRadius};mso-padding-alt:${padding}`,
      },
      href
        ? element('a', { href, target: '_blank', style }, words)
        : element('span', { style }, words),
    );
    return box(
      { width: '100%' },
      {
        align: getSide(readAlign(props.align), context.dir),
        style: `padding:${pixels(props.space, 80, 12)}px 0`,
      },
      face,
    );
  },
  text({ props, context }) {
    const href = emailHref(props.href, context.origin);
    return href ? `${props.text}: ${href}` : props.text;
  },
};
