import {
  type AnyObjectSchema,
  type InferType,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { versionField } from '../fields.ts';
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

/** The filters of an entity that declares none. */
type NoFilters = Record<never, never>;

/** What an entity is, as data: from it come its calls, and from those its server, its client, its screens and its tests. */
export interface EntityShape<
  Name extends string,
  Plural extends string,
  Record extends AnyObjectSchema,
  Create extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Bulk extends AnyObjectSchema,
  Filters extends ObjectShape = ObjectShape,
> extends ManyShape<Bulk> {
  /** Parameters of its lists beside those of every list. */
  readonly filters?: Filters;
  /** Key of the record in answers, and its name in notices of changes. */
  readonly name: Name;
  readonly plural: Plural;
  readonly record: Record;
  readonly create: Create;
  /** Body of a change, with `version`. */
  readonly update: Update;
  /** Largest body of a creation and of a change, bytes. @default SMALL_BODY */
  readonly bodyLimit?: number;
}

/** An object with one key. */
function named<Name extends string, Of extends Schema>(
  name: Name,
  schema: Of,
): ObjectSchema<{ [Key in Name]: NonNullable<InferType<Of>> }> {
  // The key is a type's parameter, which an object literal cannot say.
  return object({ [name]: schema.required() }) as unknown as ObjectSchema<{
    [Key in Name]: NonNullable<InferType<Of>>;
  }>;
}

/** What records are that others make: visitors by what they do, say. Staff list, read and change them. */
export interface RecordShape<
  Name extends string,
  Plural extends string,
  Record extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Filters extends ObjectShape = ObjectShape,
> extends ListedShape {
  /** Parameters of its lists beside those of every list. */
  readonly filters?: Filters;
  /** Key of the record in answers, and its name in notices of changes. */
  readonly name: Name;
  readonly plural: Plural;
  readonly record: Record;
  /** Body of a change, with `version`. */
  readonly update: Update;
  /** Largest body of a change, bytes. @default SMALL_BODY */
  readonly bodyLimit?: number;
}

/** The calls of records that are listed, read and changed one by one: with their tags, their history, and the file of a list. */
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
      // Without filters of its own the type has no keys, so that a misspelled parameter is a type error.
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

/** The calls of any records that are listed, read and changed one by one. */
export type RecordContract = ReturnType<
  typeof recordCalls<string, string, AnyObjectSchema, AnyObjectSchema>
>;

/**
 * Every call that an entity has: list, one, create, change, delete, and for many at once change, delete, restore, export;
 * its tags and the history of each record.
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

/** The calls of any entity. */
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

/** `version` and what the server alone sets, for the body of an entity's change. */
export const changeFields = { version: versionField() };
