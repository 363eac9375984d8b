import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';
import { dayField } from '../../values/day.ts';

/** Kinds of analytics events. The last two are events of the shop. */
export const EVENT_KINDS = [
  'page_view',
  'button',
  'design_online_open',
  'view_item',
  'add_to_cart',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Dimensions that visits are grouped by. */
export const STAT_DIMENSIONS = ['page', 'referrer', 'device', 'button'] as const;
export type StatDimension = (typeof STAT_DIMENSIONS)[number];

/** Key of the group for rare values. */
export const OTHER_KEY = '…';

/** Longest period of a report, in days. */
export const LONGEST_PERIOD = 732;

const PATH = /^\/[^\s?#]*$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Kinds of events that are about a product. */
export const ITEM_KINDS: readonly EventKind[] = ['view_item', 'add_to_cart'];

/** Product and quantity of an event. The server adds the product's name and price. */
const eventItemSchema = object({
  id: idField().required(),
  variant_id: idField().nullable().default(null),
  quantity: number().integer().min(1).max(9999).default(1),
}).noUnknown();
export type EventItem = InferType<typeof eventItemSchema>;

/** An event that a page of a site sends. It contains nothing that identifies the visitor. */
export const siteEventSchema = object({
  kind: mixed<EventKind>().oneOf(EVENT_KINDS).required(),
  /** Path of the page, without its query. */
  path: string().max(300).matches(PATH, 'Use a path such as /classes').required(),
  /** Name of the button; only for button presses. */
  name: string()
    .max(100)
    .matches(/^[\p{L}\p{N} _.:/-]*$/u, 'Use letters, digits, spaces and _ . : / -')
    .default('')
    .test('named', 'Name the button', (name, { parent }) =>
      (parent as { kind?: unknown }).kind === 'button' ? name !== '' : name === '',
    ),
  /** Host name of the referring site; '' for none. */
  referrer: string().max(253).lowercase().matches(HOST, { excludeEmptyString: true }).default(''),
  device: string().oneOf(['desktop', 'tablet', 'mobile']).required(),
  /** The product; only for `view_item` and `add_to_cart`. */
  item: eventItemSchema
    .nullable()
    .default(null)
    .test('item', 'Name the product', (item, { parent }) => {
      const isOfItem = ITEM_KINDS.some((kind) => kind === (parent as { kind?: unknown }).kind);
      return isOfItem ? item !== null : item === null;
    }),
  /** True when the visitor agreed to share visits with the tracking service. */
  shared: boolean().default(false),
}).noUnknown();
export type SiteEvent = InferType<typeof siteEventSchema>;

const count = () => number().integer().min(0).required();

/** Totals of a period. Visitors are counted per day: one visitor on two days counts twice. */
const visitSums = object({ visitors: count(), views: count(), presses: count() }).noUnknown();
export type VisitSums = InferType<typeof visitSums>;

/** Counts of views or presses and of visitors for one value. */
const visitRow = object({
  key: string().defined(),
  views: count(),
  visitors: count(),
}).noUnknown();
export type VisitRow = InferType<typeof visitRow>;

const visitRows = () => array(visitRow.required()).required();

/** Visits of a period by day, with the totals of the period before. */
export const visitReportSchema = object({
  from: dayField().required(),
  to: dayField().required(),
  /** True when visits are being counted; earlier counts are retained. */
  enabled: boolean().required(),
  totals: visitSums.required(),
  before: visitSums.required(),
  /** All days of the period, oldest first. */
  days: array(
    object({ day: string().required(), views: count(), visitors: count() }).noUnknown().required(),
  ).required(),
  /** Values of each dimension by count, highest first. */
  page: visitRows(),
  referrer: visitRows(),
  device: visitRows(),
  button: visitRows(),
}).noUnknown();
export type VisitReport = InferType<typeof visitReportSchema>;
