import { useCan, useMe } from '@org/admin-kit';
import { Icon, NativeSelect, NoPermission } from '@org/ui';
import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buildMenu } from '../../shell/menu/build-menu.ts';
import type { MenuItem } from '../../shell/menu/menu.types.ts';
import { text } from './messages.ts';
import { SECTIONS } from './sections.ts';
import './settings.css';

const getHref = ({ to, hash }: MenuItem): string => `${to}${hash ? `#${hash}` : ''}`;

/** Renders the frame of every settings section, with navigation beside it, or a select above it on small screens. */
export function SettingsFrame(): ReactElement {
  const me = useMe();
  const canView = useCan('settings.can_view');
  const router = useRouter();
  const { pathname, hash } = useRouterState({ select: (state) => state.location });
  const path = pathname.replace(/\/$/, '');
  const groups = buildMenu(SECTIONS, me);
  const isHere = ({ to, hash: part }: MenuItem): boolean =>
    to === path && (part === undefined || part === (hash === 'theme' ? hash : ''));
  const here = groups.flatMap(({ items }) => items).find(isHere);

  if (!canView || !me.tenant) return <NoPermission what={text.seeSettings} />;
  return (
    <div className="ad-settings">
      <nav className="ad-settings-list" aria-label={text.settings}>
        {groups.map((group) => (
          <div key={group.id}>
            <h2 className="ad-menu-title">{group.label}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <Link
                    {...(item.to && { to: item.to })}
                    hash={item.hash ?? ''}
                    className="ad-settings-link"
                    data-here={isHere(item) || undefined}
                    // The router only compares paths; general and theme differ by their hash.
                    activeProps={{}}
                    aria-current={isHere(item) ? 'page' : undefined}
                  >
                    <Icon of={item.icon} size={16} />
                    <span>{item.label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <NativeSelect
        className="ad-settings-choice"
        aria-label={text.chooseSection}
        data={groups.map((group) => ({
          group: group.label,
          items: group.items.map((item) => ({ value: getHref(item), label: item.label })),
        }))}
        value={here ? getHref(here) : ''}
        onChange={(event) => void router.navigate({ href: event.currentTarget.value })}
      />
      <div className="ad-settings-section">
        <Outlet />
      </div>
    </div>
  );
}
