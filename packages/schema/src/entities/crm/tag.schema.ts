import { type InferType, number, object, string } from 'yup';
import { idField, lineField } from '../../fields/fields.ts';

/** Colors of tags, by the names of the admin's palette. */
export const TAG_COLORS = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const;
export type TagColor = (typeof TAG_COLORS)[number];

/** A tag as lists and records show it. */
export const tagRefSchema = object({
  id: idField().required(),
  name: string().required(),
  color: string().oneOf(TAG_COLORS).required(),
}).noUnknown();
export type TagRef = InferType<typeof tagRefSchema>;

/** A tag of one entity. `tag` repeats its name under the documented key. */
export const tagSchema = tagRefSchema.shape({
  tag: string().required(),
  slug: string().required(),
  /** Number of records with this tag. */
  count: number().integer().required(),
});
export type Tag = InferType<typeof tagSchema>;

/** Body that creates or updates a tag. */
export const tagWriteSchema = object({
  name: lineField(60).trim().required('Please enter a name'),
  color: string().oneOf(TAG_COLORS),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'tag', 'slug', 'count'] });
