import {
  type AnyObjectSchema,
  boolean,
  type InferType,
  type MixedSchema,
  mixed,
  number,
  object,
  string,
} from 'yup';
import { idField } from './fields.ts';
import type { Permission, PermissionModule } from './roles.ts';

/** What can change, as events and the audit log call it, with the module whose `can_view` shows it. */
export const ENTITY_MODULES = {
  page: 'pages',
  template: 'templates',
  settings: 'settings',
  media: 'media',
  media_folder: 'media',
  customer: 'customers',
  vehicle: 'customers',
  note: 'notes',
  category: 'categories',
  blog_post: 'blog',
  form_submission: 'submissions',
  campaign: 'email_marketing',
  subscriber: 'email_marketing',
  email_list: 'email_marketing',
  product: 'products',
  inventory: 'inventory',
  stock_location: 'inventory',
  tag: 'settings',
  custom_field: 'settings',
  saved_view: 'settings',
  import: 'imports',
  user: 'users',
  role: 'roles',
  invitation: 'users',
  mail_server: 'settings',
  captcha: 'settings',
  tracking: 'settings',
  shop_settings: 'web_orders',
  order: 'web_orders',
  coupon: 'web_orders',
  domain: 'settings',
  tenant: 'settings',
  export: 'settings',
  failed_job: 'audit_log',
} as const satisfies Record<string, PermissionModule>;

/** Name of anything that can change. */
export type EntityName = keyof typeof ENTITY_MODULES;

/** What can happen to a record. */
export const CHANGE_ACTIONS = ['created', 'updated', 'deleted', 'moved', 'restored'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

const choice = <const Value extends string>(values: readonly Value[]): MixedSchema<Value> =>
  mixed<Value>().oneOf(values) as MixedSchema<Value>;
const count = () => number().integer().min(0);
/** What a person reads. */
const told = { message: string().max(500).required() };
/** The id is not part of the documented event: one without it is shown as well. Source: RT-003 to RT-006. */
const getImport = { importId: idField(), ...told };
const getExport = { exportId: idField().required(), ...told };
const getBulkWork = { bulkId: idField().required(), ...told };
const progress = {
  processed: count().required(),
  /** Undefined while nobody has counted yet. */
  total: count(),
  percent: number().min(0).max(100),
};
const outcome = { created: count(), updated: count(), skipped: count(), failed: count() };

/** What is said when a stream ends on purpose. */
export const CLOSE_REASONS = ['too_many_streams', 'session', 'too_slow'] as const;

/**
 * Every event of the stream with its payload: server, client and documentation read this table alone.
 * Source: RT-001, server data model 2.19.
 */
export const EVENT_PAYLOADS = {
  /** The stream is open; what comes later is complete from here on. */
  ready: object({}).noUnknown(),
  /** More was missed than is told one by one: whatever is shown should be asked for again. */
  reset: object({}).noUnknown(),
  /** The stream ends, and why. */
  closed: object({ reason: choice(CLOSE_REASONS).required(), ...told }).noUnknown(),
  /** A record changed, or with an `id` of null many of them. Nothing of its content is told: clients ask again for what they show. */
  entity_changed: object({
    entity: choice(Object.keys(ENTITY_MODULES) as EntityName[]).required(),
    id: idField().nullable().defined(),
    action: choice(CHANGE_ACTIONS).required(),
    version: number().integer().nullable().defined(),
    actorId: idField().nullable().defined(),
    actorName: string().nullable().defined(),
  }).noUnknown(),
  new_toast: object({
    ...told,
    variant: choice(['success', 'info', 'warning', 'danger']).default('success'),
    /** ms. */
    duration: count(),
    /** Address in the admin, or of a file. */
    link: string().max(2000),
  }).noUnknown(),
  import_started: object({ ...getImport, entity: string(), total: count() }).noUnknown(),
  import_progress: object({
    ...getImport,
    ...progress,
    processed: count(),
    ...outcome,
  }).noUnknown(),
  import_failed: object({
    ...getImport,
    processed: count(),
    errorFileUrl: string().max(2000),
  }).noUnknown(),
  import_completed: object({
    ...getImport,
    ...outcome,
    errorFileUrl: string().max(2000),
  }).noUnknown(),
  export_started: object({ ...getExport, entity: string().required(), total: count() }).noUnknown(),
  export_progress: object({ ...getExport, ...progress }).noUnknown(),
  export_failed: object({ ...getExport }).noUnknown(),
  export_completed: object({ ...getExport, url: string().max(2000).required() }).noUnknown(),
  /** A change of very many records goes on. */
  bulk_progress: object({ ...getBulkWork, ...progress }).noUnknown(),
  bulk_failed: object({ ...getBulkWork }).noUnknown(),
  /** It is over, or was stopped: how many were left as they were, and whether a deletion can be undone. */
  bulk_completed: object({
    ...getBulkWork,
    failed: count().required(),
    canUndo: boolean().required(),
  }).noUnknown(),
} satisfies Record<string, AnyObjectSchema>;

/** Name of an event. */
export type EventName = keyof typeof EVENT_PAYLOADS;
/** Payload of an event. */
export type EventPayload<Name extends EventName> = InferType<(typeof EVENT_PAYLOADS)[Name]>;

/** An event as clients get it. */
export type StreamEvent = {
  [Name in EventName]: { readonly event: Name; readonly data: EventPayload<Name> };
}[EventName];

/** Events that the server itself sends; every other one is written down with what it tells of. */
export type StoredEventName = Exclude<EventName, 'ready' | 'reset' | 'closed' | 'entity_changed'>;

/** What somebody must be allowed to get an event that names no person. */
export const EVENT_PERMISSIONS: Readonly<Partial<Record<EventName, Permission>>> = {
  import_started: 'imports.can_view',
  import_progress: 'imports.can_view',
  import_failed: 'imports.can_view',
  import_completed: 'imports.can_view',
};

/** Times of the stream, ms. */
export const STREAM_TIMES = {
  /** Between two signs of life. */
  heartbeat: 15_000,
  /** Between two looks at whether the session still holds. */
  recheck: 60_000,
  /** How far back a stream can be resumed. */
  kept: 24 * 3600 * 1000,
} as const;

/** How many streams a person can have open; the oldest is closed for the next. */
export const MAX_STREAMS = 5;
