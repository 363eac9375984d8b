import type { CommandEntries } from '@org/admin-kit';
import {
  IconArticle,
  IconBriefcase2,
  IconChecklist,
  IconColumns3,
  IconFile,
  IconFileDescription,
  IconFileInvoice,
  IconInbox,
  IconMailForward,
  IconNote,
  IconPackage,
  IconReceipt,
  IconRepeat,
  IconTicket,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { text } from './messages.ts';

/** Screens of the records that the search of all entities finds. */
export const RECORD_LINKS: CommandEntries['links'] = {
  customer: { label: text.customers, icon: IconUsers, href: ({ id }) => `/admin/customers/${id}` },
  product: {
    label: text.products,
    icon: IconPackage,
    href: ({ id }) => `/admin/inventory/products/${id}`,
  },
  order: { label: text.orders, icon: IconReceipt, href: ({ id }) => `/admin/web-orders/${id}` },
  quote: { label: text.quotes, icon: IconFileDescription, href: ({ id }) => `/admin/quotes/${id}` },
  invoice: {
    label: text.invoices,
    icon: IconFileInvoice,
    href: ({ id }) => `/admin/invoices/${id}`,
  },
  recurring_invoice: {
    label: text.recurringInvoices,
    icon: IconRepeat,
    href: ({ id }) => `/admin/recurring-invoices/${id}`,
  },
  project: {
    label: text.projects,
    icon: IconBriefcase2,
    href: ({ id }) => `/admin/projects/${id}`,
  },
  task: { label: text.tasks, icon: IconChecklist, href: ({ id }) => `/admin/tasks/${id}` },
  board: { label: text.boards, icon: IconColumns3, href: ({ id }) => `/admin/boards/${id}` },
  note: { label: text.notes, icon: IconNote, href: ({ id }) => `/admin/notes/${id}` },
  page: { label: text.pages, icon: IconFile, href: ({ id }) => `/admin/pages/${id}` },
  blog_post: { label: text.posts, icon: IconArticle, href: ({ id }) => `/admin/blog/${id}` },
  campaign: {
    label: text.campaigns,
    icon: IconMailForward,
    href: ({ id }) => `/admin/email-marketing/campaigns/${id}`,
  },
  subscriber: {
    label: text.subscribers,
    icon: IconUser,
    href: ({ id }) => `/admin/email-marketing/subscribers/${id}`,
  },
  coupon: { label: text.coupons, icon: IconTicket, href: ({ id }) => `/admin/coupons/${id}` },
  form_submission: {
    label: text.submissions,
    icon: IconInbox,
    href: ({ id }) => `/admin/form-submissions/${id}`,
  },
};
