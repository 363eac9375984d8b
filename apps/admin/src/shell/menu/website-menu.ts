import {
  IconArticle,
  IconChartLine,
  IconDatabase,
  IconFileText,
  IconPackages,
  IconPhoto,
} from '@tabler/icons-react';
import type { MenuGroup } from './menu.types.ts';
import { text } from './messages.ts';

/** The part of the menu about the website. */
export const WEBSITE_MENU: MenuGroup = {
  id: 'website',
  label: text.website,
  sort: 10,
  items: [
    {
      id: 'pages',
      label: text.pages,
      icon: IconFileText,
      sort: 10,
      to: '/admin/pages',
      permission: 'pages.can_view',
    },
    {
      id: 'collections',
      label: text.collections,
      icon: IconDatabase,
      sort: 15,
      to: '/admin/collections',
      permission: 'pages.can_view',
    },
    {
      id: 'releases',
      label: text.releases,
      icon: IconPackages,
      sort: 25,
      to: '/admin/pages/releases',
      permission: 'pages.can_view',
    },
    {
      id: 'blog',
      label: text.blog,
      icon: IconArticle,
      sort: 20,
      items: [
        {
          id: 'posts',
          label: text.posts,
          sort: 10,
          to: '/admin/blog',
          permission: 'blog.can_view',
        },
        {
          id: 'blog-categories',
          label: text.categories,
          sort: 20,
          to: '/admin/blog/categories',
          permission: 'categories.can_view',
        },
      ],
    },
    {
      id: 'media',
      label: text.media,
      icon: IconPhoto,
      sort: 30,
      to: '/admin/media',
      permission: 'media.can_view',
    },
    {
      id: 'analytics',
      label: text.analytics,
      icon: IconChartLine,
      sort: 50,
      to: '/admin/analytics',
      permission: 'analytics.can_view',
    },
  ],
};
