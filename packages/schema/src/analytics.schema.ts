import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { dayField } from './day.ts';
import { idField } from './fields.ts';

/**
 * What is told of visits: that a page was seen, that a button with a name was pressed, that Design Online was opened, and of a
 * shop that a product was seen or put into the cart. Source: AN-001 to AN-005.
 */
export const EVENT_KINDS = [
  'page_view',
  'button',
  'design_online_open',
  'view_item',
  'add_to_cart',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** By what visits are counted. */
export const STAT_DIMENSIONS = ['page', 'referrer', 'device', 'button'] as const;
export type StatDimension = (typeof STAT_DIMENSIONS)[number];

/** Key under which what is rare is counted together. */
export const OTHER_KEY = '…';

/** Longest period of a report, days. */
export const LONGEST_PERIOD = 732;

const PATH = /^\/[^\s?#]*$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Kinds that are about a product. */
export const ITEM_KINDS: readonly EventKind[] = ['view_item', 'add_to_cart'];

/** The product of an event: which one and how many. What it is called and what it costs is for the server to say. */
const eventItemSchema = object({
  id: idField().required(),
  variant_id: idField().nullable().default(null),
  quantity: number().integer().min(1).max(9999).default(1),
}).noUnknown();
export type EventItem = InferType<typeof eventItemSchema>;

/** One event, as a page of a site tells it: where, of what kind, and on how wide a screen. Nothing says who. */
export const siteEventSchema = object({
  kind: mixed<EventKind>().oneOf(EVENT_KINDS).required(),
  /** Path of the page, without its query. */
  path: string().max(300).matches(PATH, 'Use a path such as /classes').required(),
  /** What the button is called by; for buttons alone. */
  name: string()
    .max(100)
    .matches(/^[\p{L}\p{N} _.:/-]*$/u, 'Use letters, digits, spaces and _ . : / -')
    .default('')
    .test('named', 'Name the button', (name, { parent }) =>
      (parent as { kind?: unknown }).kind === 'button' ? name !== '' : name === '',
    ),
  /** Host name of the site that led here; '' for none. */
  referrer: string().max(253).lowercase().matches(HOST, { excludeEmptyString: true }).default(''),
  device: string().oneOf(['desktop', 'tablet', 'mobile']).required(),
  /** The product; for `view_item` and `add_to_cart` alone. */
  item: eventItemSchema
    .nullable()
    .default(null)
    .test('item', 'Name the product', (item, { parent }) => {
      const isOfItem = ITEM_KINDS.some((kind) => kind === (parent as { kind?: unknown }).kind);
      return isOfItem ? item !== null : item === null;
    }),
  /** True where the visitor was told that it is passed on to the tracking service, and agreed. */
  shared: boolean().default(false),
}).noUnknown();
export type SiteEvent = InferType<typeof siteEventSchema>;

const count = () => number().integer().min(0).required();

/** Sums of a period. Visitors are counted anew each day: who comes on two days is two. */
const visitSums = object({ visitors: count(), views: count(), presses: count() }).noUnknown();
export type VisitSums = InferType<typeof visitSums>;

/** How often something was seen or pressed, and by how many. */
const visitRow = object({
  key: string().defined(),
  views: count(),
  visitors: count(),
}).noUnknown();
export type VisitRow = InferType<typeof visitRow>;

const visitRows = () => array(visitRow.required()).required();

/** Visits of a period, day by day, beside the period before it. */
export const visitReportSchema = object({
  from: dayField().required(),
  to: dayField().required(),
  /** True where visits are counted now; what was counted before stays. */
  enabled: boolean().required(),
  totals: visitSums.required(),
  before: visitSums.required(),
  /** Every day of the period, the oldest first. */
  days: array(
    object({ day: string().required(), views: count(), visitors: count() }).noUnknown().required(),
  ).required(),
  /** The most seen of each kind, the most first. */
  page: visitRows(),
  referrer: visitRows(),
  device: visitRows(),
  button: visitRows(),
}).noUnknown();
export type VisitReport = InferType<typeof visitReportSchema>;
