import { array, boolean, number, object, string } from 'yup';
import {
  cropSchema,
  mediaSchema,
  mediaUpdateSchema,
  UPLOAD_LIMIT,
  usageSchema,
} from '../entities/content/media.schema.ts';
import {
  mediaFolderSchema,
  mediaFolderUpdateSchema,
  newMediaFolderSchema,
} from '../entities/content/media-folder.schema.ts';
import { mediaRoomSchema } from '../entities/platform/media-quota.ts';
import { idField, idListField, referenceField, versionField } from '../fields/fields.ts';
import { forcibleDeletion, usageResponse } from './in-use.ts';
import { bulkDeleteResponse, idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Uploaded images. */
export const mediaContract = {
  list: defineRoute({
    id: 'media.list',
    method: 'GET',
    path: '/api/v1/admin/media/',
    summary: 'List uploaded images, newest first',
    access: { audience: 'staff', permission: 'media.can_view' },
    query: listQuery(['filename', 'created_at', 'filesize'], {
      /** Images of one folder; -1 for those outside of folders. */
      folderId: referenceField(),
      /** A content type, or its first part such as `image`. */
      type: string().matches(/^[a-z]+(?:\/[a-z0-9.+-]+)?$/, 'Use a type such as image/png'),
      /** True for images that are not used anywhere. */
      unused: boolean(),
      /** True for images with a focal point other than the center. */
      focused: boolean(),
    }),
    response: listResponse(mediaSchema),
  }),
  upload: defineRoute({
    id: 'media.upload',
    method: 'POST',
    path: '/api/v1/admin/media/',
    summary: 'Upload images as form field `files[]`',
    status: 201,
    encoding: 'form',
    access: { audience: 'staff', permission: 'media.can_create' },
    query: object({ folderId: referenceField() }).noUnknown(),
    bodyLimit: UPLOAD_LIMIT + 64 * 1024,
    response: object({
      media: array(mediaSchema.required()).required(),
      message: string().required(),
    }),
    errors: ['image_invalid', 'too_large', 'storage_full', 'not_found'],
  }),
  bulkRemove: defineRoute({
    id: 'media.bulkRemove',
    method: 'DELETE',
    path: '/api/v1/admin/media/',
    summary: 'Delete uploaded images; those in use stay unless `force` is true',
    access: { audience: 'staff', permission: 'media.can_delete' },
    body: object({ mediaToDelete: idListField().required(), force: boolean() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: bulkDeleteResponse.shape({ usage: array(usageSchema.required()) }),
    errors: ['in_use', 'nothing_deleted'],
  }),
  get: defineRoute({
    id: 'media.get',
    method: 'GET',
    path: '/api/v1/admin/media/{id}/',
    summary: 'Get an uploaded image',
    access: { audience: 'staff', permission: 'media.can_view' },
    params: idParams,
    response: object({ media: mediaSchema.required(), results: mediaSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'media.update',
    method: 'PUT',
    path: '/api/v1/admin/media/{id}/',
    summary: 'Update name, texts, focal point and folder of an image',
    access: { audience: 'staff', permission: 'media.can_update' },
    params: idParams,
    body: mediaUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ media: mediaSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict'],
  }),
  move: defineRoute({
    id: 'media.move',
    method: 'PUT',
    path: '/api/v1/admin/media/',
    summary: 'Move images to a folder, or out of all folders for -1',
    access: { audience: 'staff', permission: 'media.can_update' },
    body: object({
      mediaToMove: idListField().required(),
      folder_id: referenceField().meta({ empty: -1 }).required(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({
      moved: array(idField().required()).required(),
      message: string().required(),
    }),
    errors: ['not_found'],
  }),
  crop: defineRoute({
    id: 'media.crop',
    method: 'PUT',
    path: '/api/v1/admin/media/{id}/crop/',
    summary: 'Crop an image, or restore the whole image with null; the original remains',
    access: { audience: 'staff', permission: 'media.can_update' },
    params: idParams,
    body: object({
      crop: cropSchema.nullable().default(undefined).defined(),
      version: versionField(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ media: mediaSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict', 'image_invalid'],
  }),
  replace: defineRoute({
    id: 'media.replace',
    method: 'PUT',
    path: '/api/v1/admin/media/{id}/replace/',
    summary: 'Replace the file of an image with form field `files[]`; its URL stays the same',
    access: { audience: 'staff', permission: 'media.can_update' },
    encoding: 'form',
    params: idParams,
    query: object({ version: versionField() }).noUnknown(),
    bodyLimit: UPLOAD_LIMIT + 64 * 1024,
    response: object({ media: mediaSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict', 'image_invalid', 'too_large', 'storage_full'],
  }),
  usage: defineRoute({
    id: 'media.usage',
    method: 'GET',
    path: '/api/v1/admin/media/{id}/usage/',
    summary: 'List where an image is used',
    access: { audience: 'staff', permission: 'media.can_view' },
    params: idParams,
    response: usageResponse,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    ...forcibleDeletion,
    id: 'media.remove',
    path: '/api/v1/admin/media/{id}/',
    summary:
      'Delete an uploaded image; one in use stays unless `force` is true, in the query or the body',
    access: { audience: 'staff', permission: 'media.can_delete' },
  }),
  folders: defineRoute({
    id: 'media.folders',
    method: 'GET',
    path: '/api/v1/admin/media/folders/',
    summary: 'List image folders by name, with the storage used',
    access: { audience: 'staff', permission: 'media.can_view' },
    response: object({
      results: object({
        rows: array(mediaFolderSchema.required()).required(),
        total: number().integer().required(),
      }).required(),
      storage: mediaRoomSchema.required(),
    }),
  }),
  createFolder: defineRoute({
    id: 'media.createFolder',
    method: 'POST',
    path: '/api/v1/admin/media/folders/',
    summary: 'Create a folder, in another one or at the top level',
    status: 201,
    access: { audience: 'staff', permission: 'media.can_create' },
    body: newMediaFolderSchema,
    bodyLimit: SMALL_BODY,
    response: object({ folder: mediaFolderSchema.required(), message: string().required() }),
    errors: ['not_found'],
  }),
  changeFolder: defineRoute({
    id: 'media.changeFolder',
    method: 'PUT',
    path: '/api/v1/admin/media/folders/{id}/',
    summary: 'Rename a folder, or move it into another one or to the top level',
    access: { audience: 'staff', permission: 'media.can_update' },
    params: idParams,
    body: mediaFolderUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ folder: mediaFolderSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict'],
  }),
  removeFolder: defineRoute({
    id: 'media.removeFolder',
    method: 'DELETE',
    path: '/api/v1/admin/media/folders/{id}/',
    summary: 'Delete an empty folder',
    access: { audience: 'staff', permission: 'media.can_delete' },
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found', 'in_use'],
  }),
};
