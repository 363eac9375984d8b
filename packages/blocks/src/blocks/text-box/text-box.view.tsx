import { parseMarkup } from '@org/content';
import { safeColor } from '@org/device-settings';
import type { ReactElement } from 'react';
import { markupElements } from '../../components/markup-elements.tsx';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { TextBoxProps } from './text-box.definition.ts';

/** Renders formatted text. The markup guard parses it; no HTML is inserted unchanged. */
export function TextBoxView({ props, root, context }: BlockViewProps<TextBoxProps>): ReactElement {
  return (
    <div
      {...root}
      data-part="text"
      data-placeholder={context.editing && props.html === '' ? 'Write something' : undefined}
      style={cssVars({ 'org-text-color': safeColor(props.color) })}
    >
      {markupElements(parseMarkup(props.html), context.editing)}
    </div>
  );
}
