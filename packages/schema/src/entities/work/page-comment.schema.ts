import { type InferType, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';
import { visitedNodeField } from '../content/page-visitor.schema.ts';
import { workCommentSchema } from './task.schema.ts';
import { assigneesField, markupField, personRefSchema } from './work-fields.ts';

/** Maximum number of comments on a page, with replies. */
export const MAX_PAGE_COMMENTS = 1000;
/** Maximum number of characters of a comment on a page, with its markup. */
export const MAX_PAGE_COMMENT_LENGTH = 10_000;

/** A comment on a page or on one of its blocks, or a reply to one. */
export const pageCommentSchema = workCommentSchema
  .shape({
    page_id: idField().required(),
    /** Block that the comment is about; null for the whole page, and for replies. */
    node: string().nullable().defined(),
    /** Comment that this one replies to, or null. */
    parent_id: idField().nullable().defined(),
    resolved_at: string().nullable().defined(),
    resolved_by: personRefSchema.nullable().defined(),
  })
  .noUnknown();
export type PageComment = InferType<typeof pageCommentSchema>;

const text = {
  body: markupField()
    .max(
      MAX_PAGE_COMMENT_LENGTH,
      `Use at most ${MAX_PAGE_COMMENT_LENGTH.toLocaleString('en')} characters`,
    )
    .trim()
    .required('Please enter a comment'),
  mentions: assigneesField(),
};

/** Body that comments on a page; people who are mentioned are notified. A reply is about the block of its comment. */
export const pageCommentCreateSchema = object({
  ...text,
  node: visitedNodeField(),
  parent_id: idField().nullable(),
}).noUnknown();
export type PageCommentCreate = InferType<typeof pageCommentCreateSchema>;

/** Body that changes a comment on a page; people who are newly mentioned are notified. */
export const pageCommentUpdateSchema = object(text).noUnknown();
export type PageCommentUpdate = InferType<typeof pageCommentUpdateSchema>;
