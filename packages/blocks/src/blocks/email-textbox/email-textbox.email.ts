import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { getSide, pixels, readAlign } from '../../email/email-layout.ts';
import { emailMarkup, emailMarkupText } from '../../email/email-markup.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailTextboxProps } from './email-textbox.definition.ts';

/** Returns the style of a text box for canvas and email. */
export function textboxLook(props: EmailTextboxProps, theme: PublicSettings['theme']): Look {
  return {
    padding: `${pixels(props.space, 80, 8)}px 0`,
    fontSize: `${pixels(props.fontSize, 40, 16, 10)}px`,
    color: emailColor(props.color, theme),
  };
}

/** Renders formatted text. */
export const emailTextboxEmail: EmailView<EmailTextboxProps> = {
  html({ props, context, ground }) {
    if (props.html === '') return '';
    const align = getSide(readAlign(props.align), context.dir);
    const look = textboxLook(props, context.theme);
    const color = look.color || ground.text;
    const words = emailMarkup(props.html, {
      context,
      ground: { ...ground, text: color },
      fontSize: pixels(props.fontSize, 40, 16, 10),
    });
    return box(
      { width: '100%' },
      {
        align,
        class: context.dark.ink(color, ground.background),
        style: styleText({
          ...look,
          color,
          fontFamily: ground.font,
          lineHeight: '1.6',
          textAlign: align,
          wordBreak: 'break-word',
        }),
      },
      words,
    );
  },
  text: ({ props, context }) => emailMarkupText(props.html, context),
};
