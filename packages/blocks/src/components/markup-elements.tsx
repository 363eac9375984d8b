import type { MarkupNode } from '@org/content';
import { createElement, type ReactNode } from 'react';
import { linkAttributes } from '../markup/link-attributes.ts';
import { markupDirection } from '../markup/text-direction.ts';

/**
 * Converts guarded markup to elements.
 * @param editing - whether links are disabled in the editor
 */
export function markupElements(nodes: readonly MarkupNode[], editing: boolean): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const link =
      node.tag === 'a'
        ? linkAttributes({ href: node.href ?? '', target: node.newTab ? '_blank' : '' }, editing)
        : undefined;
    return createElement(
      node.tag,
      {
        key,
        ...link,
        dir: markupDirection(node),
        'data-align': node.align,
        'data-color': node.color,
      },
      ...(node.tag === 'br' ? [] : markupElements(node.children, editing)),
    );
  });
}
