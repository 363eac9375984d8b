import type { ReactElement } from 'react';
import { canvasStyle } from '../email/email-html.ts';
import { pixels, readAlign } from '../email/email-layout.ts';
import { type LineLink, type LinkLineLook, separatorText } from '../email/link-line.ts';
import { linkAttributes } from '../markup/link-attributes.ts';
import type { BlockViewProps } from '../render/block-view.ts';

/** Renders a line of links in the canvas of an email. */
export function EmailLinkLine({
  root,
  context,
  links,
  look,
  emptyText,
}: Pick<BlockViewProps, 'root' | 'context'> & {
  readonly links: readonly LineLink[];
  readonly look: LinkLineLook;
  /** Instruction that the editor shows for an empty line. */
  readonly emptyText: string;
}): ReactElement {
  if (links.length === 0)
    return context.editing ? (
      <div {...root} data-empty="true">
        {emptyText}
      </div>
    ) : (
      <div {...root} hidden />
    );
  const style = canvasStyle({
    padding: `${look.space}px 0`,
    color: look.color,
    fontSize: `${pixels(look.fontSize, 24, 14, 10)}px`,
    lineHeight: '1.8',
    textAlign: readAlign(look.align),
  });
  return (
    <div {...root} style={style}>
      {links.map(({ text, href }, at) => (
        // Links have no identity besides their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered as a whole
        <span key={at}>
          {at > 0 ? `${separatorText(look.separator)} ` : ''}
          <a
            className="org-email-line-link"
            data-part="link"
            {...linkAttributes({ href, target: '_blank' }, context.editing)}
          >
            {text}
          </a>
        </span>
      ))}
    </div>
  );
}
