import type { PublicSettings } from '@org/schema/entities';
import { EMAIL_TEXT, emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { fontFamily, pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailWrapperProps } from './email-wrapper.definition.ts';

/** Returns colors and font of an email; invalid stored values are replaced by defaults. */
export function wrapperGround(
  props: EmailWrapperProps,
  theme: PublicSettings['theme'],
): { background: string; text: string; link: string; font: string } {
  return {
    background: emailColor(props.backgroundColor, theme) || '#ffffff',
    text: emailColor(props.textColor, theme) || EMAIL_TEXT,
    link: emailColor(props.linkColor, theme) || '#0b5bd3',
    font: fontFamily(props.fontFamily),
  };
}

/** Returns the style of the background of an email, for canvas and email. */
export function wrapperLook(props: EmailWrapperProps, theme: PublicSettings['theme']): Look {
  const { background, text, font } = wrapperGround(props, theme);
  const padding = pixels(props.paddingY, 80, 24);
  return {
    backgroundColor: background,
    padding: `${padding}px 0`,
    color: text,
    fontFamily: font,
    fontSize: '16px',
    lineHeight: '1.6',
  };
}

/** Renders the body of an email. */
export const emailWrapperEmail: EmailView<EmailWrapperProps> = {
  html({ props, context, ground, children }) {
    const own = wrapperGround(props, context.theme);
    context.setBackground(own.background);
    // The table has the background color, so that a single class can replace it in dark mode.
    const { backgroundColor, ...look } = wrapperLook(props, context.theme);
    return box(
      {
        width: '100%',
        bgcolor: own.background,
        class: context.dark.ground(own.background),
        style: `background-color:${backgroundColor};width:100%`,
      },
      { style: styleText(look) },
      children({ ...ground, ...own }),
    );
  },
  text: (_view, children) => children.join('\n\n'),
};
