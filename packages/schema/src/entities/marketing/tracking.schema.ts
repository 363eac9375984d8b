import { boolean, type InferType, number, object, string } from 'yup';
import { versionField } from '../../fields/fields.ts';

const measurementField = () =>
  string()
    .trim()
    .uppercase()
    .matches(/^(?:G-[A-Z0-9]{4,20})?$/, 'This is no measurement ID: it looks like G-AB12CD34EF')
    .meta({ empty: '' });

/** The tenant's own tracking service, to which visits are forwarded. Its secret is write-only. */
export const trackingSchema = object({
  /** '' when nothing is forwarded. */
  measurement_id: string().defined(),
  secret_set: boolean().required(),
  /** Time of the last failure; null for never. */
  failed_at: string().nullable().defined(),
  /** 0 when tracking was never configured. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type Tracking = InferType<typeof trackingSchema>;

/** Body that updates tracking. Without `secret_key` the stored one remains while the measurement id is the same. */
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
