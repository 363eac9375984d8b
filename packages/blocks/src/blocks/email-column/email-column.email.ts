import type { PublicSettings } from '@org/schema/entities';
import { emailColor } from '../../email/email-color.ts';
import { box, type Look, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { columnCell } from '../../email/side-by-side.ts';
import type { EmailColumnProps } from './email-column.definition.ts';

/** Returns the style of a column for canvas and email. */
export function columnLook(props: EmailColumnProps, theme: PublicSettings['theme']): Look {
  const radius = pixels(props.borderRadius, 40, 0);
  const padding = pixels(props.padding, 60, 0);
  return {
    backgroundColor: emailColor(props.backgroundColor, theme),
    padding: padding === 0 ? '' : `${padding}px`,
    borderRadius: radius === 0 ? '' : `${radius}px`,
  };
}

/** Renders a column. */
export const emailColumnEmail: EmailView<EmailColumnProps> = {
  html({ props, context, ground, children }) {
    const own = emailColor(props.backgroundColor, context.theme);
    const { column, ...around } = ground;
    const inside = {
      ...around,
      background: own || ground.background,
      width: Math.max(1, ground.width - 2 * pixels(props.padding, 60, 0)),
    };
    const content = box(
      { width: '100%', style: 'border-collapse:separate' },
      {
        bgcolor: own,
        class: own ? context.dark.ground(own) : undefined,
        style: styleText(columnLook(props, context.theme)),
      },
      children(inside),
    );
    return column ? columnCell(content, column) : content;
  },
  text: (_view, children) => children.join('\n\n'),
};
