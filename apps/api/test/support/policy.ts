import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

/** Actors of the access matrix. */
export const MATRIX_ACTORS = [
  'anonymous',
  'visitor',
  'viewer',
  'accountant',
  'staffMember',
  'editor',
  'manager',
  'admin',
  'otherAdmin',
  'agency',
  'owner',
] as const satisfies readonly (ActorName | 'anonymous')[];
export type MatrixActor = (typeof MATRIX_ACTORS)[number];

/** Path and body of one request. */
export interface Attempt {
  readonly path: string;
  readonly body?: unknown;
  readonly origin?: string;
}

/** Expectations of one route. */
export interface Policy {
  /** Allowed actors; other staff get 403. `contract` derives them from the permission, plan and module of the contract. */
  readonly allowed: readonly MatrixActor[] | 'contract';
  /** Actors that the contract allows and the handler rejects, because it checks more than the route's own permission. */
  readonly refused?: readonly MatrixActor[];
  /** Status for allowed actors. */
  readonly success: number;
  /** True for a route of another user's record: roles without `can_view_all` get 404. */
  readonly isOthersRecord?: boolean;
  /** Status for anonymous requests, and for visitors who are signed in on a site. */
  readonly anonymous: number;
  readonly visitor: number;
  /** Returns a request within the actor's own tenant, and creates what it deletes. */
  readonly own: (rows: TenantRows, t: TestApi, as: ActorName) => Promise<Attempt> | Attempt;
  /** The same request with rows of another tenant, for each position of an id, with the expected status. */
  readonly foreign: readonly {
    readonly place: 'path' | 'query' | 'body' | 'list';
    readonly status: number;
    readonly attempt: (rows: TenantRows) => Attempt;
  }[];
}

/** Actors who are signed in to the admin. */
const SIGNED_IN = MATRIX_ACTORS.filter((actor) => actor !== 'anonymous' && actor !== 'visitor');

/** Returns the policy of routes for staff whose role, plan and modules meet the contract. */
export const staff = (success = 200) => ({
  allowed: 'contract' as const,
  success,
  anonymous: 401,
  visitor: 401,
});
/** Policy of routes for everyone signed in to the admin, where visitors are unknown. */
export const session = { allowed: SIGNED_IN, success: 200, anonymous: 401, visitor: 401 };
/** Returns the policy of routes for everyone. */
export const open = (status: number) => ({
  allowed: [...MATRIX_ACTORS],
  success: status,
  anonymous: status,
  visitor: status,
});
/** Policy of public routes: on the admin's host they serve the session's tenant; anonymous visitors need the site's host. */
export const site = { allowed: SIGNED_IN, success: 200, anonymous: 404, visitor: 200 };

/** Returns the id of a created record. */
export const getId = (answer: Awaited<ReturnType<TestApi['call']>>, key: string): number =>
  (answer.body[key] as { id: number }).id;
/** Returns the id of a created record, or an unknown id if plan or role did not allow it; the request itself is rejected then. */
export const idOrNone = async (call: ReturnType<TestApi['call']>, key: string): Promise<number> => {
  const answer = await call;
  return answer.status === 201 ? getId(answer, key) : 987_654_321;
};
/** Returns an actor who can create records in the tenant of the given actor. */
export const maker = (as: ActorName): ActorName => (as === 'otherAdmin' ? 'otherAdmin' : 'admin');
