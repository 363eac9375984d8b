import { createElement, type ReactElement, type ReactNode } from 'react';

/** A text, or an element of parsed markup. */
export type MarkupPart =
  | string
  | {
      readonly tag: string;
      readonly href?: string | undefined;
      readonly children: readonly MarkupPart[];
    };

/** Props of the markup: its parsed nodes. */
export interface MarkupNodesProps {
  readonly nodes: readonly MarkupPart[];
}

function render(node: MarkupPart, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  if (tag === 'br') return <br key={key} />;
  const content = children.map(render);
  if (tag === 'a')
    return (
      <a key={key} href={node.href} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  return createElement(tag, { key }, ...content);
}

/** Renders parsed markup. Nothing but the elements that the parser knows reaches the page. */
export function MarkupNodes({ nodes }: MarkupNodesProps): ReactElement {
  return <div className="at-markup">{nodes.map(render)}</div>;
}
