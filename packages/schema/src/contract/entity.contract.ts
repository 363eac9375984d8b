import {
  type AnyObject,
  type AnyObjectSchema,
  array,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { idField, idListField, lineField, versionField } from '../fields.ts';
import type { ListFields } from '../list/list-fields.ts';
import type { Plan } from '../people.schema.ts';
import type { Permission, PermissionAction, PermissionModule } from '../roles.ts';
import { exportResponse } from './exports.contract.ts';
import {
  bulkDeleteResponse,
  fieldsQuery,
  filterField,
  idParams,
  listQuery,
  listResponse,
  restoreResponse,
} from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { tagCalls } from './tag-calls.ts';

/** Most rows that one bulk change touches. */
export const MOST_BULK = 10_000;

/** What an entity is, as data: from it come its calls, and from those its server, its client, its screens and its tests. */
export interface EntityShape<
  Name extends string,
  Plural extends string,
  Record extends AnyObjectSchema,
  Create extends AnyObjectSchema,
  Update extends AnyObjectSchema,
  Bulk extends AnyObjectSchema,
> {
  /** Key of the record in answers, and its name in notices of changes. */
  readonly name: Name;
  /** Its calls are called `{plural}.verb`; a bulk delete takes `{plural}ToDelete`. */
  readonly plural: Plural;
  /** What people call one and several. */
  readonly words: readonly [one: string, many: string];
  readonly path: `/api/v1/admin/${string}/`;
  readonly module: PermissionModule;
  /** From which plan on it is there. */
  readonly plan?: Plan;
  readonly record: Record;
  readonly create: Create;
  /** Body of a change, with `version`. */
  readonly update: Update;
  /** Fields that can be set for many rows at once. */
  readonly bulk: Bulk;
  readonly fields: ListFields;
  /** Filters of its own, beside those over the fields. */
  readonly filters?: ObjectShape;
  readonly hasCustomFields?: boolean;
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

/** Rows that a change is for: named ones, or all that a list shows but some. */
function selectionOf(entity: Pick<AnyEntityShape, 'fields' | 'filters' | 'hasCustomFields'>) {
  return object({
    ids: idListField(MOST_BULK),
    matching: object({
      search: lineField(200).trim(),
      filter: filterField(entity.fields, entity.hasCustomFields),
      tags: idListField(50),
      tagMatch: string().oneOf(['any', 'all']),
      ...entity.filters,
    })
      .noUnknown()
      .default(undefined),
    except: idListField(MOST_BULK),
  })
    .noUnknown()
    .default(undefined)
    .test(
      'selection',
      'Name the ids, or what the list is narrowed by',
      (value) => !value || (value.ids === undefined) !== (value.matching === undefined),
    );
}

type AnyEntityShape = EntityShape<
  string,
  string,
  AnyObjectSchema,
  AnyObjectSchema,
  AnyObjectSchema,
  AnyObjectSchema
>;

/** Rows that a change is for, as a handler gets them. */
export interface Selection {
  readonly ids?: readonly number[] | undefined;
  readonly matching?:
    | {
        readonly search?: string | undefined;
        readonly filter?: string | undefined;
        readonly tags?: readonly number[] | undefined;
        readonly tagMatch?: string | undefined;
      }
    | undefined;
  readonly except?: readonly number[] | undefined;
}

/** One entry of the history of a record. */
const timelineSchema = object({
  id: idField().required(),
  at: string().required(),
  /** `created`, `updated`, `deleted`, `restored`, or what else happened. */
  action: string().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  changes: array(
    object({
      field: string().required(),
      from: mixed().nullable(),
      to: mixed().nullable(),
    }).required(),
  ).required(),
});

const bulkResult = {
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
};

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
>(entity: EntityShape<Name, Plural, Record, Create, Update, Bulk>) {
  const { name, plural, path, module, plan, record, fields } = entity;
  const { hasCustomFields = false, bodyLimit = SMALL_BODY } = entity;
  const [one, many] = entity.words;
  const may = (action: PermissionAction): Access & { audience: 'staff' } => ({
    audience: 'staff',
    permission: `${module}.${action}` satisfies Permission,
    ...(plan && { plan }),
  });
  const oneRecord = named(name, record);
  const saved = oneRecord.shape({ message: string().required() });
  const selection = selectionOf(entity);
  const which = object({ selection }).noUnknown();
  const toDelete = `${plural}ToDelete` as const;
  return {
    list: defineRoute({
      id: `${plural}.list`,
      method: 'GET',
      path,
      summary: `The ${many} of the tenant`,
      access: may('can_view'),
      query: fieldsQuery(fields, { ...entity.filters }, { hasCustomFields }),
      response: listResponse(record),
    }),
    get: defineRoute({
      id: `${plural}.get`,
      method: 'GET',
      path: `${path}{id}/`,
      summary: `One ${one}`,
      access: may('can_view'),
      params: idParams,
      response: oneRecord.concat(named('results', record)),
      errors: ['not_found'],
    }),
    create: defineRoute({
      id: `${plural}.create`,
      method: 'POST',
      path,
      summary: `Make a ${one}`,
      status: 201,
      idempotent: true,
      access: may('can_create'),
      body: entity.create,
      bodyLimit,
      response: saved,
    }),
    update: defineRoute({
      id: `${plural}.update`,
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Change a ${one}`,
      access: may('can_update'),
      params: idParams,
      body: entity.update,
      bodyLimit,
      response: saved,
      errors: ['not_found', 'conflict'],
    }),
    remove: defineRoute({
      id: `${plural}.remove`,
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `Put a ${one} into the trash`,
      access: may('can_delete'),
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['not_found'],
    }),
    bulkRemove: defineRoute({
      id: `${plural}.bulkRemove`,
      method: 'DELETE',
      path,
      summary: `Put several ${many} into the trash`,
      access: may('can_delete'),
      // The key of the ids is a type's parameter, which the types leave out: clients of ours name a selection.
      body: which
        .shape({ [toDelete]: idListField() })
        .test(
          'which',
          `Name the ${many} under ${toDelete}, or a selection`,
          (value: object) =>
            Reflect.get(value, toDelete) !== undefined ||
            Reflect.get(value, 'selection') !== undefined,
        ) as unknown as typeof which,
      bodyLimit: SMALL_BODY * 4,
      response: bulkDeleteResponse,
      errors: ['nothing_deleted', 'too_many_rows'],
    }),
    restore: defineRoute({
      id: `${plural}.restore`,
      method: 'POST',
      path: `${path}restore/`,
      summary: `Take ${many} out of the trash`,
      access: may('can_delete'),
      body: object({ ids: idListField(MOST_BULK).required() }).noUnknown(),
      bodyLimit: SMALL_BODY * 4,
      response: restoreResponse,
    }),
    bulk: defineRoute({
      id: `${plural}.bulk`,
      method: 'PUT',
      path: `${path}bulk/`,
      summary: `Set fields or tags of several ${many}`,
      access: may('can_update'),
      body: object({
        selection: selection.required(),
        // Of a type's parameter `default()` is typed as `any`.
        set: entity.bulk.default(undefined) as unknown as ObjectSchema<
          InferType<Bulk> | undefined,
          AnyObject,
          undefined
        >,
        addTags: idListField(50),
        removeTags: idListField(50),
      }).noUnknown(),
      bodyLimit: SMALL_BODY * 4,
      response: object({ changed: number().integer().required(), ...bulkResult }),
      errors: ['too_many_rows'],
    }),
    export: defineRoute({
      id: `${plural}.export`,
      method: 'POST',
      path: `${path}export/`,
      summary: `Write ${many} into a file, in the background`,
      status: 202,
      idempotent: true,
      access: may('can_export'),
      body: object({
        selection,
        /** Names of fields in the order of the file's columns; all of them where none are named. */
        columns: array(string().max(80).required()).min(1).max(100),
        format: string().oneOf(['csv']).default('csv'),
      }).noUnknown(),
      bodyLimit: SMALL_BODY * 4,
      response: exportResponse,
    }),
    timeline: defineRoute({
      id: `${plural}.timeline`,
      method: 'GET',
      path: `${path}{id}/timeline/`,
      summary: `What happened to a ${one}, newest first`,
      access: may('can_view'),
      params: idParams,
      query: listQuery(['at'], {}),
      response: listResponse(timelineSchema),
      errors: ['not_found'],
    }),
    ...tagCalls(plural, path, may),
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
