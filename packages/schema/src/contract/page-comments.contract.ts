import { object, string } from 'yup';
import {
  pageCommentCreateSchema,
  pageCommentSchema,
  pageCommentUpdateSchema,
} from '../entities/work/page-comment.schema.ts';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { done } from './work-parts.contract.ts';

const PATH = '/api/v1/admin/pages/{id}/comments/';
const access = { audience: 'staff', permission: 'pages.can_view' } as const satisfies Access;
const one = object({ comment: pageCommentSchema.required(), message: string().required() });
const params = object({ id: idField().required(), commentId: idField().required() }).noUnknown();

/** Endpoints of the comments on pages: everyone who may view a page may comment on it. */
export const pageCommentsContract = {
  list: defineRoute({
    id: 'pageComments.list',
    method: 'GET',
    path: PATH,
    summary: 'List the comments on a page and its blocks, oldest first',
    access,
    params: idParams,
    query: listQuery(['created_at'], {}, 200),
    response: listResponse(pageCommentSchema),
    errors: ['page_not_found'],
  }),
  create: defineRoute({
    id: 'pageComments.create',
    method: 'POST',
    path: PATH,
    summary:
      'Comment on a page or a block, or reply to a comment; people who are mentioned are notified',
    status: 201,
    access,
    params: idParams,
    body: pageCommentCreateSchema,
    bodyLimit: SMALL_BODY,
    response: one,
    errors: ['page_not_found'],
  }),
  update: defineRoute({
    id: 'pageComments.update',
    method: 'PUT',
    path: `${PATH}{commentId}/`,
    summary: 'Change your comment',
    access,
    params,
    body: pageCommentUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: one,
    errors: ['page_not_found', 'not_found'],
  }),
  remove: defineRoute({
    id: 'pageComments.remove',
    method: 'DELETE',
    path: `${PATH}{commentId}/`,
    summary: 'Delete a comment with its replies: your own, or with the right to delete pages any',
    access,
    params,
    response: done,
    errors: ['page_not_found', 'not_found'],
  }),
  resolve: defineRoute({
    id: 'pageComments.resolve',
    method: 'POST',
    path: `${PATH}{commentId}/resolve/`,
    summary: 'Resolve a comment',
    access,
    params,
    response: one,
    errors: ['page_not_found', 'not_found'],
  }),
  reopen: defineRoute({
    id: 'pageComments.reopen',
    method: 'POST',
    path: `${PATH}{commentId}/reopen/`,
    summary: 'Reopen a resolved comment',
    access,
    params,
    response: one,
    errors: ['page_not_found', 'not_found'],
  }),
};
