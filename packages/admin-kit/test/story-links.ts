import { IconArticle, IconFileText, IconSettings } from '@tabler/icons-react';
import type { AdminLinks } from '../src/screen/admin-links.tsx';

/** URLs of screens that the stories link to. */
export const STORY_LINKS: AdminLinks = {
  importHref: (entity) => `/admin/imports/new?entity=${entity}`,
  records: {
    page: { icon: IconFileText, href: (id) => `/admin/pages/${id}` },
    blog_post: { icon: IconArticle, href: (id) => `/admin/blog/${id}` },
    settings: { icon: IconSettings, href: () => '/admin/setting/general' },
  },
};
