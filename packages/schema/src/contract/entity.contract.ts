import {
  type AnyObjectSchema,
  type InferType,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { versionField } from '../fields/fields.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import {
  accessFor,
  exportCall,
  type ListedShape,
  type ManyShape,
  manyCalls,
  timelineCall,
} from './many.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { tagCalls } from './tag-calls.ts';

/** Filters of an entity that declares none. */
type NoFilters = Record<never, never>;

/** Definition of an entity as data. Its endpoints are derived from it, and from those the server, client, screens and tests. */
export interface EntityShape<
  Name extends string,
  Plural extends string,
  Record extends AnyObjectSchema,
  Create extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Bulk extends AnyObjectSchema,
  Filters extends ObjectShape = ObjectShape,
> extends ManyShape<Bulk> {
  /** Query parameters of its lists beyond those of every list. */
  readonly filters?: Filters;
  /** Key of the record in responses and name in change events. */
  readonly name: Name;
  readonly plural: Plural;
  readonly record: Record;
  readonly create: Create;
  /** Body of an update, with `version`. */
  readonly update: Update;
  /** Maximum size of bodies that create or update, bytes. @default SMALL_BODY */
  readonly bodyLimit?: number;
}

/** Returns an object schema with one key. */
function named<Name extends string, Of extends Schema>(
  name: Name,
  schema: Of,
): ObjectSchema<{ [Key in Name]: NonNullable<InferType<Of>> }> {
  // TypeScript cannot infer a computed key from a type parameter.
  return object({ [name]: schema.required() }) as unknown as ObjectSchema<{
    [Key in Name]: NonNullable<InferType<Of>>;
  }>;
}

/** Definition of records that staff list, read and update but do not create. */
export interface RecordShape<
  Name extends string,
  Plural extends string,
  Record extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Filters extends ObjectShape = ObjectShape,
> extends ListedShape {
  /** Query parameters of its lists beyond those of every list. */
  readonly filters?: Filters;
  /** Key of the record in responses and name in change events. */
  readonly name: Name;
  readonly plural: Plural;
  readonly record: Record;
  /** Body of an update, with `version`. */
  readonly update: Update;
  /** Maximum size of the body of an update, bytes. @default SMALL_BODY */
  readonly bodyLimit?: number;
}

/** Endpoints of records that are listed, read and updated, with tags, history and exports. */
export function recordCalls<
  const Name extends string,
  const Plural extends string,
  Record extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Filters extends ObjectShape = NoFilters,
>(entity: RecordShape<Name, Plural, Record, Update, Filters>) {
  const { name, plural, path, record, fields } = entity;
  const { hasCustomFields = false, bodyLimit = SMALL_BODY } = entity;
  const [one, many] = entity.words;
  const hasPermission = accessFor(entity);
  const oneRecord = named(name, record);
  return {
    list: defineRoute({
      id: `${plural}.list`,
      method: 'GET',
      path,
      summary: `The ${many} of the tenant`,
      access: hasPermission('can_view'),
      // Without filters the type has no extra keys, so that a misspelled parameter is a type error.
      query: fieldsQuery(fields, { ...entity.filters } as Filters, { hasCustomFields }),
      response: listResponse(record),
    }),
    get: defineRoute({
      id: `${plural}.get`,
      method: 'GET',
      path: `${path}{id}/`,
      summary: `One ${one}`,
      access: hasPermission('can_view'),
      params: idParams,
      response: oneRecord.concat(named('results', record)),
      errors: ['not_found'],
    }),
    update: defineRoute({
      id: `${plural}.update`,
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Change a ${one}`,
      access: hasPermission('can_update'),
      params: idParams,
      body: entity.update,
      bodyLimit,
      response: oneRecord.shape({ message: string().required() }),
      errors: ['not_found', 'conflict'],
    }),
    export: exportCall(entity),
    timeline: timelineCall(entity),
    ...tagCalls(plural, path, hasPermission),
  };
}

/** Endpoints of any records that are listed, read and updated. */
export type RecordContract = ReturnType<
  typeof recordCalls<string, string, AnyObjectSchema, AnyObjectSchema>
>;

/**
 * All endpoints of an entity: list, get, create, update, delete; bulk update, delete, restore and export; tags and the history of
 * each record.
 */
export function entityContract<
  const Name extends string,
  const Plural extends string,
  Record extends AnyObjectSchema,
  Create extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Bulk extends AnyObjectSchema,
  Filters extends ObjectShape = NoFilters,
>(entity: EntityShape<Name, Plural, Record, Create, Update, Bulk, Filters>) {
  const { name, plural, path, record, bodyLimit = SMALL_BODY } = entity;
  const [one] = entity.words;
  const hasPermission = accessFor(entity);
  return {
    ...recordCalls(entity),
    create: defineRoute({
      id: `${plural}.create`,
      method: 'POST',
      path,
      summary: `Make a ${one}`,
      status: 201,
      idempotent: true,
      access: hasPermission('can_create'),
      body: entity.create,
      bodyLimit,
      response: named(name, record).shape({ message: string().required() }),
    }),
    remove: defineRoute({
      id: `${plural}.remove`,
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `Put a ${one} into the trash`,
      access: hasPermission('can_delete'),
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['not_found'],
    }),
    ...manyCalls(entity),
  };
}

/** Endpoints of any entity. */
export type EntityContract = ReturnType<
  typeof entityContract<
    string,
    string,
    AnyObjectSchema,
    AnyObjectSchema,
    AnyObjectSchema,
    AnyObjectSchema
  >
>;

/** `version` and read-only fields for the body of an update. */
export const changeFields = { version: versionField() };
