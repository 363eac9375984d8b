import { type InferType, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';

/** Selected block of a person: its id in the page, or null for none. */
export const visitedNodeField = () =>
  string()
    .matches(/^[\w-]{1,40}$/, { message: 'This field must be the id of a block' })
    .nullable()
    .default(undefined)
    .optional();

/** A person who has a page open in the editor. */
export const pageVisitorSchema = object({
  id: idField().required(),
  displayName: string().defined(),
  node: visitedNodeField().defined(),
}).noUnknown();
export type PageVisitor = InferType<typeof pageVisitorSchema>;
