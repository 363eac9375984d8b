import { type InferType, number, object, string } from 'yup';
import { idField, versionField } from '../../fields/fields.ts';
import { templateSchema } from './template.schema.ts';

/** A component in the list of components. */
export const listedComponentSchema = templateSchema.shape({
  /** Number of pages and templates that show it, without those in the trash. */
  usage_count: number().integer().min(0).required(),
});
export type ListedComponent = InferType<typeof listedComponentSchema>;

/** A component that the content of a page shows. */
export const shownComponentSchema = object({
  id: idField().required(),
  name: string().defined(),
  version: versionField().required(),
  /** Encoded text. */
  content: string().required(),
}).noUnknown();
export type ShownComponent = InferType<typeof shownComponentSchema>;
