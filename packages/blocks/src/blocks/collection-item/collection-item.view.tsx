import type { ReactElement } from 'react';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CollectionItemProps } from './collection-item.definition.ts';

/** Renders an item of a collection list. A link of the item covers it, below the links of its blocks. */
export function CollectionItemView({
  props: { href, label },
  root,
  context,
  children,
}: BlockViewProps<CollectionItemProps>): ReactElement {
  const { href: to } = linkAttributes({ href, target: '_self' }, context.editing);
  return to === undefined ? (
    <li {...root}>{children}</li>
  ) : (
    <li {...root} data-linked="true">
      {children}
      <a href={to} className="org-collection-link" data-part="link">
        <span className="org-collection-link-name">{label || to}</span>
      </a>
    </li>
  );
}
