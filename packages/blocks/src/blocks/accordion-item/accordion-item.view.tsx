import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { AccordionItemProps } from './accordion-item.definition.ts';

/** Name of an item without a heading, as browsers use it. */
const UNNAMED = 'Details';

/** Renders an item of an accordion. In the editor it stays open, since a click on its heading selects the block. */
export function AccordionItemView({
  props,
  root,
  context: { editing },
  children,
}: BlockViewProps<AccordionItemProps>): ReactElement {
  const head = (
    <>
      <span
        className="org-accordion-item-title"
        data-part="title"
        data-placeholder={editing && props.title === '' ? 'Write a heading' : undefined}
      >
        {props.title === '' && !editing ? UNNAMED : props.title}
      </span>
      <Icon name="chevron-down" className="org-accordion-item-mark" />
    </>
  );
  const body = <div className="org-accordion-item-body">{children}</div>;
  if (editing)
    return (
      <div {...root} data-open="true">
        <div className="org-accordion-item-head">{head}</div>
        {body}
      </div>
    );
  return (
    <details {...root} open={props.open}>
      <summary className="org-accordion-item-head">{head}</summary>
      {body}
    </details>
  );
}
