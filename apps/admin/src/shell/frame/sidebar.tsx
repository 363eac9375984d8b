import { useMe } from '@org/admin-kit';
import { Icon, Tooltip } from '@org/ui';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { buildMenu } from '../menu/build-menu.ts';
import { menu } from '../menu/menu.ts';
import type { MenuGroup as Group } from '../menu/menu.types.ts';
import { text } from '../menu/messages.ts';
import { CompanyBlock } from './company-block.tsx';
import { MenuGroup } from './menu-group.tsx';

/** Props of the sidebar: whether it is expanded; its menu, if it is not the default one. */
export interface SidebarProps {
  readonly wide: boolean;
  readonly groups?: readonly Group[];
}

/** Renders company, menu, link to the website, and version. */
export function Sidebar({ wide, groups = menu }: SidebarProps): ReactElement {
  const me = useMe();
  const seen = buildMenu(groups, me);
  const pinned = seen.filter(({ isPinned }) => isPinned);
  const scrolling = seen.filter(({ isPinned }) => !isPinned);
  return (
    <div className="ad-side" data-wide={wide || undefined}>
      <CompanyBlock wide={wide} />
      <nav className="ad-menus" aria-label={text.menu}>
        <div className="ad-menu">
          {scrolling.map((group) => (
            <MenuGroup key={group.id} group={group} wide={wide} />
          ))}
        </div>
        <div className="ad-menu ad-menu-pinned">
          {pinned.map((group) => (
            <MenuGroup key={group.id} group={group} wide={wide} />
          ))}
        </div>
      </nav>
      <footer className="ad-side-foot">
        {me.siteUrl && (
          <Tooltip label={text.viewWebsite} position="right" disabled={wide}>
            <a
              className="ad-menu-link"
              href={me.siteUrl}
              target="_blank"
              rel="noopener"
              aria-label={text.viewWebsite}
            >
              <Icon of={IconExternalLink} size={18} />
              {wide && <span>{text.viewWebsite}</span>}
            </a>
          </Tooltip>
        )}
        <Tooltip label={text.version(me.version)} position="right">
          <p className="ad-badge">
            <img src="/admin/mark.svg" width={18} height={18} alt="" />
            {wide && <strong>{text.product}</strong>}
            <span>{me.version}</span>
          </p>
        </Tooltip>
      </footer>
    </div>
  );
}
