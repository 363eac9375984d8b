import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { canvasStyle } from '../../email/email-html.ts';
import { readAlign } from '../../email/email-layout.ts';
import type { EmailUnsubscribeProps } from './email-unsubscribe.definition.ts';
import { unsubscribeLook } from './email-unsubscribe.email.ts';

/** The link by which readers leave the list, in the canvas, where it leads nowhere. */
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
