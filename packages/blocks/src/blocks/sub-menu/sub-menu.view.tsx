import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { SubMenuProps } from './sub-menu.definition.ts';

/** Links to the child pages of the current page. */
export function SubMenuView({
  props,
  root,
  context: { editing, page, subPages = [] },
}: BlockViewProps<SubMenuProps>): ReactElement {
  if (subPages.length === 0)
    return (
      <div {...root}>
        <p className="org-sub-menu-none">{MESSAGES.noSubPages}</p>
      </div>
    );
  return (
    <nav
      {...root}
      aria-label={page.title || undefined}
      data-layout={props.layout === 'row' ? 'row' : undefined}
    >
      <ul className="org-sub-menu-list">
        {subPages.map(({ title, slug }) => (
          <li key={slug} className="org-sub-menu-item">
            <a
              className="org-sub-menu-link"
              {...linkAttributes({ href: `/${slug}`, target: '_self' }, editing)}
            >
              <span>{title}</span>
              <Icon name="chevron-right" className="org-sub-menu-mark" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
