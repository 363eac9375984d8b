import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailSectionProps } from './email-section.definition.ts';
import { sectionLook } from './email-section.email.ts';

/** Renders a full-width section of an email in the canvas. */
export function EmailSectionView({
  props,
  root,
  context,
  children,
}: BlockViewProps<EmailSectionProps>): ReactElement {
  return (
    <div {...root} style={canvasStyle(sectionLook(props, context.site.theme))}>
      {children}
    </div>
  );
}
