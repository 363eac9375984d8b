import { type RouteContract, yupObject } from '@org/schema/contract';
import fc from 'fast-check';
import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { KEYS, NUMBERS, RAW_BODIES, TEXTS } from './hostile-corpus.ts';
import type { WireRequest } from './server-process.ts';

/** Careless or malicious request; `cookie` is its session. */
export interface HostileRequest extends WireRequest {
  readonly route: string;
}

const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const number: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer({ min: 1, max: 12 }),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: text },
  { weight: 2, arbitrary: number },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: { b: {} } }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...KEYS), text)
      .map(([key, value]) => withKey({}, key, value)),
  },
);

/** Returns an object with a field whose name may be `__proto__`, so that it is sent unchanged. */
function withKey(target: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...target }, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Returns valid and invalid values of a field's type. */
function plausible(field: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('fields' in field) return getObject(field as SchemaObjectDescription);
  const { type, oneOf = [] } = field as SchemaDescription;
  if (oneOf.length > 0) return fc.oneof(fc.constantFrom(...oneOf), text);
  if (type === 'number') return number;
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(number, { maxLength: 5 });
  if (type === 'mixed')
    return fc.oneof(
      anything,
      fc.constant({
        rootNodeId: 'a',
        nodes: { a: { type: { resolvedName: 'Text' }, nodes: ['a'], props: { x: null } } },
      }),
    );
  return text;
}

const VALID: Readonly<Record<string, unknown>> = {
  id: 1,
  title: 'Title',
  excerpt: 'Text',
  slug: 'a-slug',
  publish_date: '2026-01-01',
  status: 'draft',
  version: 1,
  parentId: -1,
  copyFrom: -1,
  email: 'a@b.example',
  password: 'x',
  pagesToDelete: [7],
  mediaToDelete: [7],
  componentName: 'Name',
  name: 'Name',
  currency: 'CAD',
  locale: 'en',
  timezone: 'UTC',
  content: null,
  canonical_url: '/x',
  radius: '4px',
  mode: 'dark',
  fontFamily: 'Inter',
  type: 'container',
  tenant_id: 1,
};

/** Returns a valid value of a field. */
function valid(name: string, field: SchemaFieldDescription): unknown {
  if ('fields' in field)
    return Object.fromEntries(
      Object.entries((field as SchemaObjectDescription).fields).map(([key, child]) => [
        key,
        valid(key, child),
      ]),
    );
  if (Object.hasOwn(VALID, name)) return VALID[name];
  const { type } = field as SchemaDescription;
  return type === 'boolean' ? true : type === 'number' ? 1 : name.length < 9 ? '#112233' : 'text';
}

/** Returns bodies with some fields missing or invalid, and sometimes an unknown one. */
function getObject(description: SchemaObjectDescription): fc.Arbitrary<object> {
  const entries = Object.entries(description.fields);
  const right = fc.record(
    Object.fromEntries(entries.map(([name, field]) => [name, fc.constant(valid(name, field))])),
    { requiredKeys: [] },
  );
  const wrong =
    entries.length === 0
      ? fc.constant([])
      : fc.array(
          fc
            .constantFrom(...entries)
            .chain(([name, field]) =>
              fc.oneof(plausible(field), anything).map((value) => [name, value] as const),
            ),
          { maxLength: 2 },
        );
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...KEYS), anything) },
  );
  return fc.tuple(right, wrong, extra).map(([object, faults, more]) => {
    const whole = {
      ...Object.fromEntries(
        entries
          .filter(([, field]) => !('optional' in field) || !field.optional)
          .map(([name, field]) => [name, valid(name, field)]),
      ),
      ...object,
      ...Object.fromEntries(faults),
    };
    return more ? withKey(whole, more[0], more[1]) : whole;
  });
}

function getBody(route: RouteContract): fc.Arbitrary<string | Buffer | undefined> {
  const raw = fc.oneof(
    fc.constantFrom<string | Buffer>(...RAW_BODIES),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  if (route.encoding === 'form') {
    const part = fc.tuple(
      fc.constantFrom('files[]', 'x', '__proto__'),
      fc.constantFrom('a.png', 'a.jpg', '../a.png', '', 'ä\u0000.png'),
      fc.uint8Array({ maxLength: 300 }),
    );
    const form = fc
      .array(part, { maxLength: 4 })
      .map((parts) =>
        Buffer.concat([
          ...parts.flatMap(([name, file, bytes]) => [
            Buffer.from(
              `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n`,
              'latin1',
            ),
            Buffer.from(bytes),
            Buffer.from('\r\n'),
          ]),
          Buffer.from('--b--\r\n'),
        ]),
      );
    return fc.oneof({ weight: 3, arbitrary: form }, { weight: 1, arbitrary: raw });
  }
  if (!route.body) return fc.constantFrom(undefined, '{}', 'x');
  return fc.oneof(
    {
      weight: 12,
      arbitrary: getObject(yupObject(route.body).describe() as SchemaObjectDescription).map(
        (body) => JSON.stringify(body),
      ),
    },
    { weight: 1, arbitrary: raw },
  );
}

function getPath(route: RouteContract): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 }).map(String) },
    { weight: 1, arbitrary: fc.oneof(number.map(String), text).map(encode) },
  );
  const names = Object.keys(route.query ? yupObject(route.query).fields : {});
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(names.length > 0 ? names : ['q'])) },
    { weight: 1, arbitrary: fc.constantFrom(...KEYS) },
  );
  const query = fc
    .array(fc.tuple(name, fc.oneof(text, number.map(String))), { maxLength: 4 })
    .map((pairs) => pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&'))
    // An accepted stream would never end.
    .map((search) => (route.stream ? `once=1&${search}` : search));
  return fc
    .tuple(id, query, fc.constantFrom('', '?%', '?%zz=1', '/', '//', '/..', '%2f'))
    .map(
      ([value, search, tail]) =>
        route.path.replaceAll(/\{\w+\}/g, value) +
        (search ? `?${search}` : tail.replaceAll(/[^\x21-\x7e]/g, '')),
    );
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

const headers: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=b',
        'application/json;;',
      ),
      'idempotency-key': fc.constantFrom('k1', 'k2', '', ' ', 'x'.repeat(300), "'; --"),
      'if-none-match': fc.constantFrom('*', '"x"'),
      'x-forwarded-for': fc.constantFrom('127.0.0.1', '::1', 'x'),
      'x-http-method-override': fc.constantFrom('DELETE'),
      accept: fc.constantFrom('*/*', 'text/html', ''),
    },
    { requiredKeys: [] },
  )
  .map((some) => ({ ...some }));

/**
 * Returns requests to a route: paths, queries and bodies from its schemas and from the corpus.
 * @param cookies - cookies to choose from
 */
export function hostileRequests(
  route: RouteContract,
  cookies: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const type = route.encoding === 'form' ? 'multipart/form-data; boundary=b' : 'application/json';
  return fc
    .record({
      path: getPath(route),
      body: getBody(route),
      more: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: headers },
      ),
      cookie: fc.constantFrom(...cookies),
      fromAdmin: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ path, body, more, cookie, fromAdmin }) => ({
      route: route.id,
      method: route.method,
      path,
      body: route.method === 'GET' ? undefined : body,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(fromAdmin > 0 ? { origin: 'http://localhost:3000' } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...more,
      },
    }));
}
