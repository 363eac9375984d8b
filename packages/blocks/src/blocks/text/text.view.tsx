import { safeColor } from '@org/device-settings';
import { FONT_WEIGHTS } from '@org/schema';
import { createElement, type ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { textDirection } from '../../markup/text-direction.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { TEXT_ALIGNS, TEXT_TAGS, type TextProps } from './text.definition.ts';

/** Renders a heading or a plain paragraph. */
export function TextView({ props, root, context }: BlockViewProps<TextProps>): ReactElement {
  const tag = TEXT_TAGS.find((known) => known === props.tag) ?? 'p';
  const align = TEXT_ALIGNS.find((known) => known === props.textAlign);
  return createElement(
    tag,
    {
      ...root,
      dir: textDirection(props.text),
      'data-part': 'text',
      'data-align': align === 'start' ? undefined : align,
      'data-placeholder': context.editing && props.text === '' ? 'Write something' : undefined,
      style: cssVars({
        'org-text-size':
          props.fontSize === 1 ? undefined : Math.min(6, Math.max(0.5, props.fontSize)),
        'org-text-weight':
          props.fontWeight === 400
            ? undefined
            : FONT_WEIGHTS.find((known) => known === props.fontWeight),
        'org-text-color': safeColor(props.color),
      }),
    },
    props.text,
  );
}
