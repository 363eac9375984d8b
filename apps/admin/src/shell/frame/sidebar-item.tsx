import { Icon, Menu, Tooltip, VisuallyHidden } from '@org/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { menu } from '../menu/menu.ts';
import type { MenuEntry, MenuItem } from '../menu/menu.types.ts';

const PATHS = menu.flatMap(({ items }) =>
  items.flatMap((item) => [item.to, ...(item.items ?? []).map(({ to }) => to)]),
);

const leads = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** Returns true when a path belongs to another entry with a longer URL. */
const isOfDeeper = (path: string, own: string): boolean =>
  PATHS.some((to) => to?.startsWith(`${own}/`) && leads(path, to));

type Target = Pick<LinkProps, 'to' | 'hash' | 'activeOptions'>;

/** Returns the link of an entry, and whether it is the current one; entries of a submenu may share a path and differ by hash. */
function target(entry: MenuEntry, path: string, { below = false } = {}): Target {
  return {
    ...(entry.to && { to: entry.to }),
    ...(entry.hash && { hash: entry.hash }),
    activeOptions: {
      exact: (entry.exact ?? false) || isOfDeeper(path, entry.to ?? ''),
      includeHash: below,
      includeSearch: false,
    },
  };
}

interface Place {
  readonly path: string;
  readonly isActive: (entry: MenuEntry) => boolean;
}

/** Returns the current location and the matching entries. */
function usePlace(): Place {
  const { pathname, hash } = useRouterState({ select: (state) => state.location });
  const path = pathname.replace(/\/$/, '');
  return {
    path,
    isActive({ to, exact, hash: part }) {
      if (!to || (part !== undefined && part !== hash)) return false;
      return path === to || (!exact && leads(path, to) && !isOfDeeper(path, to));
    },
  };
}

function Submenu({ item, path }: { item: MenuItem; path: string }) {
  return (
    <ul className="ad-submenu">
      {item.items?.map((entry) => (
        <li key={entry.id}>
          <Link {...target(entry, path, { below: true })} className="ad-menu-link ad-submenu-link">
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders an entry of the sidebar: a link, or an item whose submenu expands below it, or beside it in the collapsed sidebar. */
export function SidebarItem({
  item,
  wide,
}: {
  readonly item: MenuItem;
  readonly wide: boolean;
}): ReactElement {
  const { path, isActive } = usePlace();
  const active = isActive(item) || (item.items?.some(isActive) ?? false);
  const [unfolded, setUnfolded] = useState(active);
  const icon = <Icon of={item.icon} size={18} />;

  if (!item.items) {
    return (
      <li>
        <Tooltip label={item.label} position="right" disabled={wide}>
          <Link {...target(item, path)} className="ad-menu-link">
            {icon}
            {wide ? <span>{item.label}</span> : <VisuallyHidden>{item.label}</VisuallyHidden>}
            {item.Count && <item.Count />}
          </Link>
        </Tooltip>
      </li>
    );
  }

  if (!wide) {
    return (
      <li>
        <Menu position="right-start" width={180}>
          <Menu.Target>
            <button
              type="button"
              className="ad-menu-link"
              data-active={active || undefined}
              aria-label={item.label}
            >
              {icon}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{item.label}</Menu.Label>
            {item.items.map((entry) => (
              <Menu.Item key={entry.id} component={Link} {...target(entry, path, { below: true })}>
                {entry.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </li>
    );
  }

  const open = unfolded || active;
  return (
    <li>
      <button
        type="button"
        className="ad-menu-link"
        data-active={(active && !open) || undefined}
        aria-expanded={open}
        onClick={() => setUnfolded(!open)}
      >
        {icon}
        <span>{item.label}</span>
        <span className="ad-menu-turn" data-open={open || undefined}>
          <Icon of={IconChevronRight} size={14} />
        </span>
      </button>
      {open && <Submenu item={item} path={path} />}
    </li>
  );
}
