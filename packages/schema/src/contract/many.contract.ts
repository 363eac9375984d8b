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
import type { Permission, PermissionAction, PermissionModule } from '../access/roles.ts';
import type { Plan, TenantModule } from '../entities/platform/people.schema.ts';
import { idField, idListField } from '../fields/fields.ts';
import { bulkWorkSchema } from './bulk-work.contract.ts';
import { EXPORT_FORMATS, type ExportFormat, exportResponse } from './exports.contract.ts';
import { bulkDeleteResponse, idParams, listQuery, listResponse, restoreResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { getSelection, MAX_BULK, type Narrowed } from './selection.ts';

/** Definition of records whose list can be exported. */
export interface ListedShape extends Narrowed {
  /** Its endpoints are named `{plural}.verb`; a bulk delete takes `{plural}ToDelete`. */
  readonly plural: string;
  /** Singular and plural in text. */
  readonly words: readonly [one: string, many: string];
  readonly path: `/api/v1/admin/${string}/`;
  readonly module: PermissionModule;
  /** Lowest plan that includes it. */
  readonly plan?: Plan;
  /** Module that the tenant needs. */
  readonly tenantModule?: TenantModule;
}

/** Definition of records that support bulk changes. */
export interface ManyShape<Bulk extends AnyObjectSchema> extends ListedShape {
  /** Fields that a bulk update can set. */
  readonly bulk: Bulk;
  /** Suffix of the path of the bulk delete. @default '' */
  readonly removePath?: `${string}/`;
  /** False for records without tags. @default true */
  readonly isTagged?: boolean;
}

/** Returns the access rule for an action on records. */
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

/** An entry of the history of a record. */
const timelineSchema = object({
  id: idField().required(),
  at: string().required(),
  /** `created`, `updated`, `deleted`, `restored`, or another action. */
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

/** The background change that runs when more rows match than one request changes. */
const work = bulkWorkSchema.optional().default(undefined);

const bulkResult = {
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
};

/** Endpoint that exports a list or some of its rows. */
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
      /** Names of the exported fields in order; all fields by default. */
      columns: array(string().max(80).required()).min(1).max(100),
      format: mixed<ExportFormat>().oneOf(EXPORT_FORMATS).default('csv'),
    }).noUnknown(),
    bodyLimit: SMALL_BODY * 4,
    response: exportResponse,
  });
}

/** Endpoint that returns the history of a record. */
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

/** Endpoints for bulk changes, and for the history of each record. */
export function manyCalls<Bulk extends AnyObjectSchema>(kind: ManyShape<Bulk>) {
  const { plural, path, words } = kind;
  const [, many] = words;
  const hasPermission = accessFor(kind);
  const selection = getSelection(kind);
  const which = object({ selection }).noUnknown();
  const toDelete = `${plural}ToDelete`;
  const tags = { addTags: idListField(50), removeTags: idListField(50) };
  // Omits both fields, so that the type of a body without tags is right.
  const tagChange = kind.isTagged === false ? ({} as typeof tags) : tags;
  return {
    bulkRemove: defineRoute({
      id: `${plural}.bulkRemove`,
      method: 'DELETE',
      path: `${path}${kind.removePath ?? ''}`,
      summary: `Put several ${many} into the trash`,
      access: hasPermission('can_delete'),
      // The types omit the computed key of the ids; our own clients send a selection.
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
        // `default()` of a generic schema is typed as `any`.
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

/** Endpoints for bulk changes of any records. */
export type ManyContract = ReturnType<typeof manyCalls<AnyObjectSchema>>;
