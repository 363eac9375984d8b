import type { ReactElement } from 'react';
import { textDirection } from '../../markup/text-direction.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { HEADER_ALIGNS, type SectionHeaderProps } from './section-header.definition.ts';

/** Renders the heading of a section with a subtitle. */
export function SectionHeaderView({
  props,
  root,
  context: { editing },
}: BlockViewProps<SectionHeaderProps>): ReactElement {
  const align = HEADER_ALIGNS.find((known) => known === props.alignment && known !== 'start');
  return (
    <div {...root} data-align={align}>
      {props.title === '' && !editing ? null : (
        <h2
          className="org-section-header-title"
          data-part="title"
          dir={textDirection(props.title)}
          data-placeholder={props.title === '' ? 'Write a heading' : undefined}
        >
          {props.title}
        </h2>
      )}
      {props.subtitle === '' && !editing ? null : (
        <p
          className="org-section-header-subtitle"
          data-part="subtitle"
          dir={textDirection(props.subtitle)}
          data-placeholder={props.subtitle === '' ? 'And a sentence below it' : undefined}
        >
          {props.subtitle}
        </p>
      )}
    </div>
  );
}
