import { type MarkupNode, parseMarkup } from '@org/content';
import { safeColor } from '@org/device-settings';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { cssVars } from '../../css-vars.ts';
import { linkAttributes } from '../../link-attributes.ts';
import type { TextBoxProps } from './text-box.definition.ts';

function elements(nodes: readonly MarkupNode[], editing: boolean): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const link =
      node.tag === 'a'
        ? linkAttributes({ href: node.href ?? '', target: node.newTab ? '_blank' : '' }, editing)
        : undefined;
    return createElement(
      node.tag,
      { key, ...link, 'data-align': node.align, 'data-color': node.color },
      ...(node.tag === 'br' ? [] : elements(node.children, editing)),
    );
  });
}

/** Formatted text. What is stored is read by the markup guard; no HTML is put in as it is. */
export function TextBoxView({ props, root, context }: BlockViewProps<TextBoxProps>): ReactElement {
  return (
    <div
      {...root}
      data-part="text"
      data-placeholder={context.editing && props.html === '' ? 'Write something' : undefined}
      style={cssVars({ 'org-text-color': safeColor(props.color) })}
    >
      {elements(parseMarkup(props.html), context.editing)}
    </div>
  );
}
