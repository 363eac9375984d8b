import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { readAlign } from '../../email/email-layout.ts';
import { mergeCompany } from '../../email/merge-fields.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailFooterProps } from './email-footer.definition.ts';
import { footerLines, footerLook } from './email-footer.email.ts';

/** Renders the footer of an email in the canvas, with a link that has no URL. */
export function EmailFooterView({
  props,
  root,
  context,
}: BlockViewProps<EmailFooterProps>): ReactElement {
  const look = { ...footerLook(props, context.site.theme), textAlign: readAlign(props.align) };
  return (
    <div {...root} style={canvasStyle(look)}>
      {footerLines(props).map((line) => (
        <p className="org-email-footer-line" key={line}>
          {mergeCompany(line, context.site)}
        </p>
      ))}
      <span className="org-email-footer-link" data-part="text">
        {props.text}
      </span>
    </div>
  );
}
