import type { ReactElement } from 'react';
import { canvasStyle } from '../../email/email-html.ts';
import { readAlign } from '../../email/email-layout.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailHeadingProps } from './email-heading.definition.ts';
import { headingLevel, headingLook } from './email-heading.email.ts';

/** Renders a heading of an email in the canvas. */
export function EmailHeadingView({
  props,
  root,
  context,
}: BlockViewProps<EmailHeadingProps>): ReactElement {
  if (props.text === '' && !context.editing) return <div {...root} hidden />;
  const Heading = `h${headingLevel(props)}` as const;
  const style = canvasStyle({
    ...headingLook(props, context.site.theme),
    textAlign: readAlign(props.align),
  });
  return (
    <Heading
      {...root}
      data-part="text"
      data-placeholder={context.editing && props.text === '' ? 'Write a heading' : undefined}
      style={style}
    >
      {props.text}
    </Heading>
  );
}
