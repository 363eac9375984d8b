import type { Usage } from '@org/schema';
import { Icon } from '@org/ui';
import {
  IconArticle,
  IconCategory,
  IconFileText,
  IconMailForward,
  IconPackage,
  IconSettings,
  IconTemplate,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const ICONS = {
  page: IconFileText,
  template: IconTemplate,
  settings: IconSettings,
  blog_post: IconArticle,
  category: IconCategory,
  blog_category: IconCategory,
  campaign: IconMailForward,
  product: IconPackage,
} as const;

/** Returns the URL of a use's form; a template opens in the editor. */
function getHref({ type, id }: Usage): string {
  if (type === 'page') return `/admin/pages/${id}`;
  if (type === 'blog_post') return `/admin/blog/${id}`;
  if (type === 'campaign') return `/admin/email-marketing/campaigns/${id}`;
  if (type === 'product') return `/admin/inventory/products/${id}`;
  if (type === 'category') return '/admin/products/categories';
  if (type === 'blog_category') return '/admin/blog/categories';
  return type === 'settings' ? '/admin/setting/general' : `/admin/editorwrapper?component=${id}`;
}

/** Renders the uses of a record as links; in a new tab, so that nothing here is lost. */
export function UsageList({ usage }: { readonly usage: readonly Usage[] }): ReactElement {
  return (
    <ul className="ad-usage">
      {usage.map((place) => (
        <li key={`${place.type} ${place.id}`}>
          <Icon of={ICONS[place.type]} size={14} />
          <a className="ad-row-link" href={getHref(place)} target="_blank" rel="noopener">
            {place.type === 'settings' ? text.settings : place.title}
          </a>
          {place.path && <span className="ad-quiet">{place.path}</span>}
        </li>
      ))}
    </ul>
  );
}
