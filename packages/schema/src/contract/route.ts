import type { AnyObjectSchema, Schema } from 'yup';
import type { Permission } from '../access/roles.ts';
import type { Plan, TenantModule } from '../entities/platform/people.schema.ts';
import type { ErrorCode } from '../errors/errors.ts';

/**
 * Access rule of an endpoint. `open`: anyone, without a tenant (health, sign-in). `public`: anyone, for the tenant of the host
 * name, or of the session for staff. `session`: any signed-in user. `agency`: users of an active agency, and the platform owner;
 * `platform`: the platform owner only. `staff`: staff of the active tenant with the permission, and with the plan and module if
 * named.
 */
export type Access =
  | {
      readonly audience: 'open';
      /** True for endpoints that respond on every host name, such as those of monitors. */
      readonly anyHost?: boolean;
      /** True for endpoints that also respond on the host names of sites, where they serve visitors of that site only. */
      readonly onSites?: boolean;
    }
  | { readonly audience: 'public' | 'session' | 'agency' | 'platform' }
  | {
      readonly audience: 'staff';
      readonly permission: Permission;
      readonly plan?: Plan;
      readonly module?: TenantModule;
      /** True for an endpoint that also serves visitors on the tenant's site, with fewer fields. */
      readonly visitors?: boolean;
    };

/** HTTP method of an endpoint. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Minimal type of a schema. Comparing yup's full classes in each contract would take the compiler a hundred times as long. */
export interface SchemaOf<Output = unknown, Default = unknown> {
  readonly __outputType: Output;
  /** Type of the default value. */
  readonly __default: Default;
  readonly type: string;
}

/** Address and encoding of an endpoint. */
export interface RouteAddress {
  /** Name of the endpoint, `noun.verb`. */
  readonly id: string;
  readonly method: Method;
  /** Path as documented, with or without a trailing slash; `{id}` is digits. The server accepts both variants. */
  readonly path: string;
  /**
   * `form` for uploads; `body` then describes its text fields. `either` for forms of pages that work with and without a script.
   * `raw` for webhooks: any type of content, unread, as their signatures cover it.
   * @default 'json'
   */
  readonly encoding?: 'json' | 'form' | 'either' | 'raw';
}

/** An endpoint as a client needs it: its address, and the types of input and response, without the schemas. */
export interface RouteCall<
  Params extends SchemaOf | undefined = SchemaOf | undefined,
  Query extends SchemaOf | undefined = SchemaOf | undefined,
  Body extends SchemaOf | undefined = SchemaOf | undefined,
  Response extends SchemaOf = SchemaOf,
> extends RouteAddress {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Content of the response beside `success: true`. */
  readonly response?: Response;
}

/** Contract of one endpoint: input, response and access. Server, client and documentation are all derived from it. */
export interface RouteContract<
  Params extends SchemaOf | undefined = SchemaOf | undefined,
  Query extends SchemaOf | undefined = SchemaOf | undefined,
  Body extends SchemaOf | undefined = SchemaOf | undefined,
  Response extends SchemaOf = SchemaOf,
> extends RouteCall<Params, Query, Body, Response> {
  readonly summary: string;
  readonly access: Access;
  /** HTTP status of success. @default 200 */
  readonly status?: 200 | 201 | 202;
  /** True for a form with author-defined fields: those that `body` does not declare are passed on unchanged. */
  readonly ownFields?: boolean;
  /** Maximum size of the body, bytes. Required for endpoints with a body; the server does not start without it. */
  readonly bodyLimit?: number;
  /**
   * True when `Idempotency-Key` is supported; `own` when the endpoint stores keys itself, since its result depends on cookies.
   */
  readonly idempotent?: boolean | 'own';
  /** True for an endpoint that returns an event stream or a file, and no JSON. */
  readonly stream?: boolean;
  /** True for a read whose response is the same for all anonymous visitors: it is cached until data of the tenant changes. */
  readonly kept?: boolean;
  /**
   * True for an endpoint that scripts of a site's ordinary pages may not call, since authors can write them: it shows or changes
   * private data of the visitor.
   */
  readonly isSensitive?: boolean;
  /** True when successful responses also have `error: null`. */
  readonly hasErrorField?: boolean;
  /** True for a change that does not affect public content, such as a visit or a cart. */
  readonly quiet?: boolean;
  readonly response: Response;
  /** Error codes specific to this endpoint; those of every endpoint are implied. */
  readonly errors?: readonly ErrorCode[];
}

/** Minimal type of an optional schema. */
type Shown<S> =
  S extends SchemaOf<infer Output, infer Default> ? SchemaOf<Output, Default> : undefined;

/** Declares an endpoint and keeps the exact types of its input and response. */
export function defineRoute<
  Params extends SchemaOf | undefined = undefined,
  Query extends SchemaOf | undefined = undefined,
  Body extends SchemaOf | undefined = undefined,
  Response extends SchemaOf = SchemaOf,
>(
  route: RouteContract<Params, Query, Body, Response>,
): RouteContract<Shown<Params>, Shown<Query>, Shown<Body>, SchemaOf<Output<Response>>> {
  // The same schemas with the minimal types.
  return route as unknown as RouteContract<
    Shown<Params>,
    Shown<Query>,
    Shown<Body>,
    SchemaOf<Output<Response>>
  >;
}

type Output<S> = S extends SchemaOf<infer T> ? T : undefined;

/** Input types of an endpoint, for its handler and its callers. */
export type RouteParams<R> = R extends { readonly params?: infer S } ? Output<S> : never;
/** Type of the query of a request to an endpoint; `never` for one without a query. */
export type RouteQuery<R> = R extends { readonly query?: infer S } ? Output<S> : never;
/** Type of the body of a request to an endpoint; `never` for one without a body. */
export type RouteBody<R> = R extends { readonly body?: infer S } ? Output<S> : never;
/** Response of an endpoint beside `success: true`. */
export type RouteResponse<R> = R extends { readonly response?: infer S } ? Output<S> : never;

/** Returns a schema of a contract with its yup type. */
export const yupObject = (schema: SchemaOf): AnyObjectSchema => schema as AnyObjectSchema;
/** Returns a schema of a contract with its yup type, for schemas of any shape. */
export const yupSchema = (schema: SchemaOf): Schema => schema as Schema;

/** Maximum size of bodies of records and small commands, bytes. */
export const SMALL_BODY = 64 * 1024;
/** Maximum size of bodies with builder content, bytes. */
export const CONTENT_BODY = 4 * 1024 * 1024;
