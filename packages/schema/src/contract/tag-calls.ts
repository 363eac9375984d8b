import { array, mixed, number, object, string } from 'yup';
import type { PermissionAction } from '../access/roles.ts';
import { tagRefSchema, tagSchema, tagWriteSchema } from '../entities/crm/tag.schema.ts';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

/** A tag by its id, or by its name. */
const idOrName = () =>
  mixed<number | string>((value): value is number | string =>
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value > 0
      : typeof value === 'string',
  ).typeError('This field must be the id of a tag, or a name');

/** Tags of one entity. */
export function tagCalls(
  plural: string,
  path: string,
  hasPermission: (action: PermissionAction) => Access & { audience: 'staff' },
) {
  const oneTag = object({ tag: tagSchema.required(), message: string().required() });
  return {
    tags: defineRoute({
      id: `${plural}.tags`,
      method: 'GET',
      path: `${path}tags/`,
      summary: 'List tags of a record type, with usage counts',
      access: hasPermission('can_view'),
      query: listQuery(['name', 'count'], {}, 200),
      response: listResponse(tagSchema).shape({
        rows: array(tagSchema.required()).required(),
        total: number().integer().required(),
      }),
    }),
    createTag: defineRoute({
      id: `${plural}.createTag`,
      method: 'POST',
      path: `${path}tags/`,
      summary: 'Create a tag, or return the existing one with this name',
      status: 201,
      access: hasPermission('can_update'),
      body: tagWriteSchema,
      bodyLimit: SMALL_BODY,
      response: oneTag,
    }),
    updateTag: defineRoute({
      id: `${plural}.updateTag`,
      method: 'PUT',
      path: `${path}tags/{id}/`,
      summary: 'Rename or recolor a tag',
      access: hasPermission('can_update'),
      params: idParams,
      body: tagWriteSchema,
      bodyLimit: SMALL_BODY,
      response: oneTag,
      errors: ['not_found', 'name_taken'],
    }),
    removeTag: defineRoute({
      id: `${plural}.removeTag`,
      method: 'DELETE',
      path: `${path}tags/{id}/`,
      summary: 'Delete a tag, and remove it from all records',
      access: hasPermission('can_update'),
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['not_found'],
    }),
    mergeTag: defineRoute({
      id: `${plural}.mergeTag`,
      method: 'POST',
      path: `${path}tags/{id}/merge/`,
      summary: 'Merge a tag into another one, and delete it',
      access: hasPermission('can_update'),
      params: idParams,
      body: object({ into: idField().required() }).noUnknown(),
      bodyLimit: SMALL_BODY,
      response: oneTag,
      errors: ['not_found'],
    }),
    setTags: defineRoute({
      id: `${plural}.setTags`,
      method: 'POST',
      path: `${path}{id}/tags/`,
      summary: 'Set the tags of a record, by id or by name',
      access: hasPermission('can_update'),
      params: idParams,
      body: object({
        tags: array(idOrName().required()).max(50).required(),
      }).noUnknown(),
      bodyLimit: SMALL_BODY,
      response: object({ tags: array(tagRefSchema.required()).required() }),
      errors: ['not_found'],
    }),
  };
}
