import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { ColumnProps } from './column.definition.ts';
import { printCell } from './column-cell.ts';

/** Returns a width in twelfths; undefined for none. */
function toTwelfths(span: number | undefined): number | undefined {
  if (span === undefined || !Number.isFinite(span)) return undefined;
  const twelfths = Math.min(12, Math.max(0, Math.round(span * 100) / 100));
  return twelfths === 0 ? undefined : twelfths;
}

/** Renders a column of a section, row or grid. */
export function ColumnView({ props, root, children }: BlockViewProps<ColumnProps>): ReactElement {
  const span = toTwelfths(props.span);
  const tablet = toTwelfths(props.spans.tablet);
  const mobile = toTwelfths(props.spans.mobile);
  const { desktop, ...narrow } = props.cells;
  const cell = printCell(desktop);
  const tabletCell = printCell(narrow.tablet);
  const mobileCell = printCell(narrow.mobile);
  return (
    <div
      {...root}
      data-span={span}
      data-span-tablet={tablet}
      data-span-mobile={mobile}
      data-cell={cell && ''}
      data-cell-tablet={tabletCell && ''}
      data-cell-mobile={mobileCell && ''}
      style={cssVars({
        'org-span': span,
        'org-span-tablet': tablet,
        'org-span-mobile': mobile,
        'org-cell': cell,
        'org-cell-tablet': tabletCell,
        'org-cell-mobile': mobileCell,
      })}
    >
      {children}
    </div>
  );
}
