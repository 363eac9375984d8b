import type { ListEnvelope } from '@org/api-client';
import type { Permission } from '@org/schema';
import { apiContract, type RouteContract } from '@org/schema/contract';
import type { TenantModule } from '@org/schema/entities';
import { text } from './messages.ts';

/** A row of the trash. */
export interface TrashRow {
  readonly id: number;
  /** Id of its entity. */
  readonly kind: string;
  readonly title: string;
  readonly deleted_at: string | null;
}

/** An entity with a trash. */
export interface TrashKind {
  readonly id: string;
  readonly label: string;
  readonly permission: Permission;
  readonly list: RouteContract;
  readonly restore: RouteContract;
  /** Other endpoints whose responses are stale after a restore. */
  readonly stale?: readonly RouteContract[];
  /** True for records that may be bookings, of which a restore may be one too many. */
  readonly hasBookings?: boolean;
  /** Property with the name of a record. */
  readonly title: string;
  readonly plan?: 'enterprise';
  readonly module?: TenantModule;
}

/** Response of any list. */
export type TrashAnswer = ListEnvelope & {
  readonly results: { readonly totalIsCapped: boolean; readonly total: number };
};

const { customers, notes, pages, posts } = apiContract;

/** Entities with a trash; add an entry for a new one. */
export const TRASH_KINDS: readonly TrashKind[] = [
  {
    id: 'collectionItems',
    label: text.collectionItems,
    permission: 'pages.can_delete',
    list: apiContract.collectionItems.list,
    restore: apiContract.collectionItems.restore,
    title: 'title',
  },
  {
    id: 'collections',
    label: text.collections,
    permission: 'pages.can_delete',
    list: apiContract.collections.list,
    restore: apiContract.collections.restore,
    title: 'name',
  },
  {
    id: 'products',
    label: text.products,
    permission: 'products.can_delete',
    list: apiContract.products.list,
    restore: apiContract.products.restore,
    title: 'name',
  },
  {
    id: 'formSubmissions',
    label: text.formSubmissions,
    permission: 'submissions.can_delete',
    list: apiContract.formSubmissions.list,
    restore: apiContract.formSubmissions.restore,
    stale: [apiContract.formSubmissions.bookings],
    hasBookings: true,
    title: 'subject',
  },
  {
    id: 'pages',
    label: text.pages,
    permission: 'pages.can_delete',
    list: pages.list,
    restore: pages.restore,
    title: 'title',
  },
  {
    id: 'posts',
    label: text.posts,
    permission: 'blog.can_delete',
    list: posts.list,
    restore: posts.restore,
    title: 'title',
  },
  {
    id: 'customers',
    label: text.customers,
    permission: 'customers.can_delete',
    list: customers.list,
    restore: customers.restore,
    title: 'displayName',
  },
  {
    id: 'notes',
    label: text.notes,
    permission: 'notes.can_delete',
    list: notes.list,
    restore: notes.restore,
    title: 'title',
    plan: 'enterprise',
  },
  {
    id: 'projects',
    label: text.projects,
    permission: 'projects.can_delete',
    list: apiContract.projects.list,
    restore: apiContract.projects.restore,
    title: 'title',
    plan: 'enterprise',
  },
  {
    id: 'tasks',
    label: text.tasks,
    permission: 'tasks.can_delete',
    list: apiContract.tasks.list,
    restore: apiContract.tasks.restore,
    title: 'title',
    plan: 'enterprise',
  },
  {
    id: 'campaigns',
    label: text.campaigns,
    permission: 'email_marketing.can_delete',
    module: 'email_marketing',
    list: apiContract.campaigns.list,
    restore: apiContract.campaigns.restore,
    title: 'name',
  },
];
