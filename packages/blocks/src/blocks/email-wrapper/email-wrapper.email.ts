import type { PublicSettings } from '@org/schema';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { fontFamily, pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailWrapperProps } from './email-wrapper.definition.ts';

/** Colours and font of a mail; what is stored wrong is the usual one. */
export function wrapperGround(
  props: EmailWrapperProps,
  theme: PublicSettings['theme'],
): { background: string; text: string; link: string; font: string } {
  return {
    background: emailColor(props.backgroundColor, theme) || '#ffffff',
    text: emailColor(props.textColor, theme) || '#1f2937',
    link: emailColor(props.linkColor, theme) || '#0b5bd3',
    font: fontFamily(props.fontFamily),
  };
}

/** Style of what lies behind a mail, in the canvas and in the mail. */
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

/** The mail itself. */
export const emailWrapperEmail: EmailView<EmailWrapperProps> = {
  html({ props, context, ground, children }) {
    const own = wrapperGround(props, context.theme);
    context.setBackground(own.background);
    // The table is painted, so that one class can paint it anew for who reads in the dark.
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
