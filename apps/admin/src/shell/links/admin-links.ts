import type { AdminLinks } from '@org/admin-kit';
import {
  IconArticle,
  IconBolt,
  IconCategory,
  IconFileText,
  IconMailForward,
  IconPackage,
  IconSettings,
  IconTemplate,
} from '@tabler/icons-react';
import { importHref } from './import-href.ts';

/** URLs of the admin's screens for the kit. A template opens in the editor. */
export const ADMIN_LINKS: AdminLinks = {
  importHref,
  records: {
    page: { icon: IconFileText, href: (id) => `/admin/pages/${id}` },
    template: { icon: IconTemplate, href: (id) => `/admin/editorwrapper?component=${id}` },
    settings: { icon: IconSettings, href: () => '/admin/setting/general' },
    blog_post: { icon: IconArticle, href: (id) => `/admin/blog/${id}` },
    category: { icon: IconCategory, href: () => '/admin/products/categories' },
    blog_category: { icon: IconCategory, href: () => '/admin/blog/categories' },
    campaign: { icon: IconMailForward, href: (id) => `/admin/email-marketing/campaigns/${id}` },
    automation: { icon: IconBolt, href: (id) => `/admin/email-marketing/automations/${id}` },
    product: { icon: IconPackage, href: (id) => `/admin/inventory/products/${id}` },
  },
};
