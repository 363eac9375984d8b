import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { SectionProps } from './section.definition.ts';

/** Renders a full-width section of the page. */
export function SectionView({ props, root, children }: BlockViewProps<SectionProps>): ReactElement {
  return (
    <section {...root} id={/^[a-z][a-z0-9-]*$/i.test(props.anchor) ? props.anchor : undefined}>
      {children}
    </section>
  );
}
