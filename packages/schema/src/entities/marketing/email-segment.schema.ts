import { type InferType, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { audienceFilter } from './audience.schema.ts';

/** A segment: a named filter of subscribers, which is applied whenever it is used. */
export const emailSegmentSchema = object({
  id: idField().required(),
  name: string().required(),
  description: string().defined(),
  /** Group of rules on `AUDIENCE_FIELDS`. */
  filters: audienceFilter().defined(),
  /** Number of subscribers who would get a campaign, as of `counted_at`. */
  count: number().integer().min(0).required(),
  counted_at: string().nullable().defined(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type EmailSegment = InferType<typeof emailSegmentSchema>;

const READ_ONLY = ['id', 'count', 'counted_at', 'created_at', 'updated_at'];

/** Filter of a segment, which has at least one rule. */
const rules = () =>
  audienceFilter().test('rules', 'Add at least one condition', (value) => {
    // What is no filter at all is reported by the filter itself.
    if (value === undefined || (value !== null && typeof value !== 'object')) return true;
    if (value === null) return false;
    return !('rules' in value && Array.isArray(value.rules) && value.rules.length === 0);
  });

/** Body that creates a segment. */
export const emailSegmentCreateSchema = object({
  name: lineField(120).trim().required('Please enter a Name'),
  description: textField(500).trim(),
  filters: rules().required('Add at least one condition'),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type EmailSegmentCreate = InferType<typeof emailSegmentCreateSchema>;

/** Body that updates a segment. */
export const emailSegmentUpdateSchema = object({
  version: versionField(),
  name: lineField(120).trim().min(1, 'Please enter a Name'),
  description: textField(500).trim(),
  filters: rules(),
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type EmailSegmentUpdate = InferType<typeof emailSegmentUpdateSchema>;
