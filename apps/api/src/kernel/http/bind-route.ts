import type {
  RouteBody,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@org/schema/contract';
import { type AppError, invariant } from '@org/schema/errors';
import type { Actor, CallInfo, RunInTenant, SignedIn, TenantContext } from '../access/call.ts';

/** Input of a handler, typed by the contract. */
export interface Input<R> {
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
  readonly body: RouteBody<R>;
  readonly call: CallInfo;
}

export interface OpenInput<R> extends Input<R> {
  /** Tenant of the site that received the request; undefined on the admin's host. */
  readonly tenant: TenantContext | undefined;
}

export interface PublicInput<R> extends Input<R> {
  readonly tenant: TenantContext;
  /** Staff who look at their own site through the admin; null for visitors. */
  readonly viewer: Actor | null;
  readonly run: RunInTenant;
}

export interface SessionInput<R> extends Input<R> {
  readonly signedIn: SignedIn;
}

export interface StaffInput<R> extends Input<R> {
  readonly signedIn: SignedIn;
  readonly tenant: TenantContext;
  readonly actor: Actor;
  readonly run: RunInTenant;
}

/** Everything that any handler may be given; the frame fills in what the audience has. */
export interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly call: CallInfo;
  readonly signedIn: SignedIn | undefined;
  readonly tenant: TenantContext | undefined;
  readonly viewer: Actor | null;
  readonly actor: Actor | undefined;
  readonly run: RunInTenant;
}

/** A call of the contract with the function that answers it. */
export interface BoundRoute {
  readonly contract: RouteContract;
  readonly handle: (input: AnyInput, takePrepared?: () => unknown) => Promise<object>;
  /** Slow work of the call, which is done before the transaction of its idempotency key begins. */
  readonly prepare?: ((input: AnyInput) => Promise<unknown>) | undefined;
  /** Response to a browser that submitted an HTML form and was refused; by default the JSON error. */
  readonly refuse?: Refuse | undefined;
}

/**
 * Redirects a browser whose form was refused.
 * @param sent - the form's fields as far as they could be read
 * @returns response
 */
export type Refuse = (error: AppError, sent: Readonly<Record<string, unknown>>) => Response;

type Audience = RouteContract['access']['audience'];

function bind<R extends RouteContract, In>(
  audience: Audience,
  contract: R,
  handle: (input: In) => Promise<RouteResponse<R>>,
): BoundRoute {
  invariant(
    contract.access.audience === audience,
    `${contract.id} is for ${contract.access.audience}, its handler for ${audience}`,
  );
  // The frame has parsed the input by this very contract and filled in what the audience has.
  return { contract, handle: handle as unknown as BoundRoute['handle'] };
}

/** Binds a call for anyone, outside tenants. */
export function openRoute<R extends RouteContract>(
  contract: R,
  handle: (input: OpenInput<R>) => Promise<RouteResponse<R>>,
  refuse?: Refuse,
): BoundRoute {
  return { ...bind('open', contract, handle), refuse };
}

/** Binds a call for visitors of a tenant's site. */
export function publicRoute<R extends RouteContract>(
  contract: R,
  handle: (input: PublicInput<R>) => Promise<RouteResponse<R>>,
  refuse?: Refuse,
): BoundRoute {
  return { ...bind('public', contract, handle), refuse };
}

/** Binds a call for anyone who is signed in. */
export function sessionRoute<R extends RouteContract>(
  contract: R,
  handle: (input: SessionInput<R>) => Promise<RouteResponse<R>>,
): BoundRoute {
  return bind('session', contract, handle);
}

/**
 * Binds a call of staff with slow work, such as compiling an email. A call with an idempotency key runs in one transaction, so the
 * slow work is done before it, in transactions of its own.
 * @param prepare - slow work; it changes nothing
 * @param handle - gets what was prepared; a failure is thrown where it is taken, so that a repeated request gets the stored response
 */
export function preparedRoute<R extends RouteContract, Prepared>(
  contract: R,
  prepare: (input: StaffInput<R>) => Promise<Prepared>,
  handle: (input: StaffInput<R>, takePrepared: () => Prepared) => Promise<RouteResponse<R>>,
): BoundRoute {
  return {
    ...bind(
      'staff',
      contract,
      handle as unknown as (input: StaffInput<R>) => Promise<RouteResponse<R>>,
    ),
    // The frame fills in what the audience has.
    prepare: prepare as unknown as NonNullable<BoundRoute['prepare']>,
  };
}

/** Binds a call for the people of agencies and the platform's owner. */
export function agencyRoute<R extends RouteContract>(
  contract: R,
  handle: (input: SessionInput<R>) => Promise<RouteResponse<R>>,
): BoundRoute {
  return bind('agency', contract, handle);
}

/** Binds a call for the platform's owner. */
export function platformRoute<R extends RouteContract>(
  contract: R,
  handle: (input: SessionInput<R>) => Promise<RouteResponse<R>>,
): BoundRoute {
  return bind('platform', contract, handle);
}

/** Binds a call for anyone who is signed in, which answers a stream. */
export function streamRoute<R extends RouteContract>(
  contract: R,
  handle: (input: SessionInput<R>) => Promise<Response>,
): BoundRoute {
  invariant(contract.stream, `${contract.id} answers JSON`);
  return bind('session', contract, handle as (input: SessionInput<R>) => Promise<never>);
}

/** Binds a call for anyone, outside tenants, which answers a file. */
export function openFileRoute<R extends RouteContract>(
  contract: R,
  handle: (input: OpenInput<R>) => Promise<Response>,
): BoundRoute {
  invariant(contract.stream, `${contract.id} answers JSON`);
  return bind('open', contract, handle as (input: OpenInput<R>) => Promise<never>);
}

/** Binds a call for staff of the active tenant, which answers a file. */
export function fileRoute<R extends RouteContract>(
  contract: R,
  handle: (input: StaffInput<R>) => Promise<Response>,
): BoundRoute {
  invariant(contract.stream, `${contract.id} answers JSON`);
  return bind('staff', contract, handle as (input: StaffInput<R>) => Promise<never>);
}

/** Binds a call for visitors of a tenant's site, which answers a file. */
export function publicFileRoute<R extends RouteContract>(
  contract: R,
  handle: (input: PublicInput<R>) => Promise<Response>,
): BoundRoute {
  invariant(contract.stream, `${contract.id} answers JSON`);
  return bind('public', contract, handle as (input: PublicInput<R>) => Promise<never>);
}

/** Binds a call for staff of the active tenant that also answers visitors on the tenant's site: for them there is no actor. */
export function sharedRoute<R extends RouteContract>(
  contract: R,
  handle: (
    input: Omit<StaffInput<R>, 'actor'> & { readonly actor: Actor | undefined },
  ) => Promise<RouteResponse<R> | Response>,
): BoundRoute {
  invariant(
    contract.access.audience === 'staff' && contract.access.visitors,
    `${contract.id} is for staff alone`,
  );
  return bind('staff', contract, handle as (input: StaffInput<R>) => Promise<RouteResponse<R>>);
}

/** Binds a call for staff of the active tenant. */
export function staffRoute<R extends RouteContract>(
  contract: R,
  handle: (input: StaffInput<R>) => Promise<RouteResponse<R>>,
): BoundRoute {
  return bind('staff', contract, handle);
}
