import type { PublicSettings } from '@org/schema/entities';
import { EMAIL_TEXT, emailColor, readableInk } from '../../email/email-color.ts';
import { box, element, forOutlook, type Look, styleText } from '../../email/email-html.ts';
import { EMAIL_WIDTH, pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import type { EmailContainerProps } from './email-container.definition.ts';

/** Returns the width of a container, px. */
function getWidth(props: EmailContainerProps): number {
  return pixels(props.maxWidth, EMAIL_WIDTH, EMAIL_WIDTH, 280);
}

/** Returns the style of a container for canvas and email, without its alignment, since emails center by a table. */
export function containerLook(props: EmailContainerProps, theme: PublicSettings['theme']): Look {
  const radius = pixels(props.borderRadius, 40, 8);
  const background = emailColor(props.backgroundColor, theme);
  const ink = background && readableInk(EMAIL_TEXT, background);
  return {
    backgroundColor: background,
    padding: `${pixels(props.paddingY, 80, 24)}px ${pixels(props.paddingX, 80, 32)}px`,
    borderRadius: radius === 0 ? '' : `${radius}px`,
    // Without a color of its own, the canvas inherits the email's text color by CSS where it is readable.
    color: emailColor(props.textColor, theme) || (ink === EMAIL_TEXT ? '' : ink),
  };
}

/** Returns the maximum width of a container as CSS. */
export function containerWidth(props: EmailContainerProps): string {
  return `${getWidth(props)}px`;
}

/** Renders the main column of an email: a table of fixed width for Outlook, a fluid one for all others. */
export const emailContainerEmail: EmailView<EmailContainerProps> = {
  html({ props, context, ground, children }) {
    const width = getWidth(props);
    const own = emailColor(props.backgroundColor, context.theme);
    const inside = {
      ...ground,
      background: own || ground.background,
      text: emailColor(props.textColor, context.theme) || readableInk(ground.text, own),
      width: width - 2 * pixels(props.paddingX, 80, 32),
    };
    const { color: _color, ...look } = containerLook(props, context.theme);
    const column = box(
      {
        align: 'center',
        width: '100%',
        // A radius needs separate borders.
        style: `width:100%;max-width:${width}px;border-collapse:separate`,
      },
      {
        bgcolor: own,
        class: ['m-pad', own ? context.dark.ground(own) : undefined].filter(Boolean).join(' '),
        style: styleText(look),
      },
      children(inside),
    );
    const frame = `<table role="presentation" align="center" border="0" cellpadding="0" cellspacing="0" width="${width}"><tr><td>`;
    return `${forOutlook(frame)}${element('div', { style: `max-width:${width}px;margin:0 auto` }, column)}${forOutlook('</td></tr></table>')}`;
  },
  text: (_view, children) => children.join('\n\n'),
};
