import { safeHref } from '@org/content';
import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { pixels } from '../../email/email-layout.ts';
import { sanitizeEmailHtml } from '../../email/sanitize-email-html.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailHtmlProps } from './email-html.definition.ts';

/** Renders HTML of an author in the canvas of an email; its links lead nowhere there. */
export function EmailHtmlView({
  props,
  root,
  context,
}: BlockViewProps<EmailHtmlProps>): ReactElement {
  const { html } = sanitizeEmailHtml(props.html, {
    href: (address) => (safeHref(address) ? '' : undefined),
    src: (address) => safeMediaUrl(address) ?? '',
  });
  if (html.trim() === '')
    return context.editing ? (
      <div {...root}>
        <p className="org-email-html-none">Write HTML in the settings.</p>
      </div>
    ) : (
      <div {...root} hidden />
    );
  return (
    <div {...root} style={canvasStyle({ padding: `${pixels(props.space, 80, 8)}px 0` })}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: elements, attributes and styles of a list of safe ones */}
      <div className="org-email-html-content" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
