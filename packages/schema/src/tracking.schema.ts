import { boolean, type InferType, number, object, string } from 'yup';
import { versionField } from './fields.ts';

const measurementField = () =>
  string()
    .trim()
    .uppercase()
    .matches(/^(?:G-[A-Z0-9]{4,20})?$/, 'This is no measurement ID: it looks like G-AB12CD34EF')
    .meta({ empty: '' });

/** The tenant's own tracking service, to which visits are passed on. Its secret is written and never read. Source: AN-001 to AN-005. */
export const trackingSchema = object({
  /** '' where nothing is passed on. */
  measurement_id: string().defined(),
  secret_set: boolean().required(),
  /** When something could not be passed on for the last time; null for never. */
  failed_at: string().nullable().defined(),
  /** 0 where none was ever set. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type Tracking = InferType<typeof trackingSchema>;

/** Body of a change. Without `secret_key` the one that is kept stays, as long as the measurement id does. */
export const trackingUpdateSchema = object({
  measurement_id: measurementField().default(''),
  secret_key: string()
    .trim()
    .matches(/^(?:[\w-]{10,100})?$/, 'This is no API secret')
    .meta({ empty: '' }),
  version: versionField().min(0),
})
  .noUnknown()
  .meta({ readOnly: ['secret_set', 'failed_at'] });
export type TrackingUpdate = InferType<typeof trackingUpdateSchema>;
