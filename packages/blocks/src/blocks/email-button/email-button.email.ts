import { FONT_WEIGHTS } from '@org/schema';
import type { PublicSettings } from '@org/schema/entities';
import { buttonFace } from '../../email/button-face.ts';
import { emailHref } from '../../email/email-address.ts';
import { emailColor, getReadableInk } from '../../email/email-color.ts';
import { box, type Look } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailButtonProps } from './email-button.definition.ts';

/** Returns the style of a button for canvas and email. */
export function buttonLook(props: EmailButtonProps, theme: PublicSettings['theme']): Look {
  const background = emailColor(props.backgroundColor, theme) || '#007bff';
  const weight = FONT_WEIGHTS.find((known) => known === props.fontWeight) ?? 700;
  return {
    display: props.fullWidth ? 'block' : 'inline-block',
    padding: `${pixels(props.paddingY, 40, 10)}px ${pixels(props.paddingX, 80, 20)}px`,
    backgroundColor: background,
    borderRadius: `${pixels(props.borderRadius, 60, 4)}px`,
    color: emailColor(props.textColor, theme) || getReadableInk(background),
    fontSize: `${pixels(props.fontSize, 32, 16, 10)}px`,
    fontWeight: String(weight),
    lineHeight: '1.3',
    textAlign: 'center',
    textDecoration: 'none',
  };
}

/** Renders a button. */
export const emailButtonEmail: EmailView<EmailButtonProps> = {
  html({ props, context, ground }) {
    const href = emailHref(props.href, context);
    if (!href) context.warn('button_without_link');
    const align = getSide(readAlign(props.align), context.dir);
    const face = buttonFace(buttonLook(props, context.theme), {
      text: props.text,
      href,
      font: ground.font,
      table: { width: props.fullWidth ? '100%' : undefined, align },
    });
    const padding = `padding:${pixels(props.space, 80, 12)}px 0`;
    return box({ width: '100%' }, { align, style: padding }, face);
  },
  text({ props, context }) {
    const href = emailHref(props.href, context);
    return href ? `${props.text}: ${href}` : props.text;
  },
};
