import {
  IconFileImport,
  IconFileText,
  IconHome,
  IconNote,
  IconPhoto,
  IconSettings,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuGroup } from './menu.types.ts';
import { text } from './messages.ts';

/** The sidebar's menu: a new screen is one more line here. */
export const menu: readonly MenuGroup[] = [
  {
    id: 'start',
    label: '',
    sort: 0,
    items: [
      { id: 'overview', label: text.overview, icon: IconHome, sort: 0, to: '/admin', exact: true },
    ],
  },
  {
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
        id: 'media',
        label: text.media,
        icon: IconPhoto,
        sort: 20,
        to: '/admin/media',
        permission: 'media.can_view',
      },
    ],
  },
  {
    id: 'sales',
    label: text.sales,
    sort: 20,
    items: [
      {
        id: 'customers',
        label: text.customers,
        icon: IconUsers,
        sort: 10,
        to: '/admin/customers',
        permission: 'customers.can_view',
      },
      {
        id: 'notes',
        label: text.notes,
        icon: IconNote,
        sort: 20,
        to: '/admin/notes',
        permission: 'notes.can_view',
        plan: 'enterprise',
      },
      {
        id: 'imports',
        label: text.imports,
        icon: IconFileImport,
        sort: 30,
        to: '/admin/imports',
        permission: 'imports.can_view',
      },
    ],
  },
  {
    id: 'workspace',
    label: text.workspace,
    sort: 90,
    items: [
      {
        id: 'trash',
        label: text.trash,
        icon: IconTrash,
        sort: 90,
        to: '/admin/trash',
        permission: 'pages.can_delete',
      },
      {
        id: 'settings',
        label: text.settings,
        icon: IconSettings,
        sort: 10,
        permission: 'settings.can_view',
        items: [
          { id: 'general', label: text.general, sort: 10, to: '/admin/setting/general' },
          { id: 'theme', label: text.theme, sort: 20, to: '/admin/setting/general', hash: 'theme' },
        ],
      },
    ],
  },
];
