import { array, type InferType, mixed, number, object, string } from 'yup';

/** Level of a finding: a problem that readers notice, or advice. */
type FindingLevel = 'problem' | 'advice';
const findingLevel = () => mixed<FindingLevel>().oneOf(['problem', 'advice']);

/** A finding of the email check. */
const emailFindingSchema = object({
  key: string().required(),
  level: findingLevel().required(),
  message: string().required(),
  /** Words of the email that it is about, at most five. */
  examples: array(string().defined()).required(),
  /** Ids of the blocks that it is about, in the order of the email; empty for one about the email as a whole. */
  blocks: array(string().required()).default([]),
}).noUnknown();
export type EmailFinding = InferType<typeof emailFindingSchema>;

/** Report on an email as readers, email clients and spam filters will see it. */
export const emailReportSchema = object({
  /** From 0 to 100. */
  score: number().integer().min(0).max(100).required(),
  /** Size of the HTML, and size above which Gmail cuts an email off. */
  bytes: number().integer().min(0).required(),
  limit: number().integer().required(),
  /** Problems first. */
  findings: array(emailFindingSchema.required()).required(),
  /** Parts of the email that some email clients do not show, or only partly. */
  compatibility: array(
    object({
      feature: string().required(),
      clients: array(
        object({
          name: string().required(),
          shows: mixed<'partly' | 'no'>().oneOf(['partly', 'no']).required(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
  /** Day of the data on email clients. */
  dataDate: string().required(),
}).noUnknown();
export type EmailReport = InferType<typeof emailReportSchema>;
