import type { Usage } from '@org/schema/entities';
import { Icon } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../media-data/messages.ts';
import type { AdminLinks } from '../screen/admin-links.tsx';

/** Props of the list: the uses, and the URLs of the screens that they link to. */
export interface UsageListProps {
  readonly usage: readonly Usage[];
  readonly links: AdminLinks;
}

/** Renders the uses of a record as links; in a new tab, so that nothing here is lost. */
export function UsageList({ usage, links }: UsageListProps): ReactElement {
  return (
    <ul className="ad-usage">
      {usage.map((place) => {
        const link = links.records?.[place.type];
        const title = place.type === 'settings' ? text.settings : place.title;
        return (
          <li key={`${place.type} ${place.id}`}>
            {link && <Icon of={link.icon} size={14} />}
            {link ? (
              <a className="ad-row-link" href={link.href(place.id)} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {place.path && <span className="ad-quiet">{place.path}</span>}
          </li>
        );
      })}
    </ul>
  );
}
