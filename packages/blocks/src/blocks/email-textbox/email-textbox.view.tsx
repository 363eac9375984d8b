import { parseMarkup } from '@org/content';
import type { ReactElement } from 'react';
import { markupElements } from '../../components/markup-elements.tsx';
import { canvasStyle } from '../../email/email-html.ts';
import { readAlign } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailTextboxProps } from './email-textbox.definition.ts';
import { textboxLook } from './email-textbox.email.ts';

/** Renders formatted text of an email in the canvas. The markup guard parses it. */
export function EmailTextboxView({
  props,
  root,
  context,
}: BlockViewProps<EmailTextboxProps>): ReactElement {
  const look = {
    ...textboxLook(props, context.site.theme),
    textAlign: readAlign(props.align),
  };
  return (
    <div
      {...root}
      data-part="text"
      data-placeholder={context.editing && props.html === '' ? 'Write something' : undefined}
      style={canvasStyle(look)}
    >
      {markupElements(parseMarkup(props.html), context.editing)}
    </div>
  );
}
