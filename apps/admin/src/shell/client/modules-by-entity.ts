import type { ModulesByEntity } from '@org/admin-kit';
import type { apiContract } from '@org/schema/contract';
import type { EntityName } from '@org/schema/entities';

/** Modules whose responses a change invalidates, by entity: those that list, show, or name it. */
export const MODULES_BY_ENTITY = {
  page: ['pages', 'media'],
  template: ['templates', 'media'],
  // The current user's response includes the settings that every screen needs.
  settings: ['settings', 'auth'],
  media: ['media'],
  media_folder: ['media'],
  customer: ['customers', 'notes'],
  vehicle: ['customers'],
  note: ['notes', 'customers'],
  category: ['productCategories', 'blogCategories', 'posts', 'products', 'media'],
  blog_post: ['posts', 'blogCategories', 'media'],
  form_submission: ['formSubmissions'],
  campaign: ['campaigns', 'media'],
  subscriber: ['subscribers', 'emailLists'],
  email_list: ['emailLists', 'subscribers'],
  product: ['products', 'productCategories', 'inventory', 'media'],
  inventory: ['inventory', 'stockLocations', 'products'],
  stock_location: ['stockLocations', 'inventory'],
  shop_settings: ['cart', 'webOrders'],
  order: ['webOrders', 'customers', 'inventory'],
  coupon: ['coupons'],
  board: ['boards'],
  project: ['projects', 'boards', 'tasks', 'timeEntries', 'schedules'],
  task: ['tasks', 'boards', 'projects', 'timeEntries', 'schedules'],
  time_entry: ['timeEntries', 'tasks', 'projects', 'boards', 'schedules'],
  time_settings: ['timeEntries', 'schedules'],
  schedule: ['schedules', 'tasks', 'boards'],
  tag: ['products', 'campaigns', 'formSubmissions', 'customers', 'notes', 'posts'],
  custom_field: ['customers'],
  saved_view: ['views'],
  import: ['imports'],
  export: ['exports'],
  user: ['users', 'roles', 'auth'],
  role: ['roles', 'users', 'auth'],
  invitation: ['users'],
  mail_server: ['mail', 'settings'],
  captcha: ['captcha', 'settings'],
  tracking: ['tracking', 'settings'],
  domain: ['domains', 'settings', 'auth'],
  tenant: ['auth', 'tenants'],
  failed_job: ['jobs'],
} as const satisfies ModulesByEntity &
  Readonly<Record<EntityName, readonly (keyof typeof apiContract)[]>>;
