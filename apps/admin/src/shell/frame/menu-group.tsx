import { Icon } from '@org/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactElement, useId } from 'react';
import type { MenuGroup as Group } from '../menu/menu.types.ts';
import { SidebarItem } from './sidebar-item.tsx';
import { useFoldedGroups } from './use-folded-groups.ts';

/** Props of the group: group of the menu; whether the sidebar is expanded. */
export interface MenuGroupProps {
  readonly group: Group;
  readonly wide: boolean;
}

/** Renders a group of the menu with a title that collapses it. */
export function MenuGroup({ group, wide }: MenuGroupProps): ReactElement {
  const { isFolded, toggle } = useFoldedGroups(group.id);
  const list = useId();
  const hasTitle = group.label !== '' && !group.isPinned;
  const folded = hasTitle && wide && isFolded;
  return (
    <section className="ad-menu-group" {...(group.label && { 'aria-label': group.label })}>
      {hasTitle && wide && (
        <h2 className="ad-menu-title">
          <button
            type="button"
            className="ad-menu-fold"
            aria-expanded={!folded}
            aria-controls={list}
            onClick={toggle}
          >
            {group.label}
            <Icon of={IconChevronDown} size={12} />
          </button>
        </h2>
      )}
      <ul id={list} hidden={folded}>
        {group.items.map((item) => (
          <SidebarItem key={item.id} item={item} wide={wide} />
        ))}
      </ul>
    </section>
  );
}
