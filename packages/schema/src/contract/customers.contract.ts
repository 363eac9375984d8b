import { array, number, object, string } from 'yup';
import {
  customFieldSchema,
  customFieldUpdateSchema,
  customFieldWriteSchema,
} from '../entities/crm/custom-field.schema.ts';
import {
  CUSTOMER_FIELDS,
  CUSTOMER_TEXTS,
  customerBulkSchema,
  customerCreateSchema,
  customerSchema,
  customerUpdateSchema,
} from '../entities/crm/customer.schema.ts';
import { idField, idListField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const oneCustomer = object({ customer: customerSchema.required(), message: string().required() });

/** Endpoints of customers. */
export const customersContract = {
  ...entityContract({
    name: 'customer',
    plural: 'customers',
    words: ['customer', 'customers'],
    path: '/api/v1/admin/customers/',
    module: 'customers',
    record: customerSchema,
    create: customerCreateSchema,
    update: customerUpdateSchema,
    bulk: customerBulkSchema,
    fields: CUSTOMER_FIELDS,
    hasCustomFields: true,
  }),
  duplicates: defineRoute({
    id: 'customers.duplicates',
    method: 'GET',
    path: '/api/v1/admin/customers/duplicates/',
    summary: 'List probable duplicates: customers with the same email, phone, or name and country',
    access: { audience: 'staff', permission: 'customers.can_update' },
    query: listQuery([], {}),
    response: object({
      results: object({
        rows: array(
          object({
            reason: string().oneOf(['email', 'phone', 'name']).required(),
            customers: array(customerSchema.required()).required(),
          }).required(),
        ).required(),
        total: number().integer().required(),
      }).required(),
    }),
  }),
  merge: defineRoute({
    id: 'customers.merge',
    method: 'POST',
    path: '/api/v1/admin/customers/merge/',
    summary: 'Merge customers into one, with their notes, vehicles, addresses and tags',
    access: { audience: 'staff', permission: 'customers.can_delete' },
    body: object({
      keepId: idField().required(),
      mergeIds: idListField(20).required(),
      /** Record from which each field is taken; other fields come from the record that is kept. */
      fields: object(
        Object.fromEntries(
          [...CUSTOMER_TEXTS, ...Object.keys(customerBulkSchema.fields)].map((name) => [
            name,
            idField(),
          ]),
        ),
      )
        .noUnknown()
        .default(undefined),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: oneCustomer,
    errors: ['not_found'],
  }),
  customFields: defineRoute({
    id: 'customers.customFields',
    method: 'GET',
    path: '/api/v1/admin/customers/custom-fields/',
    summary: 'List the custom fields of customers',
    access: { audience: 'staff', permission: 'customers.can_view' },
    query: listQuery([], {}, 200),
    response: listResponse(customFieldSchema),
  }),
  createCustomField: defineRoute({
    id: 'customers.createCustomField',
    method: 'POST',
    path: '/api/v1/admin/customers/custom-fields/',
    summary: 'Create a custom field of customers',
    status: 201,
    access: { audience: 'staff', permission: 'settings.can_update' },
    body: customFieldWriteSchema,
    bodyLimit: SMALL_BODY,
    response: object({ customField: customFieldSchema.required(), message: string().required() }),
    errors: ['name_taken'],
  }),
  updateCustomField: defineRoute({
    id: 'customers.updateCustomField',
    method: 'PUT',
    path: '/api/v1/admin/customers/custom-fields/{id}/',
    summary: 'Update a custom field; key and type cannot change',
    access: { audience: 'staff', permission: 'settings.can_update' },
    params: idParams,
    body: customFieldUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ customField: customFieldSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict', 'name_taken'],
  }),
  removeCustomField: defineRoute({
    id: 'customers.removeCustomField',
    method: 'DELETE',
    path: '/api/v1/admin/customers/custom-fields/{id}/',
    summary:
      'Remove a custom field from all customers; stored values stay until a customer is saved again',
    access: { audience: 'staff', permission: 'settings.can_update' },
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
};
