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
import type { Permission, PermissionModule } from '../../access/roles.ts';
import { idField } from '../../fields/fields.ts';

/** Entities that events and the audit log name, with the module whose `can_view` is needed to see them. */
export const ENTITY_MODULES = {
  page: 'pages',
  page_comment: 'pages',
  template: 'templates',
  settings: 'settings',
  media: 'media',
  media_folder: 'media',
  customer: 'customers',
  vehicle: 'customers',
  note: 'notes',
  category: 'categories',
  blog_post: 'blog',
  release: 'pages',
  form_submission: 'submissions',
  campaign: 'email_marketing',
  subscriber: 'email_marketing',
  email_list: 'email_marketing',
  email_segment: 'email_marketing',
  automation: 'email_marketing',
  email_notification: 'email_marketing',
  product: 'products',
  inventory: 'inventory',
  stock_location: 'inventory',
  board: 'kanban',
  project: 'projects',
  task: 'tasks',
  time_entry: 'time_entries',
  time_settings: 'time_entries',
  project_template: 'projects',
  schedule: 'schedules',
  quote: 'quotes',
  invoice: 'invoices',
  recurring_invoice: 'invoices',
  billing_settings: 'invoices',
  collection: 'pages',
  collection_item: 'pages',
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

/** Name of an entity in events. */
export type EntityName = keyof typeof ENTITY_MODULES;

/** Actions on a record. */
export const CHANGE_ACTIONS = ['created', 'updated', 'deleted', 'moved', 'restored'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

const choice = <const Value extends string>(values: readonly Value[]): MixedSchema<Value> =>
  mixed<Value>().oneOf(values) as MixedSchema<Value>;
const count = () => number().integer().min(0);
/** Message for people. */
const told = { message: string().max(500).required() };
/** The documented event has no id, so clients must also accept events without it. */
const getImport = { importId: idField(), ...told };
const getExport = { exportId: idField().required(), ...told };
const getBulkWork = { bulkId: idField().required(), ...told };
const progress = {
  processed: count().required(),
  /** Undefined until the records are counted. */
  total: count(),
  percent: number().min(0).max(100),
};
const outcome = { created: count(), updated: count(), skipped: count(), failed: count() };

/** Reasons for which the server closes a stream. */
export const CLOSE_REASONS = ['too_many_streams', 'session', 'too_slow'] as const;

/** Payloads of all events of the stream, shared by server, client and documentation. */
export const EVENT_PAYLOADS = {
  /** The stream is open; no event is missed from here on. */
  ready: object({}).noUnknown(),
  /** Too many events were missed to replay them: clients must reload what they show. */
  reset: object({}).noUnknown(),
  /** The server closes the stream for this reason. */
  closed: object({ reason: choice(CLOSE_REASONS).required(), ...told }).noUnknown(),
  /** A record changed, or with an `id` of null many of them. The payload has no content: clients reload what they show. */
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
    /** URL in the admin, or of a file. */
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
  /**
   * A card has a new place on a board, so that others who look at the board can show it at once. The card's content is requested
   * by clients that do not have it.
   */
  card_moved: object({
    boardId: idField().required(),
    entity: choice(['task', 'project']).required(),
    id: idField().required(),
    columnId: idField().required(),
    position: string().required(),
    version: count().required(),
    isDone: boolean().required(),
  }).noUnknown(),
  /** A person came to a board, or left it. */
  board_presence: object({ boardId: idField().required() }).noUnknown(),
  /**
   * A person opened a page in the editor, selected another block of it, or closed it. The name is empty for a person who closed it.
   */
  page_presence: object({
    pageId: idField().required(),
    id: idField().required(),
    displayName: string().defined(),
    node: string().nullable().defined(),
    isPresent: boolean().required(),
  }).noUnknown(),
  /** Progress of a background bulk change. */
  bulk_progress: object({ ...getBulkWork, ...progress }).noUnknown(),
  bulk_failed: object({ ...getBulkWork }).noUnknown(),
  /**
   * A background bulk change finished or was stopped: how many records were not changed, and whether a deletion can be undone.
   */
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

/** An event as clients receive it. */
export type StreamEvent = {
  [Name in EventName]: { readonly event: Name; readonly data: EventPayload<Name> };
}[EventName];

/** Events that are stored with the change that they report; the others are created by the stream itself. */
export type StoredEventName = Exclude<EventName, 'ready' | 'reset' | 'closed' | 'entity_changed'>;

/** Permission needed to receive an event that has no recipient. */
export const EVENT_PERMISSIONS: Readonly<Partial<Record<EventName, Permission>>> = {
  import_started: 'imports.can_view',
  import_progress: 'imports.can_view',
  import_failed: 'imports.can_view',
  import_completed: 'imports.can_view',
  card_moved: 'kanban.can_view',
  board_presence: 'kanban.can_view',
  page_presence: 'pages.can_view',
};

/** Times of the stream, ms. */
export const STREAM_TIMES = {
  /** Interval between heartbeats. */
  heartbeat: 15_000,
  /** Interval between checks of the session. */
  recheck: 60_000,
  /** Age up to which a stream can be resumed. */
  kept: 24 * 3600 * 1000,
} as const;

/** Maximum number of open streams per user; the oldest is closed for a new one. */
export const MAX_STREAMS = 5;
