import type { apiContract, EntityName, EventPayload } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';

type Module = keyof typeof apiContract;

/** Modules whose responses a change invalidates, by entity: those that list, show, or name it. */
const SHOWN_BY: Readonly<Record<EntityName, readonly Module[]>> = {
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
};

/** Time in ms for which changes are collected: a save of ten rows causes one refetch. */
const GATHERED = 250;

/** Refetches visible data after changes. */
export interface ChangeRefresher {
  changed(change: Pick<EventPayload<'entity_changed'>, 'entity'>): void;
  /** Called when anything may have changed. */
  everything(): void;
  stop(): void;
}

/**
 * Creates the refresher of a query cache. Responses that are newer than the event are kept: this window's own save has usually
 * refetched already.
 */
export function changeRefresher(
  queries: QueryClient,
  now: () => number = Date.now,
): ChangeRefresher {
  const heard = new Map<Module, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const since = new Map(heard);
    heard.clear();
    void queries.invalidateQueries({
      predicate: ({ queryKey: [id], state }) => {
        const module = typeof id === 'string' ? id.split('.', 1)[0] : undefined;
        const at = since.get(module as Module);
        return at !== undefined && state.dataUpdatedAt < at;
      },
    });
  }

  return {
    changed({ entity }) {
      for (const module of SHOWN_BY[entity] ?? []) heard.set(module, now());
      timer ??= setTimeout(flush, GATHERED);
    },
    everything: () => void queries.invalidateQueries(),
    stop: () => clearTimeout(timer),
  };
}
