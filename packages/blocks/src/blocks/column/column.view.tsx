import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { ColumnProps } from './column.definition.ts';

/** Renders a column of a section or row. */
export function ColumnView({ props, root, children }: BlockViewProps<ColumnProps>): ReactElement {
  const span = Math.min(12, Math.max(0, Math.round(props.span)));
  return (
    <div {...root} data-span={span || undefined} style={cssVars({ 'org-span': span || undefined })}>
      {children}
    </div>
  );
}
