import { array, type InferType, mixed, number, object, string } from 'yup';
import { ENTITY_MODULES, type EntityName } from '../entities/platform/events.ts';
import { idField, lineField } from '../fields/fields.ts';
import { defineRoute } from './route.ts';

/** Minimum length of a search of all records, characters. */
export const MIN_SEARCH_LENGTH = 2;

/** Maximum number of records that a search of all records returns for each entity. */
export const MAX_FOUND_PER_ENTITY = 5;

/** A record that a search of all records found. */
const foundRecordSchema = object({
  entity: mixed<EntityName>()
    .oneOf(Object.keys(ENTITY_MODULES) as EntityName[])
    .required(),
  id: idField().required(),
  title: string().defined(),
  /** Text that tells records with the same title apart, such as the company of a customer. */
  subtitle: string().defined(),
}).noUnknown();
/** A record that a search of all records found. */
export type FoundRecordRef = InferType<typeof foundRecordSchema>;

/** The search of all records that a user can see. */
export const searchContract = {
  find: defineRoute({
    id: 'search.find',
    method: 'GET',
    path: '/api/v1/admin/search/',
    summary: 'Search records of every entity that you can see, best first, with typos',
    access: { audience: 'staff', permission: 'command_menu.can_view' },
    query: object({
      search: lineField(200)
        .trim()
        .min(MIN_SEARCH_LENGTH, `Type at least ${MIN_SEARCH_LENGTH} characters`)
        .required('Please enter search terms'),
    }).noUnknown(),
    response: object({
      results: object({
        rows: array(foundRecordSchema.required()).required(),
        total: number().integer().required(),
        /** Search terms that were used instead of the typed ones, because those found nothing. */
        corrected: string().nullable().defined(),
      }).required(),
    }),
  }),
};
