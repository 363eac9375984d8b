import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { joinClasses } from '../../class-names.ts';
import type { AccordionProps } from './accordion.definition.ts';

/** Items that open one by one; opening and closing is the browser's own. */
export function AccordionView({
  props,
  root,
  children,
}: BlockViewProps<AccordionProps>): ReactElement {
  return (
    <div {...root} className={joinClasses(root.className, props.darkMode ? 'org-dark' : '')}>
      {children}
    </div>
  );
}
