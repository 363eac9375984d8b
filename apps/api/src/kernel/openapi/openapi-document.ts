import { cookieName } from '@org/schema';
import { type RouteContract, yupSchema } from '@org/schema/contract';
import { ERRORS, type ErrorCode } from '@org/schema/errors';
import type { ObjectSchema, Schema } from 'yup';
import { getExample } from './example-of.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

/** Codes that every call may answer beside its own. */
const ALWAYS: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable'];

/** Codes that a call may answer, by what it declares. */
function getErrors({
  access,
  errors = [],
  query,
  body,
  idempotent,
  bodyLimit,
}: RouteContract): ErrorCode[] {
  const found = new Set<ErrorCode>([...errors, ...ALWAYS]);
  if (access.audience === 'session' || access.audience === 'staff') found.add('unauthenticated');
  if (access.audience === 'staff') found.add('forbidden');
  if (access.audience === 'staff' && access.plan) found.add('plan_required');
  if (access.audience === 'staff' && access.module) found.add('module_required');
  if (query || body) found.add('validation_failed');
  if (bodyLimit !== undefined)
    for (const code of ['malformed', 'too_large', 'media_type'] as const) found.add(code);
  if (idempotent)
    for (const code of ['in_progress', 'idempotency_mismatch'] as const) found.add(code);
  return [...found].filter((code) => Object.hasOwn(ERRORS, code));
}

const getParameters = (where: 'path' | 'query', schema: Schema | undefined): object[] => {
  if (!schema) return [];
  const described = toJsonSchema(schema);
  const properties = (described.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((described.required ?? []) as string[]);
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: of,
    // Lists stand once with commas.
    ...(of.type === 'array' && { style: 'form', explode: false }),
  }));
};

function getBody({ body, encoding, bodyLimit }: RouteContract): object | undefined {
  if (bodyLimit === undefined) return undefined;
  const schema = body ? toJsonSchema(body as ObjectSchema<object>) : { type: 'object' };
  if (encoding === 'form') {
    const file = { type: 'string', format: 'binary' };
    const properties = {
      ...(schema.properties as object),
      'files[]': { type: 'array', items: file },
    };
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, properties } } },
    };
  }
  if (encoding === 'raw')
    return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return {
    required: true,
    content: { 'application/json': { schema, example: getExample(schema) } },
  };
}

function getSuccess({ response, stream, id }: RouteContract): object {
  if (stream) {
    const type = id.startsWith('events.') ? 'text/event-stream' : 'text/csv';
    return { description: 'Done', content: { [type]: { schema: { type: 'string' } } } };
  }
  const schema = toJsonSchema(yupSchema(response));
  const success = { type: 'boolean', const: true };
  const answer = {
    ...schema,
    properties: { success, ...(schema.properties as object) },
    required: ['success', ...((schema.required ?? []) as string[])],
  };
  return {
    description: 'Done',
    content: {
      'application/json': {
        schema: answer,
        example: { success: true, ...(getExample(schema) as object) },
      },
    },
  };
}

function accessText({ access }: RouteContract): string {
  switch (access.audience) {
    case 'open':
      return 'Anyone.';
    case 'public':
      return 'Anyone, for the tenant of the host name; staff for the tenant of their session.';
    case 'session':
      return 'Anyone who is signed in.';
    case 'agency':
      return 'People of an active agency, and the owner of the platform.';
    case 'platform':
      return 'The owner of the platform.';
    case 'staff':
      return [
        `Staff with the permission \`${access.permission}\``,
        ...(access.plan ? [`from the plan ${access.plan} on`] : []),
        ...(access.module ? [`with the module ${access.module}`] : []),
      ]
        .join(', ')
        .concat('.');
  }
}

function getOperation(route: RouteContract): object {
  const { id, summary, status = 200, access, idempotent } = route;
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of getErrors(route)) {
    const of = ERRORS[code].status;
    byStatus.set(of, [...(byStatus.get(of) ?? []), code]);
  }
  const failures = [...byStatus].map(([of, codes]) => [
    String(of),
    {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('; '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  const body = getBody(route);
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes a repeat of the same request safe for 24 hours.',
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary,
    description: accessText(route),
    parameters: [
      ...getParameters('path', route.params && yupSchema(route.params)),
      ...getParameters('query', route.query && yupSchema(route.query)),
      ...(idempotent ? [key] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { [String(status)]: getSuccess(route), ...Object.fromEntries(failures) },
    security: access.audience === 'session' || access.audience === 'staff' ? [{ session: [] }] : [],
  };
}

/** The whole API as an OpenAPI 3.1 document. Under https the session's cookie has another name. */
export function openApiDocument(
  routes: readonly RouteContract[],
  { version, isSecure }: { readonly version: string; readonly isSecure: boolean },
): JsonSchema {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = getOperation(route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version,
      description:
        'Every path is answered with and without its trailing slash. Every failure carries `success: false`, a text, a code of the error table, and where fields are wrong their names.',
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('atrium.session_token', isSecure),
          description: 'Set by `POST /api/v1/auth/login/`.',
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'error', 'errors', 'code', 'hint', 'requestId'],
          properties: {
            success: { type: 'boolean', const: false },
            error: { type: 'string', description: 'Message for the user.' },
            errors: { type: 'array', items: { type: 'string' } },
            formErrors: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'What is wrong with each field, by its path.',
            },
            code: { type: 'string', enum: Object.keys(ERRORS) },
            hint: { type: 'string', description: 'What can be done about it.' },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
