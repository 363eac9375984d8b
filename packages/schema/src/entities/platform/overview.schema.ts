import { array, type InferType, mixed, number, object, string } from 'yup';
import { lineField } from '../../fields/fields.ts';

/** Figures of the overview, in the order in which they are shown by default. */
export const OVERVIEW_FIGURES = [
  'revenue',
  'orders',
  'unpaid',
  'overdue',
  'quotesWaiting',
  'tasksDue',
  'tasksOverdue',
] as const;
/** Name of a figure of the overview. */
export type OverviewFigureName = (typeof OVERVIEW_FIGURES)[number];

/** Periods of the overview, days. */
export const OVERVIEW_DAYS = [7, 30, 90, 365] as const;

/** A figure of the overview. */
export const overviewFigureSchema = object({
  name: mixed<OverviewFigureName>().oneOf(OVERVIEW_FIGURES).required(),
  value: number().required(),
  /** The same for the period before; null for a figure of this moment. */
  previous: number().nullable().defined(),
  /** Currency of an amount; `''` for a count. */
  currency: string().defined(),
  /** Values by day of the period, oldest first; empty for a figure of this moment. */
  days: array(
    object({ day: string().required(), value: number().required() }).required(),
  ).required(),
}).noUnknown();
export type OverviewFigure = InferType<typeof overviewFigureSchema>;

/** Arrangement of the overview by one person. */
export const overviewLayoutSchema = object({
  /** Widgets in their order; those that are missing come last. */
  order: array(lineField(40).required()).max(40).required(),
  hidden: array(lineField(40).required()).max(40).required(),
}).noUnknown();
export type OverviewLayout = InferType<typeof overviewLayoutSchema>;
