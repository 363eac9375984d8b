import { camelCase, pascalCase, titleCase } from './names.ts';
import type { NewRoute } from './new-route.types.ts';

function contract({ plural, singular, permission }: NewRoute): string {
  const type = pascalCase(singular);
  const one = camelCase(singular);
  const many = camelCase(plural);
  const words = plural.replaceAll('-', ' ');
  const word = singular.replaceAll('-', ' ');
  return `import { type InferType, object, string } from 'yup';
import { idField, lineField, versionField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** One of the ${words}, as every call answers it. */
export const ${one}Schema = object({
  id: idField().required(),
  name: string().defined(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type ${type} = InferType<typeof ${one}Schema>;

const nameField = () => lineField(200).trim();
const answer = object({ ${one}: ${one}Schema.required() });

/** The calls of ${words}. */
export const ${many}Contract = {
  list: defineRoute({
    id: '${many}.list', method: 'GET', path: '/api/v1/admin/${plural}/', summary: '${titleCase(plural)} of the tenant',
    access: { audience: 'staff', permission: '${permission}.can_view' },
    query: listQuery(['name', 'created_at', 'updated_at'], {}), response: listResponse(${one}Schema),
  }),
  get: defineRoute({
    id: '${many}.get', method: 'GET', path: '/api/v1/admin/${plural}/{id}/', summary: 'One ${word}',
    access: { audience: 'staff', permission: '${permission}.can_view' }, params: idParams, response: answer, errors: ['not_found'],
  }),
  create: defineRoute({
    id: '${many}.create', method: 'POST', path: '/api/v1/admin/${plural}/', summary: 'Make a ${word}', status: 201, idempotent: true,
    access: { audience: 'staff', permission: '${permission}.can_create' },
    body: object({ name: nameField().required('Please enter a name') }).noUnknown(), bodyLimit: SMALL_BODY, response: answer,
  }),
  update: defineRoute({
    id: '${many}.update', method: 'PUT', path: '/api/v1/admin/${plural}/{id}/', summary: 'Change a ${word}',
    access: { audience: 'staff', permission: '${permission}.can_update' }, params: idParams,
    body: object({ name: nameField().min(1, 'Please enter a name'), version: versionField() })
      .noUnknown().meta({ readOnly: ['id', 'created_at', 'updated_at'] }), bodyLimit: SMALL_BODY,
    response: answer, errors: ['not_found', 'conflict'],
  }),
  remove: defineRoute({
    id: '${many}.remove', method: 'DELETE', path: '/api/v1/admin/${plural}/{id}/', summary: 'Delete a ${word}',
    access: { audience: 'staff', permission: '${permission}.can_delete' }, params: idParams,
    response: object({ message: string().required() }), errors: ['not_found'],
  }),
};
`;
}

function routes({ plural, singular }: NewRoute): string {
  const type = pascalCase(singular);
  const one = camelCase(singular);
  const many = camelCase(plural);
  return `import { apiContract } from '@org/schema/contract';
import { mapRows } from '../../../kernel/database/read-list.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { list${pascalCase(plural)} } from './${plural}.repository.ts';
import * as service from './${plural}.service.ts';

/** Every call of ${plural.replaceAll('-', ' ')}. */
export function ${one}Routes(): BoundRoute[] {
  const { ${many} } = apiContract;
  return [
    staffRoute(${many}.list, async ({ run, query }) => {
      const results = await run((tx) => list${pascalCase(plural)}(tx, query));
      return { results: mapRows(results, service.to${type}) };
    }),
    staffRoute(${many}.get, async ({ run, params }) => ({
      ${one}: await run((tx) => service.get${type}(tx, params.id)),
    })),
    staffRoute(${many}.create, async ({ run, tenant, actor, body }) => ({
      ${one}: await run((tx) => service.create${type}({ tx, tenantId: tenant.id, actor }, body)),
    })),
    staffRoute(${many}.update, async ({ run, tenant, actor, params, body }) => ({
      ${one}: await run((tx) => service.update${type}({ tx, tenantId: tenant.id, actor }, params.id, body)),
    })),
    staffRoute(${many}.remove, async ({ run, tenant, actor, params }) => {
      await run((tx) => service.remove${type}({ tx, tenantId: tenant.id, actor }, params.id));
      return { message: 'The ${singular.replaceAll('-', ' ')} is deleted' };
    }),
  ];
}
`;
}

function service({ plural, singular }: NewRoute): string {
  const type = pascalCase(singular);
  const entity = singular.replaceAll('-', '_');
  const many = camelCase(plural);
  const word = singular.replaceAll('-', ' ');
  return `import type { ${type} } from '@org/schema/contract';
import { appError, invariant } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ${type}Record } from '../../../kernel/database/records.ts';
import { recordChange, cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import * as ${many} from './${plural}.repository.ts';

/** A ${word} as calls answer it. */
export function to${type}({ id, name, version, created_at, updated_at }: ${type}Record): ${type} {
  return {
    id,
    name,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/**
 * One ${word}.
 * @throws \`not_found\`
 */
export async function get${type}(tx: TenantTx, id: number): Promise<${type}> {
  const record = await ${many}.find${type}(tx, id);
  if (!record) throw appError('not_found');
  return to${type}(record);
}

/** Makes a ${word}. */
export async function create${type}(write: TenantWrite, { name }: { name: string }): Promise<${type}> {
  const author_id = await cacheActor(write);
  const record = await ${many}.insert${type}(write.tx, write.tenantId, { name, author_id });
  await recordChange(write, { entity: '${entity}', id: record.id, action: 'created', version: record.version });
  return to${type}(record);
}

/**
 * Changes a ${word}.
 * @throws \`not_found\`; \`conflict\` with the current ${word}
 */
export async function update${type}(
  write: TenantWrite,
  id: number,
  { version, ...fields }: { name?: string | undefined; version?: number | undefined },
): Promise<${type}> {
  const current = await ${many}.lock${type}(write.tx, id);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version) throw appError('conflict', { current: to${type}(current) });
  const record = await ${many}.update${type}(write.tx, current, fields);
  invariant(record, 'a locked row keeps its version');
  await recordChange(write, { entity: '${entity}', id, action: 'updated', version: record.version });
  return to${type}(record);
}

/**
 * Moves a ${word} to the trash.
 * @throws \`not_found\`
 */
export async function remove${type}(write: TenantWrite, id: number): Promise<void> {
  if (!(await ${many}.trash${type}(write.tx, id))) throw appError('not_found');
  await recordChange(write, { entity: '${entity}', id, action: 'deleted' });
}
`;
}

function repository({ plural, singular }: NewRoute): string {
  const type = pascalCase(singular);
  const table = plural.replaceAll('-', '_');
  const words = plural.replaceAll('-', ' ');
  const word = singular.replaceAll('-', ' ');
  return `import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { ${type}Record } from '../../../kernel/database/records.ts';

const live = (tx: TenantTx) => tx.selectFrom('${table}').where('deleted_at', 'is', null);

/** ${titleCase(plural)} as a list, newest change first unless asked otherwise. */
const LIST = defineList({
  table: '${table}',
  rows: (tx) => tx.selectFrom('${table}').selectAll('${table}'),
  orders: {
    name: orderBy('text', '${table}.name'),
    created_at: orderBy('time', '${table}.created_at'),
    updated_at: orderBy('time', '${table}.updated_at'),
  },
  usual: { by: 'updated_at', direction: 'desc' },
  searched: ['name'],
});

/** One part of the list of ${words}. */
export function list${pascalCase(plural)}(
  tx: TenantTx,
  query: AskedList,
): Promise<ListResults<${type}Record>> {
  return readList(tx, LIST, query);
}

/** One ${word}. */
export function find${type}(tx: TenantTx, id: number): Promise<${type}Record | undefined> {
  return live(tx).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A ${word} that this transaction is about to change. */
export function lock${type}(tx: TenantTx, id: number): Promise<${type}Record | undefined> {
  return live(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Makes a ${word}. */
export function insert${type}(
  tx: TenantTx,
  tenantId: number,
  fields: Pick<${type}Record, 'name' | 'author_id'>,
): Promise<${type}Record> {
  return tx.insertInto('${table}').values({ ...fields, tenant_id: tenantId }).returningAll().executeTakeFirstOrThrow();
}

/** Changes a ${word} that is still of the version it was read in. */
export function update${type}(
  tx: TenantTx,
  based: { id: number; version: number },
  fields: { name?: string | undefined },
): Promise<${type}Record | undefined> {
  const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return tx
    .updateTable('${table}')
    .set({ ...change, version: based.version + 1, updated_at: new Date() })
    .where('id', '=', based.id)
    .where('version', '=', based.version)
    .returningAll()
    .executeTakeFirst();
}

/** Moves a ${word} to the trash, and returns whether it was there. */
export async function trash${type}(tx: TenantTx, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('${table}')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
`;
}

function migration({ plural, step }: NewRoute): string {
  const table = plural.replaceAll('-', '_');
  return `import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** ${titleCase(plural)}. */
export const ${camelCase(plural)}Table: Migration = {
  id: '${step}-${plural}',
  up: (roles) => \`
    create table app.${table} (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index ${table}_recent on app.${table} (tenant_id, updated_at desc, id desc) where deleted_at is null;
    \${tenantTable('${table}', roles, 'select, insert, update')}
  \`,
};
`;
}

function moduleFile({ domain, plural, singular }: NewRoute): string {
  const one = camelCase(singular);
  return `import { defineModule } from '../../../kernel/module/define-module.ts';
import { ${one}Routes } from './${plural}.routes.ts';

/** ${titleCase(plural)}. */
export const ${camelCase(plural)}Module = defineModule({
  name: '${domain}/${plural}',
  routes: ${one}Routes,
});
`;
}

/**
 * Files of a new part of the API: contract, table, repository, service, routes, module.
 * @returns path from the root → text
 */
export function routeFiles(route: NewRoute): Record<string, string> {
  const { domain, plural, step } = route;
  const module = `apps/api/src/modules/${domain}/${plural}/${plural}`;
  return {
    [`packages/schema/src/contract/${plural}.contract.ts`]: contract(route),
    [`apps/api/src/modules/${domain}/migrations/${step}-${plural}.ts`]: migration(route),
    [`${module}.repository.ts`]: repository(route),
    [`${module}.service.ts`]: service(route),
    [`${module}.routes.ts`]: routes(route),
    [`${module}.module.ts`]: moduleFile(route),
  };
}
