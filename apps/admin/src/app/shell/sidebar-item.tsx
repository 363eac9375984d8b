import { Icon, Menu, Tooltip } from '@org/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { MenuEntry, MenuItem } from '../menu.types.ts';

type Target = Pick<LinkProps, 'to' | 'hash' | 'activeOptions'>;

/** Where an entry leads and when it counts as the current one; entries of a submenu may share a path and differ by hash. */
function target(entry: MenuEntry, { below = false } = {}): Target {
  return {
    ...(entry.to && { to: entry.to }),
    ...(entry.hash && { hash: entry.hash }),
    activeOptions: { exact: entry.exact ?? false, includeHash: below, includeSearch: false },
  };
}

function useIsActive(): (entry: MenuEntry) => boolean {
  const { pathname, hash } = useRouterState({ select: (state) => state.location });
  const path = pathname.replace(/\/$/, '');
  return ({ to, exact, hash: part }) => {
    if (!to || (part !== undefined && part !== hash)) return false;
    return path === to || (!exact && path.startsWith(`${to}/`));
  };
}

function Submenu({ item }: { item: MenuItem }) {
  return (
    <ul className="ad-submenu">
      {item.items?.map((entry) => (
        <li key={entry.id}>
          <Link {...target(entry, { below: true })} className="ad-menu-link ad-submenu-link">
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One entry of the sidebar: a link, or an item whose submenu unfolds below it, or beside it where the sidebar is narrow. */
export function SidebarItem({
  item,
  wide,
}: {
  readonly item: MenuItem;
  readonly wide: boolean;
}): ReactElement {
  const isActive = useIsActive();
  const active = isActive(item) || (item.items?.some(isActive) ?? false);
  const [unfolded, setUnfolded] = useState(active);
  const icon = <Icon of={item.icon} size={18} />;

  if (!item.items) {
    return (
      <li>
        <Tooltip label={item.label} position="right" disabled={wide}>
          <Link {...target(item)} className="ad-menu-link" aria-label={item.label}>
            {icon}
            {wide && <span>{item.label}</span>}
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
              <Menu.Item key={entry.id} component={Link} {...target(entry, { below: true })}>
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
      {open && <Submenu item={item} />}
    </li>
  );
}
