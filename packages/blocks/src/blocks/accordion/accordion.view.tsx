import type { ReactElement } from 'react';
import { joinClasses } from '../../markup/class-names.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { AccordionProps } from './accordion.definition.ts';

/** Renders items that open one at a time with the browser's own disclosure. */
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
