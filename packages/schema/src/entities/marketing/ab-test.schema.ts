import { array, boolean, type InferType, number, object, string } from 'yup';
import { lineField } from '../../fields/fields.ts';

/** Figures by which the subject of an A/B test wins. */
export const AB_METRICS = ['opens', 'clicks'] as const;
export type AbMetric = (typeof AB_METRICS)[number];

/** Maximum number of subjects of an A/B test, that of the campaign included. */
export const MAX_AB_SUBJECTS = 4;

/** A/B test of a campaign: some recipients get one of several subjects; everybody else gets the one that does best. */
export const abTestSchema = object({
  /** Subjects besides that of the campaign, which is the first. */
  subjects: array(lineField(255).trim().label('The subject').required('Enter a subject'))
    .min(1, 'Enter a second subject')
    .max(MAX_AB_SUBJECTS - 1)
    .required(),
  /** Part of the recipients who take part, in percent; with 100 there is no winner to send. */
  testPercent: number()
    .typeError('Enter a whole number')
    .integer('Enter a whole number')
    .min(1, 'Enter a number from 1 to 100')
    .max(100, 'Enter a number from 1 to 100')
    .required('Enter a number from 1 to 100'),
  metric: string().oneOf(AB_METRICS).required(),
  /** Hours from the beginning of sending until the winner is chosen. */
  hours: number()
    .typeError('Enter a whole number')
    .integer('Enter a whole number')
    .min(1, 'Enter a number from 1 to 168')
    .max(168, 'Enter a number from 1 to 168')
    .required('Enter a number from 1 to 168'),
}).noUnknown();
export type AbTest = InferType<typeof abTestSchema>;

const count = () => number().integer().min(0).required();

/** Figures of the A/B test of a campaign. */
export const abResultSchema = object({
  variants: array(
    object({ subject: string().defined(), sent: count(), opens: count(), clicks: count() })
      .noUnknown()
      .required(),
  ).required(),
  metric: string().oneOf(AB_METRICS).required(),
  /** Index of the subject that everybody else gets; null until it is chosen. */
  winner: number().integer().min(0).nullable().defined(),
  /** Index of the subject that does best so far; null while none does. */
  leader: number().integer().min(0).nullable().defined(),
  /** Number of people who wait for the winner. */
  waiting: count(),
  /** Instant at which the winner is chosen; null when nobody waits for it. */
  decidesAt: string().nullable().defined(),
  /** True when the best subject leads by more than chance explains, with 95 % confidence. */
  isSure: boolean().required(),
}).noUnknown();
export type AbResult = InferType<typeof abResultSchema>;
