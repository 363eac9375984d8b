import { object, string } from 'yup';
import {
  customFieldSchema,
  customFieldUpdateSchema,
  customFieldWriteSchema,
} from '../entities/crm/custom-field.schema.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { accessFor, type ListedShape } from './many.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Endpoints of the fields that a tenant adds to a kind of record. */
export function customFieldCalls(kind: Pick<ListedShape, 'plural' | 'path' | 'module' | 'plan'>) {
  const { plural, path, plan } = kind;
  const change = accessFor({ module: 'settings', ...(plan && { plan }) })('can_update');
  const one = object({ customField: customFieldSchema.required(), message: string().required() });
  return {
    customFields: defineRoute({
      id: `${plural}.customFields`,
      method: 'GET',
      path: `${path}custom-fields/`,
      summary: `List the custom fields of ${plural}`,
      access: accessFor(kind)('can_view'),
      query: listQuery([], {}, 200),
      response: listResponse(customFieldSchema),
    }),
    createCustomField: defineRoute({
      id: `${plural}.createCustomField`,
      method: 'POST',
      path: `${path}custom-fields/`,
      summary: `Create a custom field of ${plural}`,
      status: 201,
      access: change,
      body: customFieldWriteSchema,
      bodyLimit: SMALL_BODY,
      response: one,
      errors: ['name_taken'],
    }),
    updateCustomField: defineRoute({
      id: `${plural}.updateCustomField`,
      method: 'PUT',
      path: `${path}custom-fields/{id}/`,
      summary: 'Update a custom field; key and type cannot change',
      access: change,
      params: idParams,
      body: customFieldUpdateSchema,
      bodyLimit: SMALL_BODY,
      response: one,
      errors: ['not_found', 'conflict', 'name_taken'],
    }),
    removeCustomField: defineRoute({
      id: `${plural}.removeCustomField`,
      method: 'DELETE',
      path: `${path}custom-fields/{id}/`,
      summary: `Remove a custom field from all ${plural}; stored values stay until a record is saved again`,
      access: change,
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['not_found'],
    }),
  };
}

/** Endpoints of the custom fields of any records. */
export type CustomFieldContract = ReturnType<typeof customFieldCalls>;
