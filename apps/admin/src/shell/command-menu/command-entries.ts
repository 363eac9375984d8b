import { type CommandEntries, type CreateEntry, type SearchEntry, seesEntry } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import {
  IconArticle,
  IconBook,
  IconBriefcase2,
  IconChecklist,
  IconDatabase,
  IconFileDescription,
  IconFileInvoice,
  IconFilePlus,
  IconHelp,
  IconMailForward,
  IconMessage,
  IconNote,
  IconPackage,
  IconPlusMinus,
  IconReceipt,
  IconRepeat,
  IconTicket,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { REPORTS } from '../../features/reports/report-list.ts';
import { buildMenu } from '../menu/build-menu.ts';
import { menu } from '../menu/menu.ts';
import { text } from './messages.ts';
import { RECORD_LINKS } from './record-links.ts';
import { SETTING_ENTRIES } from './setting-entries.ts';

const MOST = 20;

const NewCustomerDialog = lazy(async () => ({
  default: (await import('./create-dialogs.tsx')).NewCustomerDialog,
}));
const NewNoteDialog = lazy(async () => ({
  default: (await import('./create-dialogs.tsx')).NewNoteDialog,
}));
const NewProjectDialog = lazy(async () => ({
  default: (await import('./create-dialogs.tsx')).NewProjectDialog,
}));
const NewTaskDialog = lazy(async () => ({
  default: (await import('./create-dialogs.tsx')).NewTaskDialog,
}));
// Stock has no screen of a single adjustment: it is created where the user is.
const AdjustAny = lazy(async () => ({
  default: (await import('../../features/inventory/adjust-any.tsx')).AdjustAny,
}));

/** Searchable entities; add an entry for a new one. */
const SEARCHES: readonly SearchEntry[] = [
  {
    id: 'customers',
    label: text.customers,
    icon: IconUsers,
    none: text.noCustomers,
    permission: 'customers.can_view',
    find: async (api, search, signal) =>
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
    find: async (api, search, signal) =>
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
    id: 'quotes',
    label: text.quotes,
    icon: IconFileDescription,
    none: text.noQuotes,
    permission: 'quotes.can_view',
    plan: 'enterprise',
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.quotes.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map(({ id, quoteNumber, title, customer_name }) => ({
        id,
        title: [quoteNumber, title].filter(Boolean).join(' ') || text.draftQuote,
        subtitle: customer_name,
        href: `/admin/quotes/${id}`,
      })),
  },
  {
    id: 'invoices',
    label: text.invoices,
    icon: IconFileInvoice,
    none: text.noInvoices,
    permission: 'invoices.can_view',
    plan: 'enterprise',
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.invoices.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map(({ id, invoiceNumber, title, customer_name }) => ({
        id,
        title: [invoiceNumber, title].filter(Boolean).join(' ') || text.draftInvoice,
        subtitle: customer_name,
        href: `/admin/invoices/${id}`,
      })),
  },
  {
    id: 'notes',
    label: text.notes,
    icon: IconNote,
    none: text.noNotes,
    permission: 'notes.can_view',
    plan: 'enterprise',
    find: async (api, search, signal) =>
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
    id: 'projects',
    label: text.projects,
    icon: IconBriefcase2,
    none: text.noProjects,
    permission: 'projects.can_view',
    plan: 'enterprise',
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.projects.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map(({ id, title, customer_name }) => ({
        id,
        title,
        subtitle: customer_name,
        href: `/admin/projects/${id}`,
      })),
  },
  {
    id: 'tasks',
    label: text.tasks,
    icon: IconChecklist,
    none: text.noTasks,
    permission: 'tasks.can_view',
    plan: 'enterprise',
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.tasks.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map(({ id, title, project_title }) => ({
        id,
        title,
        subtitle: project_title,
        href: `/admin/tasks/${id}`,
      })),
  },
  {
    id: 'campaigns',
    label: text.campaigns,
    icon: IconMailForward,
    none: text.noCampaigns,
    permission: 'email_marketing.can_view',
    module: 'email_marketing',
    find: async (api, search, signal) =>
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
    find: async (api, search, signal) =>
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
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.coupons.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map(({ id, code, description }) => ({
        id,
        title: code,
        subtitle: description,
        href: `/admin/coupons/${id}`,
      })),
  },
  {
    id: 'collections',
    label: text.collections,
    icon: IconDatabase,
    none: text.noCollections,
    permission: 'pages.can_view',
    find: async (api, search, signal) =>
      rows(
        await api.call(apiContract.collections.list, {
          query: { search, itemsPerPage: MOST },
          signal,
        }),
      ).rows.map((collection) => ({
        id: collection.id,
        title: collection.name,
        subtitle: collection.slug,
        href: `/admin/collections/${collection.id}/items`,
      })),
  },
];

/** Records that can be created. */
const CREATIONS: readonly CreateEntry[] = [
  {
    id: 'new-customer',
    label: text.newCustomer,
    icon: IconUserPlus,
    Dialog: NewCustomerDialog,
    permission: 'customers.can_create',
  },
  {
    id: 'new-quote',
    label: text.newQuote,
    icon: IconFileDescription,
    href: '/admin/quotes/new',
    permission: 'quotes.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-recurring-invoice',
    label: text.newRecurringInvoice,
    icon: IconRepeat,
    href: '/admin/recurring-invoices/new',
    permission: 'invoices.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-note',
    label: text.newNote,
    icon: IconNote,
    Dialog: NewNoteDialog,
    permission: 'notes.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-project',
    label: text.newProject,
    icon: IconBriefcase2,
    Dialog: NewProjectDialog,
    permission: 'projects.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-task',
    label: text.newTask,
    icon: IconChecklist,
    Dialog: NewTaskDialog,
    permission: 'tasks.can_create',
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
    id: 'new-invoice',
    label: text.newInvoice,
    icon: IconFileInvoice,
    href: '/admin/invoices/new',
    permission: 'invoices.can_create',
    plan: 'enterprise',
  },
  {
    id: 'new-adjustment',
    label: text.newAdjustment,
    icon: IconPlusMinus,
    Dialog: AdjustAny,
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
    id: 'new-collections',
    label: text.newCollection,
    icon: IconDatabase,
    href: '/admin/collections/new',
    permission: 'pages.can_create',
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

/** Entries of the command menu. */
export const COMMAND_ENTRIES: CommandEntries = {
  searches: SEARCHES,
  findAll: async (api, search, signal) =>
    (await api.call(apiContract.search.find, { query: { search }, signal })).results,
  links: RECORD_LINKS,
  creations: CREATIONS,
  screens: (me) => [
    ...buildMenu(menu, me).flatMap(({ items }) =>
      items.flatMap(({ id, label, icon, to, items: below }) =>
        below || !to ? [] : [{ id, label, icon, href: to }],
      ),
    ),
    ...REPORTS.filter((report) => seesEntry(me, { ...report, plan: 'enterprise' })).map(
      ({ href, label, icon }) => ({
        id: href,
        label: text.report(label),
        icon,
        href,
      }),
    ),
  ],
  settings: SETTING_ENTRIES,
  help: [
    { id: 'support', label: text.support, icon: IconHelp },
    { id: 'feedback', label: text.feedback, icon: IconMessage },
    { id: 'documentation', label: text.documentation, icon: IconBook },
  ],
};
