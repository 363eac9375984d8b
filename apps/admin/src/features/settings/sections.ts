import {
  IconBuilding,
  IconChartLine,
  IconFileInvoice,
  IconHistory,
  IconLayoutNavbar,
  IconLock,
  IconMailCog,
  IconMailX,
  IconMessageCircle,
  IconPalette,
  IconShieldCheck,
  IconShoppingCart,
  IconWorld,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { MenuGroup } from '../../shell/menu/menu.types.ts';
import { text } from './messages.ts';

const { groups, sections } = text;
const view = 'settings.can_view';
const update = 'settings.can_update';

/** Sections of the settings in display order; a new section needs an entry here and a route. */
export const SECTIONS: readonly MenuGroup[] = [
  {
    id: 'company',
    label: groups.company,
    sort: 10,
    items: [
      {
        id: 'general',
        label: sections.general,
        icon: IconBuilding,
        sort: 10,
        to: '/admin/setting/general',
        hash: '',
        permission: view,
      },
      {
        id: 'theme',
        label: sections.theme,
        icon: IconPalette,
        sort: 20,
        to: '/admin/setting/general',
        hash: 'theme',
        permission: view,
      },
    ],
  },
  {
    id: 'website',
    label: groups.website,
    sort: 20,
    items: [
      {
        id: 'navigation',
        label: sections.navigation,
        icon: IconLayoutNavbar,
        sort: 10,
        to: '/admin/setting/navigation',
        permission: view,
      },
      {
        id: 'site',
        label: sections.site,
        icon: IconWorldSearch,
        sort: 20,
        to: '/admin/setting/site',
        permission: view,
      },
      {
        id: 'analytics',
        label: sections.analytics,
        icon: IconChartLine,
        sort: 25,
        to: '/admin/setting/analytics',
        permission: view,
      },
      {
        id: 'domains',
        label: sections.domains,
        icon: IconWorld,
        sort: 30,
        to: '/admin/setting/domains',
        permission: view,
      },
      {
        id: 'captcha',
        label: sections.captcha,
        icon: IconShieldCheck,
        sort: 40,
        to: '/admin/setting/captcha',
        permission: view,
      },
    ],
  },
  {
    id: 'shop',
    label: groups.shop,
    sort: 25,
    items: [
      {
        id: 'shop',
        label: sections.shop,
        icon: IconShoppingCart,
        sort: 10,
        to: '/admin/setting/shop',
        permission: 'web_orders.can_view',
      },
    ],
  },
  {
    id: 'sales',
    label: groups.sales,
    sort: 27,
    items: [
      {
        id: 'billing',
        label: sections.billing,
        icon: IconFileInvoice,
        sort: 10,
        to: '/admin/setting/billing',
        permission: 'invoices.can_view',
        plan: 'enterprise',
      },
    ],
  },
  {
    id: 'contact',
    label: groups.contact,
    sort: 30,
    items: [
      {
        id: 'mail',
        label: sections.mail,
        icon: IconMailCog,
        sort: 10,
        to: '/admin/setting/mail',
        permission: update,
      },
      {
        id: 'bounces',
        label: sections.bounces,
        icon: IconMailX,
        sort: 15,
        to: '/admin/setting/bounces',
        permission: update,
      },
      {
        id: 'channels',
        label: sections.channels,
        icon: IconMessageCircle,
        sort: 20,
        to: '/admin/setting/channels',
        permission: view,
      },
    ],
  },
  {
    id: 'admin',
    label: groups.admin,
    sort: 40,
    items: [
      {
        id: 'permissions',
        label: sections.permissions,
        icon: IconLock,
        sort: 10,
        to: '/admin/setting/permissions',
        permission: view,
      },
      {
        id: 'history',
        label: sections.history,
        icon: IconHistory,
        sort: 20,
        to: '/admin/setting/history',
        permission: update,
      },
    ],
  },
];
