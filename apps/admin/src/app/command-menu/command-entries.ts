import { rows } from '@org/api-client';
import { apiContract, type Me } from '@org/schema';
import type { IconShape } from '@org/ui';
import {
  IconArticle,
  IconFilePlus,
  IconMailForward,
  IconNote,
  IconPackage,
  IconPlusMinus,
  IconReceipt,
  IconTicket,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { api } from '../api.ts';
import { seesEntry } from '../build-menu.ts';
import type { MenuEntry } from '../menu.types.ts';
import { text } from './messages.ts';

/** A found record. */
export interface FoundRecord {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
}

/** Visibility of an entry. */
type Gate = Pick<MenuEntry, 'permission' | 'plan' | 'module'>;

/** An entity that the menu can search. Source: CMDK-003, CMDK-014, CMDK-015. */
export interface SearchEntry extends Gate {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly none: string;
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

/** A record that the menu can create: in a dialog, or on a separate screen. Source: CMDK-004, CMDK-017. */
export interface CreateEntry extends Gate {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly dialog?: 'customer' | 'note' | 'adjustment';
  readonly href?: string;
}

const MOST = 20;

/** Searchable entities; add an entry for a new one. */
export const SEARCHES: readonly SearchEntry[] = [
  {
    id: 'customers',
    label: text.customers,
    icon: IconUsers,
    none: text.noCustomers,
    permission: 'customers.can_view',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.customers.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map(({ id, customer_id, displayName, email, company }) => ({
        id,
        title: displayName,
        subtitle: [company, email].filter((line) => line && line !== displayName).join(' · '),
        href: `/admin/customers/${customer_id}`,
      })),
  },
  {
    id: 'products',
    label: text.products,
    icon: IconPackage,
    none: text.noProducts,
    permission: 'products.can_view',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.products.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map((product) => ({
        id: product.id,
        title: product.name,
        subtitle: product.sku,
        href: `/admin/inventory/products/${product.id}`,
      })),
  },
  {
    id: 'notes',
    label: text.notes,
    icon: IconNote,
    none: text.noNotes,
    permission: 'notes.can_view',
    plan: 'enterprise',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.notes.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map(({ id, title, customer_name }) => ({
        id,
        title,
        subtitle: customer_name,
        href: `/admin/notes/${id}`,
      })),
  },
  {
    id: 'campaigns',
    label: text.campaigns,
    icon: IconMailForward,
    none: text.noCampaigns,
    permission: 'email_marketing.can_view',
    module: 'email_marketing',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.campaigns.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map((campaign) => ({
        id: campaign.id,
        title: campaign.name,
        subtitle: campaign.subject,
        href: `/admin/email-marketing/campaigns/${campaign.id}`,
      })),
  },
  {
    id: 'orders',
    label: text.orders,
    icon: IconReceipt,
    none: text.noOrders,
    permission: 'web_orders.can_view',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.webOrders.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map(({ id, number, customerName, email }) => ({
        id,
        title: number,
        subtitle: [customerName, email].filter(Boolean).join(' · '),
        href: `/admin/web-orders/${id}`,
      })),
  },
  {
    id: 'coupons',
    label: text.coupons,
    icon: IconTicket,
    none: text.noCoupons,
    permission: 'web_orders.can_view',
    find: async (search, signal) =>
      rows(
        await api.call(apiContract.coupons.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map(({ id, code, description }) => ({
        id,
        title: code,
        subtitle: description,
        href: `/admin/coupons/${id}`,
      })),
  },
];

/** Records that can be created. */
export const CREATIONS: readonly CreateEntry[] = [
  {
    id: 'new-customer',
    label: text.newCustomer,
    icon: IconUserPlus,
    dialog: 'customer',
    permission: 'customers.can_create',
  },
  {
    id: 'new-note',
    label: text.newNote,
    icon: IconNote,
    dialog: 'note',
    permission: 'notes.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-products',
    label: text.newProduct,
    icon: IconPackage,
    href: '/admin/inventory/products/new',
    permission: 'products.can_create',
  },
  {
    id: 'new-adjustment',
    label: text.newAdjustment,
    icon: IconPlusMinus,
    dialog: 'adjustment',
    permission: 'inventory.can_update',
  },
  {
    id: 'new-campaigns',
    label: text.newCampaign,
    icon: IconMailForward,
    href: '/admin/email-marketing/campaigns/new',
    permission: 'email_marketing.can_create',
    module: 'email_marketing',
  },
  {
    id: 'new-coupon',
    label: text.newCoupon,
    icon: IconTicket,
    href: '/admin/coupons/new',
    permission: 'web_orders.can_create',
  },
  {
    id: 'new-page',
    label: text.newPage,
    icon: IconFilePlus,
    href: '/admin/pages/new',
    permission: 'pages.can_create',
  },
  {
    id: 'new-post',
    label: text.newPost,
    icon: IconArticle,
    href: '/admin/blog/new',
    permission: 'blog.can_create',
  },
];

/** Returns the entries that a user can see, by role, plan and module. Source: CMDK-007. */
export function seenBy<Entry extends Gate>(me: Me, entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => seesEntry(me, entry));
}
