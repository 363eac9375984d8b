import { pixels, readVerticalAlign } from '../../email/email-layout.ts';
import type { EmailView } from '../../email/email-view.ts';
import {
  type ColumnLayout,
  columnFrame,
  columnRow,
  contentWidth,
} from '../../email/side-by-side.ts';
import type { EmailColumnsProps } from './email-columns.definition.ts';

/** Returns the space between the columns, px. */
export const getGap = (props: EmailColumnsProps): number => pixels(props.gap, 60, 24);

/** Renders columns side by side. */
export const emailColumnsEmail: EmailView<EmailColumnsProps> = {
  html({ props, context, ground, children }) {
    const layout: ColumnLayout = {
      width: ground.width,
      gap: getGap(props),
      dir: context.dir,
      verticalAlign: readVerticalAlign(props.verticalAlign),
      stack: props.stack,
    };
    const columns = children((at, count) => {
      const column = columnFrame(at, count, layout);
      return { ...ground, width: contentWidth(column), column };
    });
    return columns === '' ? '' : columnRow(columns, layout, pixels(props.space, 80, 8));
  },
  text: (_view, children) => children.join('\n\n'),
};
