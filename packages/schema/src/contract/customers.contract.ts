import { array, number, object, string } from 'yup';
import {
  CUSTOMER_FIELDS,
  CUSTOMER_TEXTS,
  customerBulkSchema,
  customerCreateSchema,
  customerSchema,
  customerUpdateSchema,
} from '../entities/crm/customer.schema.ts';
import { idField, idListField } from '../fields/fields.ts';
import { customFieldCalls } from './custom-field-calls.ts';
import { customerActivityCalls } from './customer-activity-calls.ts';
import { entityContract } from './entity.contract.ts';
import { listQuery } from './list.ts';
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
  ...customerActivityCalls,
  ...customFieldCalls({
    plural: 'customers',
    path: '/api/v1/admin/customers/',
    module: 'customers',
  }),
};
