import {
  type AnyObject,
  type AnyObjectSchema,
  array,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  object,
  string,
} from 'yup';
import { idField, idListField } from '../fields.ts';
import type { Plan, TenantModule } from '../people.schema.ts';
import type { Permission, PermissionAction, PermissionModule } from '../roles.ts';
import { bulkWorkSchema } from './bulk-work.contract.ts';
import { EXPORT_FORMATS, type ExportFormat, exportResponse } from './exports.contract.ts';
import { bulkDeleteResponse, idParams, listQuery, listResponse, restoreResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { getSelection, MAX_BULK, type Narrowed } from './selection.ts';

/** A kind of records whose list can be written into a file. */
export interface ListedShape extends Narrowed {
  /** Its calls are called `{plural}.verb`; a bulk delete takes `{plural}ToDelete`. */
  readonly plural: string;
  /** What people call one and several. */
  readonly words: readonly [one: string, many: string];
  readonly path: `/api/v1/admin/${string}/`;
  readonly module: PermissionModule;
  /** From which plan on it is there. */
  readonly plan?: Plan;
  /** Which module of the tenant it takes. */
  readonly tenantModule?: TenantModule;
}

/** A kind of records of which many are changed at once. */
export interface ManyShape<Bulk extends AnyObjectSchema> extends ListedShape {
  /** Fields that can be set for many rows at once. */
  readonly bulk: Bulk;
  /** What the path of the call that deletes several ends in. @default '' */
  readonly removePath?: `${string}/`;
  /** False for records that are given no tags. @default true */
  readonly isTagged?: boolean;
}

/** Who may do something with a kind of records. */
export function accessFor({
  module,
  plan,
  tenantModule,
}: Pick<ListedShape, 'module' | 'plan' | 'tenantModule'>): (
  action: PermissionAction,
) => Access & { audience: 'staff' } {
  return (action) => ({
    audience: 'staff',
    permission: `${module}.${action}` satisfies Permission,
    ...(plan && { plan }),
    ...(tenantModule && { module: tenantModule }),
  });
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

/** What is answered where more rows match than one request changes: they are changed in the background. */
const work = bulkWorkSchema.optional().default(undefined);

const bulkResult = {
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
};

/** The call that writes a list, or some of its rows, into a file. */
export function exportCall(kind: ListedShape) {
  const { plural, path, words } = kind;
  const [, many] = words;
  return defineRoute({
    id: `${plural}.export`,
    method: 'POST',
    path: `${path}export/`,
    summary: `Write ${many} into a file, in the background`,
    status: 202,
    idempotent: true,
    access: accessFor(kind)('can_export'),
    body: object({
      selection: getSelection(kind),
      /** Names of fields in the order of the file's columns; all of them where none are named. */
      columns: array(string().max(80).required()).min(1).max(100),
      format: mixed<ExportFormat>().oneOf(EXPORT_FORMATS).default('csv'),
    }).noUnknown(),
    bodyLimit: SMALL_BODY * 4,
    response: exportResponse,
  });
}

/** The call of what happened to a record. */
export function timelineCall(kind: ListedShape) {
  const [one] = kind.words;
  return defineRoute({
    id: `${kind.plural}.timeline`,
    method: 'GET',
    path: `${kind.path}{id}/timeline/`,
    summary: `What happened to a ${one}, newest first`,
    access: accessFor(kind)('can_view'),
    params: idParams,
    query: listQuery(['at'], {}),
    response: listResponse(timelineSchema),
    errors: ['not_found'],
  });
}

/** The calls that a kind of records has for many of them at once, and the history of each. */
export function manyCalls<Bulk extends AnyObjectSchema>(kind: ManyShape<Bulk>) {
  const { plural, path, words } = kind;
  const [, many] = words;
  const hasPermission = accessFor(kind);
  const selection = getSelection(kind);
  const which = object({ selection }).noUnknown();
  const toDelete = `${plural}ToDelete`;
  const tags = { addTags: idListField(50), removeTags: idListField(50) };
  // Both may be left out, so that the type of a body without them says nothing wrong.
  const tagChange = kind.isTagged === false ? ({} as typeof tags) : tags;
  return {
    bulkRemove: defineRoute({
      id: `${plural}.bulkRemove`,
      method: 'DELETE',
      path: `${path}${kind.removePath ?? ''}`,
      summary: `Put several ${many} into the trash`,
      access: hasPermission('can_delete'),
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
      response: bulkDeleteResponse.shape({ work }),
      errors: ['nothing_deleted'],
    }),
    restore: defineRoute({
      id: `${plural}.restore`,
      method: 'POST',
      path: `${path}restore/`,
      summary: `Take ${many} out of the trash`,
      access: hasPermission('can_delete'),
      body: object({ ids: idListField(MAX_BULK).required() }).noUnknown(),
      bodyLimit: SMALL_BODY * 4,
      response: restoreResponse,
    }),
    bulk: defineRoute({
      id: `${plural}.bulk`,
      method: 'PUT',
      path: `${path}bulk/`,
      summary: `Set ${kind.isTagged === false ? 'fields' : 'fields or tags'} of several ${many}`,
      access: hasPermission('can_update'),
      body: object({
        selection: selection.required(),
        // Of a type's parameter `default()` is typed as `any`.
        set: kind.bulk.default(undefined) as unknown as ObjectSchema<
          InferType<Bulk> | undefined,
          AnyObject,
          undefined
        >,
        ...tagChange,
      }).noUnknown(),
      bodyLimit: SMALL_BODY * 4,
      response: object({ changed: number().integer().required(), ...bulkResult, work }),
    }),
    export: exportCall(kind),
    timeline: timelineCall(kind),
  };
}

/** The calls for many of any kind of records. */
export type ManyContract = ReturnType<typeof manyCalls<AnyObjectSchema>>;
