import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { emailHref } from '../../email/email-address.ts';
import { emailColor } from '../../email/email-color.ts';
import { box, element, type Look, styleText } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import { pictureElement } from '../../email/picture-markup.ts';
import type { EmailVideoProps } from './email-video.definition.ts';

/** Returns the text of the bar, which is never empty: a link needs one. */
export const videoText = (props: EmailVideoProps): string => props.text.trim() || 'Watch the video';

/** Returns the style of the bar for canvas and email. */
export function barLook(props: EmailVideoProps, theme: PublicSettings['theme']): Look {
  return {
    padding: '14px 20px',
    backgroundColor: emailColor(props.backgroundColor, theme) || '#1f2937',
    color: emailColor(props.textColor, theme) || '#ffffff',
    fontSize: '16px',
    fontWeight: '700',
    lineHeight: '1.3',
    textAlign: 'center',
  };
}

/** Renders the picture of a video above a bar to play it, which is there with images off too. */
export const emailVideoEmail: EmailView<EmailVideoProps> = {
  html({ props, context, ground }) {
    const href = emailHref(props.href, context);
    if (!href) context.warn('video_without_link');
    const { padding = '', ...look } = barLook(props, context.theme);
    const { backgroundColor, color = '' } = look;
    const link = (content: string, style: Look): string =>
      href
        ? element('a', { href, target: '_blank', style: styleText(style) }, content)
        : element('span', { style: styleText(style) }, content);
    const shown = { ...props, width: 0, borderRadius: 0 };
    const picture = pictureElement(shown, { context, ground }, { margin: '0 auto' });
    const words = link(`&#9654;&nbsp; ${escapeHtml(videoText(props))}`, {
      display: 'block',
      padding,
      color,
      textDecoration: 'none',
    });
    const bar = box(
      { width: '100%' },
      {
        align: 'center',
        bgcolor: backgroundColor,
        style: styleText({ ...look, fontFamily: ground.font }),
      },
      words,
    );
    return box(
      { width: '100%' },
      { align: 'center', style: `padding:${pixels(props.space, 80, 8)}px 0` },
      `${picture === '' ? '' : link(picture, { display: 'block', textDecoration: 'none' })}${bar}`,
    );
  },
  text({ props, context }) {
    const href = emailHref(props.href, context);
    return href ? `${videoText(props)}: ${href}` : '';
  },
};
