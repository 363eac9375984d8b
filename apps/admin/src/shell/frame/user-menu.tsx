import { useMe } from '@org/admin-kit';
import { Icon, Menu } from '@org/ui';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from '../menu/messages.ts';

const roleName = (role: string): string => role.charAt(0) + role.slice(1).toLowerCase();

/** Renders the menu of the signed-in user, with sign-out. */
export function UserMenu(): ReactElement {
  const { user } = useMe();
  const name = user.displayName || user.email;
  return (
    <Menu width={240}>
      <Menu.Target>
        <button type="button" className="ad-user" aria-label={`${text.account}: ${name}`}>
          {name.charAt(0).toUpperCase()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="ad-user-card">
          <strong>{name}</strong>
          <span className="at-meta">{user.email}</span>
          <span className="at-meta">{roleName(user.role)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/account" leftSection={<Icon of={IconUserCircle} />}>
          {text.account}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/sign-out" leftSection={<Icon of={IconLogout} />}>
          {text.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
