import { type MarkupNode, parseMarkup } from '@org/content';
import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';

/** Props of the view: guarded markup. */
export interface MarkupViewProps {
  readonly markup: string;
}

function render(node: MarkupNode, key: number): ReactNode {
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

/** Renders formatted text. It is parsed, so that nothing but the elements of the product's markup reaches the page. */
export function MarkupView({ markup }: MarkupViewProps): ReactElement {
  const nodes = useMemo(() => parseMarkup(markup), [markup]);
  return <div className="pj-markup">{nodes.map(render)}</div>;
}
