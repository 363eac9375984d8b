import type { AnyObjectSchema, Schema } from 'yup';
import type { ErrorCode } from '../errors.ts';
import type { Plan, TenantModule } from '../people.schema.ts';
import type { Permission } from '../roles.ts';

/**
 * Who may make a call.
 * `open`: anyone, no tenant (health, sign-in). `public`: anyone, for the tenant of the host name, or of the session for staff.
 * `session`: anyone signed in. `agency`: who works for an active agency, and the platform's owner; `platform`: its owner alone.
 * `staff`: staff of the active tenant with the permission, and with the plan and module if named.
 */
export type Access =
  | {
      readonly audience: 'open';
      /** True for calls that answer on every host name, such as those of monitors. */
      readonly anyHost?: boolean;
      /** True for calls that answer on the host names of sites too, where they are about visitors of that site alone. */
      readonly onSites?: boolean;
    }
  | { readonly audience: 'public' | 'session' | 'agency' | 'platform' }
  | {
      readonly audience: 'staff';
      readonly permission: Permission;
      readonly plan?: Plan;
      readonly module?: TenantModule;
      /** True for a call that also answers visitors on the tenant's site, with less. */
      readonly visitors?: boolean;
    };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A schema, by the little that says what comes of it. The compiler compares each schema with what a contract may hold: with
 * yup's whole classes that takes it a hundred times as long.
 */
export interface SchemaOf<Output = unknown, Default = unknown> {
  readonly __outputType: Output;
  /** What stands for what is not given. */
  readonly __default: Default;
  readonly type: string;
}

/** Where a call is, and how it is sent. */
export interface RouteAddress {
  /** Name of the call, `noun.verb`. */
  readonly id: string;
  readonly method: Method;
  /** As documented, with its trailing slash or without; `{id}` is digits. Both spellings are answered. */
  readonly path: string;
  /** `form` for uploads; `body` then describes its text fields. `either` for what a page's form sends with and without a script. @default 'json' */
  readonly encoding?: 'json' | 'form' | 'either';
}

/** A call as a client needs it: its address, and the types of what it takes and answers. The schemas themselves need not be there. */
export interface RouteCall<
  Params extends SchemaOf | undefined = SchemaOf | undefined,
  Query extends SchemaOf | undefined = SchemaOf | undefined,
  Body extends SchemaOf | undefined = SchemaOf | undefined,
  Response extends SchemaOf = SchemaOf,
> extends RouteAddress {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What the answer holds beside `success: true`. */
  readonly response?: Response;
}

/** What one call of the API takes, answers, and asks of its caller: server, client and documentation read this alone. */
export interface RouteContract<
  Params extends SchemaOf | undefined = SchemaOf | undefined,
  Query extends SchemaOf | undefined = SchemaOf | undefined,
  Body extends SchemaOf | undefined = SchemaOf | undefined,
  Response extends SchemaOf = SchemaOf,
> extends RouteCall<Params, Query, Body, Response> {
  readonly summary: string;
  readonly access: Access;
  /** Status of success. @default 200 */
  readonly status?: 200 | 201 | 202;
  /** True for a form whose fields a page's author has named: those that `body` does not name are handed on as they came. */
  readonly ownFields?: boolean;
  /** Largest body in bytes. A call with a body that names none does not start. */
  readonly bodyLimit?: number;
  /** True when `Idempotency-Key` is honoured; `own` where the call itself keeps its keys, as it looks at cookies beside its body. */
  readonly idempotent?: boolean | 'own';
  /** True for a call that answers a stream of events, or a file, and no JSON. */
  readonly stream?: boolean;
  /** True for a reading call whose answer is the same for everybody who is not signed in: it is kept until something of the tenant changes. */
  readonly kept?: boolean;
  /** True for a call that no script of a site's ordinary pages may make, as they may be an author's: it shows or changes what is the visitor's alone. */
  readonly isSensitive?: boolean;
  /** True for a change after which what everybody sees is as it was, such as a visit or a cart. */
  readonly quiet?: boolean;
  readonly response: Response;
  /** Codes of the error table that are this call's own; those of every call are understood. */
  readonly errors?: readonly ErrorCode[];
}

/** A schema of a call, or none, by what comes of it. */
type Shown<S> =
  S extends SchemaOf<infer Output, infer Default> ? SchemaOf<Output, Default> : undefined;

/** Declares a call, keeping the exact types of what it takes and answers. */
export function defineRoute<
  Params extends SchemaOf | undefined = undefined,
  Query extends SchemaOf | undefined = undefined,
  Body extends SchemaOf | undefined = undefined,
  Response extends SchemaOf = SchemaOf,
>(
  route: RouteContract<Params, Query, Body, Response>,
): RouteContract<Shown<Params>, Shown<Query>, Shown<Body>, SchemaOf<Output<Response>>> {
  // The same schemas, of whose classes the types then say nothing.
  return route as unknown as RouteContract<
    Shown<Params>,
    Shown<Query>,
    Shown<Body>,
    SchemaOf<Output<Response>>
  >;
}

type Output<S> = S extends SchemaOf<infer T> ? T : undefined;

/** What a call's handler is given, and what its caller sends. */
export type RouteParams<R> = R extends { readonly params?: infer S } ? Output<S> : never;
export type RouteQuery<R> = R extends { readonly query?: infer S } ? Output<S> : never;
export type RouteBody<R> = R extends { readonly body?: infer S } ? Output<S> : never;
/** What a call answers beside `success: true`. */
export type RouteResponse<R> = R extends { readonly response?: infer S } ? Output<S> : never;

/** A schema of a contract as what it is: contracts are made with yup's. */
export const yupObject = (schema: SchemaOf): AnyObjectSchema => schema as AnyObjectSchema;
/** As `yupObject`, for a schema of any shape. */
export const yupSchema = (schema: SchemaOf): Schema => schema as Schema;

/** Bodies of records and small commands, bytes. */
export const SMALL_BODY = 64 * 1024;
/** Bodies that carry builder content, bytes. */
export const CONTENT_BODY = 4 * 1024 * 1024;
