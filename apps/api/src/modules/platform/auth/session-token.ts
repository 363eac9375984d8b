import { createHash } from 'node:crypto';
import type { kyselyAdapter } from '@better-auth/kysely-adapter';

/** Returns the stored hash of a session token, so that read access to the database does not allow use of a session. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type DatabaseAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<DatabaseAdapter>;
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>;
type Fields = Record<string, unknown>;

const isSession = (model: string): boolean => model === 'session';

const hashed = (value: unknown): unknown =>
  typeof value === 'string' ? hashSessionToken(value) : value;

function hashWhere<Clauses extends Where | undefined>(model: string, where: Clauses): Clauses {
  if (!isSession(model) || where === undefined) return where;
  return where.map((clause) => {
    if (clause.field !== 'token') return clause;
    const { value } = clause;
    return { ...clause, value: Array.isArray(value) ? value.map(hashed) : hashed(value) };
  }) as Clauses;
}

/** Returns the token that the library searched by, so that it finds the same value in the row. */
function askedToken(model: string, where: Where): string | undefined {
  const clause = isSession(model) ? where.find(({ field }) => field === 'token') : undefined;
  return typeof clause?.value === 'string' ? clause.value : undefined;
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return token === undefined || row === null || typeof row !== 'object' ? row : { ...row, token };
}

function hashFields(model: string, fields: Fields): Fields {
  return isSession(model) && 'token' in fields
    ? { ...fields, token: hashed(fields.token) }
    : fields;
}

/** Adapter methods that work inside and outside of transactions. */
type Calls = Omit<Adapter, 'transaction'>;

function hashCalls<Known extends Calls>(adapter: Known): Known {
  const calls: Partial<Calls> = {
    create: async (query) => {
      const { token } = query.data as { token?: unknown };
      const made = await adapter.create({
        ...query,
        data: hashFields(query.model, query.data),
      } as Parameters<Adapter['create']>[0]);
      const own = isSession(query.model) && typeof token === 'string' ? token : undefined;
      return withToken(made, own) as never;
    },
    findOne: async (query) =>
      withToken(
        await adapter.findOne({ ...query, where: hashWhere(query.model, query.where) }),
        askedToken(query.model, query.where),
      ) as never,
    findMany: (query) => adapter.findMany({ ...query, where: hashWhere(query.model, query.where) }),
    count: (query) => adapter.count({ ...query, where: hashWhere(query.model, query.where) }),
    update: async (query) =>
      withToken(
        await adapter.update({
          ...query,
          where: hashWhere(query.model, query.where),
          update: hashFields(query.model, query.update),
        }),
        askedToken(query.model, query.where),
      ) as never,
    updateMany: (query) =>
      adapter.updateMany({
        ...query,
        where: hashWhere(query.model, query.where),
        update: hashFields(query.model, query.update),
      }),
    delete: (query) => adapter.delete({ ...query, where: hashWhere(query.model, query.where) }),
    deleteMany: (query) =>
      adapter.deleteMany({ ...query, where: hashWhere(query.model, query.where) }),
    consumeOne: async (query) =>
      withToken(
        await adapter.consumeOne({ ...query, where: hashWhere(query.model, query.where) }),
        askedToken(query.model, query.where),
      ) as never,
  };
  return { ...adapter, ...calls };
}

/** Returns an adapter of the sign-in library that stores and finds sessions by the hash of their token. */
export function hashSessionTokens(database: DatabaseAdapter): DatabaseAdapter {
  return (options) => {
    const adapter = database(options);
    return {
      ...hashCalls(adapter),
      transaction: (work) => adapter.transaction((inner) => work(hashCalls(inner))),
    };
  };
}
