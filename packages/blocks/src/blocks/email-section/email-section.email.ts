import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailSectionProps } from './email-section.definition.ts';

/** Returns the style of a section for canvas and email. */
export function sectionLook(props: EmailSectionProps, theme: PublicSettings['theme']): Look {
  return {
    backgroundColor: emailColor(props.backgroundColor, theme),
    padding: `${pixels(props.paddingY, 120, 8)}px 0`,
  };
}

/** Renders a full-width section of an email. */
export const emailSectionEmail: EmailView<EmailSectionProps> = {
  html({ props, context, ground, children }) {
    const own = emailColor(props.backgroundColor, context.theme);
    const background = own || ground.background;
    const { padding } = sectionLook(props, context.theme);
    return box(
      {
        width: '100%',
        bgcolor: own,
        class: own ? context.dark.ground(own) : undefined,
        style: own ? `background-color:${own}` : undefined,
      },
      { align: 'center', style: `padding:${padding}` },
      children({ ...ground, background }),
    );
  },
  text: (_view, children) => children.join('\n\n'),
};
