import type { ReactElement } from 'react';
import { getItems, getText, inOrder } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { MAX_MOMENTS, type TimelineProps, YEAR } from './timeline.definition.ts';

/** Returns the year of an item, or '' for an invalid one, which other programs can store. */
const getYear = (year: unknown): string => (YEAR.test(getText(year)) ? getText(year) : '');

function getMoment(item: Readonly<Record<string, unknown>>, key: number): ReactElement {
  const description = getText(item.description);
  return (
    <li key={key} className="org-timeline-item" data-part="item">
      <span className="org-timeline-year">{getYear(item.year)}</span>
      <div className="org-timeline-words">
        <h3 className="org-timeline-head">{getText(item.title)}</h3>
        {description === '' ? null : <p className="org-timeline-text">{description}</p>}
      </div>
    </li>
  );
}

/** Renders events by year, from top to bottom. */
export function TimelineView({
  props,
  root,
  context: { editing },
}: BlockViewProps<TimelineProps>): ReactElement {
  const items = inOrder(getItems(props.timelineItems, MAX_MOMENTS), 'index');
  return (
    <div {...root}>
      {props.showTitle && props.title !== '' ? (
        <h2 className="org-timeline-title" data-part="title">
          {props.title}
        </h2>
      ) : null}
      {items.length === 0 && editing ? (
        <p className="org-timeline-none">Add the first year in the settings.</p>
      ) : null}
      {items.length > 0 ? (
        <ol className="org-timeline-list">{items.map((item, key) => getMoment(item, key))}</ol>
      ) : null}
    </div>
  );
}
