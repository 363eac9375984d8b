import { array, number, object, string } from 'yup';
import type { Permission, PermissionModule } from '../access/roles.ts';
import { UPLOAD_LIMIT } from '../entities/content/media.schema.ts';
import { workCommentSchema, workCommentWriteSchema } from '../entities/work/task.schema.ts';
import { assigneeSchema, assigneesField } from '../entities/work/work-fields.ts';
import { workFileSchema } from '../entities/work/work-file.schema.ts';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

/** Records that people are assigned to. */
interface AssignedShape {
  /** Its endpoints are named `{plural}.verb`. */
  readonly plural: string;
  readonly path: `/api/v1/admin/${string}/`;
  readonly module: PermissionModule;
}

/** Returns the access rule of a permission; work is part of the enterprise plan. */
export const workAccess = (permission: Permission): Access & { audience: 'staff' } => ({
  audience: 'staff',
  permission,
  plan: 'enterprise',
});

/** Response without a record. */
export const done = object({ message: string().required() });

/** Endpoints that assign people to records, and remove them. */
export function assigneeCalls({ plural, path, module }: AssignedShape) {
  const assigned = object({
    assignees: array(assigneeSchema.required()).required(),
    message: string().required(),
  });
  return {
    assign: defineRoute({
      id: `${plural}.assign`,
      method: 'POST',
      path: `${path}assignees/{id}`,
      summary: 'Assign people; those who are assigned already stay',
      access: workAccess(`${module}.can_assign`),
      params: idParams,
      body: object({
        assignees: assigneesField().required('Please choose people'),
      }).noUnknown(),
      bodyLimit: SMALL_BODY,
      response: assigned,
      errors: ['not_found'],
    }),
    unassign: defineRoute({
      id: `${plural}.unassign`,
      method: 'DELETE',
      path: `${path}assignees/{id}/{assigneeId}`,
      summary: 'Remove an assigned person',
      access: workAccess(`${module}.can_assign`),
      params: object({ id: idField().required(), assigneeId: idField().required() }).noUnknown(),
      response: assigned,
      errors: ['not_found'],
    }),
  };
}

/** Endpoints of the comments on a record. */
export function commentCalls({ plural, path, module }: AssignedShape) {
  const one = object({ comment: workCommentSchema.required(), message: string().required() });
  const params = object({ id: idField().required(), commentId: idField().required() }).noUnknown();
  const view = workAccess(`${module}.can_view`);
  return {
    comments: defineRoute({
      id: `${plural}.comments`,
      method: 'GET',
      path: `${path}{id}/comments/`,
      summary: 'List comments, oldest first',
      access: view,
      params: idParams,
      query: listQuery(['created_at'], {}, 200),
      response: listResponse(workCommentSchema),
      errors: ['not_found'],
    }),
    createComment: defineRoute({
      id: `${plural}.createComment`,
      method: 'POST',
      path: `${path}{id}/comments/`,
      summary: 'Comment; people who are mentioned are notified',
      status: 201,
      access: view,
      params: idParams,
      body: workCommentWriteSchema,
      bodyLimit: SMALL_BODY * 2,
      response: one,
      errors: ['not_found'],
    }),
    updateComment: defineRoute({
      id: `${plural}.updateComment`,
      method: 'PUT',
      path: `${path}{id}/comments/{commentId}/`,
      summary: 'Change your comment',
      access: view,
      params,
      body: workCommentWriteSchema,
      bodyLimit: SMALL_BODY * 2,
      response: one,
      errors: ['not_found'],
    }),
    removeComment: defineRoute({
      id: `${plural}.removeComment`,
      method: 'DELETE',
      path: `${path}{id}/comments/{commentId}/`,
      summary: 'Delete your comment',
      access: view,
      params,
      response: done,
      errors: ['not_found'],
    }),
  };
}

/** Files of a record. */
export const filesResponse = object({
  rows: array(workFileSchema.required()).required(),
  total: number().integer().required(),
});

/** Ids of a record and one of its files. */
export const fileParams = object({
  id: idField().required(),
  fileId: idField().required(),
}).noUnknown();

/** Endpoints of the files of a record; only users who see the record may read them. */
export function fileCalls({ plural, path, module }: AssignedShape) {
  const files = filesResponse;
  const params = fileParams;
  return {
    files: defineRoute({
      id: `${plural}.files`,
      method: 'GET',
      path: `${path}{id}/files/`,
      summary: 'List files, newest first',
      access: workAccess(`${module}.can_view`),
      params: idParams,
      response: object({ results: files.required() }),
      errors: ['not_found'],
    }),
    addFiles: defineRoute({
      id: `${plural}.addFiles`,
      method: 'POST',
      path: `${path}{id}/files/`,
      summary: 'Add files as form field `files[]`',
      status: 201,
      encoding: 'form',
      access: workAccess(`${module}.can_update`),
      params: idParams,
      bodyLimit: UPLOAD_LIMIT + 64 * 1024,
      response: object({ results: files.required(), message: string().required() }),
      errors: ['not_found', 'attachment_invalid', 'too_large', 'storage_full'],
    }),
    file: defineRoute({
      id: `${plural}.file`,
      method: 'GET',
      path: `${path}{id}/files/{fileId}/`,
      summary: 'Download a file',
      access: workAccess(`${module}.can_view`),
      params,
      stream: true,
      response: object({}),
      errors: ['not_found'],
    }),
    removeFile: defineRoute({
      id: `${plural}.removeFile`,
      method: 'DELETE',
      path: `${path}{id}/files/{fileId}/`,
      summary: 'Delete a file',
      access: workAccess(`${module}.can_update`),
      params,
      response: done,
      errors: ['not_found'],
    }),
  };
}

/** Endpoints of the files of any records. */
export type FileContract = ReturnType<typeof fileCalls>;

/** Endpoints that assign people to any records. */
export type AssigneeContract = ReturnType<typeof assigneeCalls>;

/** Endpoints of the comments on any records. */
export type CommentContract = ReturnType<typeof commentCalls>;
