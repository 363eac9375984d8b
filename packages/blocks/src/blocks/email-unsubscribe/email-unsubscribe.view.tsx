import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { readAlign } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailUnsubscribeProps } from './email-unsubscribe.definition.ts';
import { unsubscribeLook } from './email-unsubscribe.email.ts';

/** Renders the unsubscribe link in the canvas, without a URL. */
export function EmailUnsubscribeView({
  props,
  root,
  context,
}: BlockViewProps<EmailUnsubscribeProps>): ReactElement {
  return (
    <div
      {...root}
      style={canvasStyle({
        ...unsubscribeLook(props, context.site.theme),
        textAlign: readAlign(props.align),
      })}
    >
      {props.note === '' ? null : `${props.note} `}
      <span className="org-email-unsubscribe-link" data-part="text">
        {props.text}
      </span>
    </div>
  );
}
