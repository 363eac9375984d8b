import { array, mixed, number, object, string } from 'yup';
import { idField } from '../fields.ts';
import type { PermissionAction } from '../roles.ts';
import { tagRefSchema, tagSchema, tagWriteSchema } from '../tag.schema.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

/** A tag as a call names it: by its id, or by its name. */
const idOrName = () =>
  mixed<number | string>((value): value is number | string =>
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value > 0
      : typeof value === 'string',
  ).typeError('This field must be the id of a tag, or a name');

/** Tags of one entity. Source: API-TAGS-01, API-TAGS-02. */
export function tagCalls(
  plural: string,
  path: string,
  may: (action: PermissionAction) => Access & { audience: 'staff' },
) {
  const oneTag = object({ tag: tagSchema.required(), message: string().required() });
  return {
    tags: defineRoute({
      id: `${plural}.tags`,
      method: 'GET',
      path: `${path}tags/`,
      summary: 'The tags that are given here, with how often',
      access: may('can_view'),
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
      summary: 'Make a tag; one of the same name is answered as it is',
      status: 201,
      access: may('can_update'),
      body: tagWriteSchema,
      bodyLimit: SMALL_BODY,
      response: oneTag,
    }),
    updateTag: defineRoute({
      id: `${plural}.updateTag`,
      method: 'PUT',
      path: `${path}tags/{id}/`,
      summary: 'Rename or recolour a tag',
      access: may('can_update'),
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
      summary: 'Delete a tag, and take it off whatever has it',
      access: may('can_update'),
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['not_found'],
    }),
    mergeTag: defineRoute({
      id: `${plural}.mergeTag`,
      method: 'POST',
      path: `${path}tags/{id}/merge/`,
      summary: 'Give another tag to all that have this one, and delete it',
      access: may('can_update'),
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
      summary: 'Give a record exactly these tags, by id or by name',
      access: may('can_update'),
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
