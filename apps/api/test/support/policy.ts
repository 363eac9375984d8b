import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

/** Who acts in the matrix. */
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

/** What one call is made with. */
export interface Attempt {
  readonly path: string;
  readonly body?: unknown;
  readonly origin?: string;
}

/** What is expected of one route. */
export interface Policy {
  /** Who is allowed; other staff get 403. `contract` derives it from the permission, plan and module that the contract asks for. */
  readonly allowed: readonly MatrixActor[] | 'contract';
  /** Roles that the contract allows and the handler refuses, as it looks at more than the call's own permission. */
  readonly refused?: readonly MatrixActor[];
  /** Status for who is allowed. */
  readonly success: number;
  /** True for a call about one record of somebody else: roles without `can_view_all` get 404. */
  readonly isOthersRecord?: boolean;
  /** Status for nobody in particular, and for somebody who is signed in on a site as a visitor. */
  readonly anonymous: number;
  readonly visitor: number;
  /** A call that stays in the actor's own tenant. Makes what it destroys. */
  readonly own: (rows: TenantRows, t: TestApi, as: ActorName) => Promise<Attempt> | Attempt;
  /** The same call with rows of another tenant, in each place where an id stands, with the status that it must get. */
  readonly foreign: readonly {
    readonly place: 'path' | 'query' | 'body' | 'list';
    readonly status: number;
    readonly attempt: (rows: TenantRows) => Attempt;
  }[];
}

/** Everybody who is signed in to the admin. */
const SIGNED_IN = MATRIX_ACTORS.filter((actor) => actor !== 'anonymous' && actor !== 'visitor');

/** Open to the staff whose role, plan and modules meet what the contract asks for. */
export const staff = (success = 200) => ({
  allowed: 'contract' as const,
  success,
  anonymous: 401,
  visitor: 401,
});
/** Open to whoever is signed in to the admin, where no visitor is known. */
export const session = { allowed: SIGNED_IN, success: 200, anonymous: 401, visitor: 401 };
/** Open to everybody. */
export const open = (status: number) => ({
  allowed: [...MATRIX_ACTORS],
  success: status,
  anonymous: status,
  visitor: status,
});
/** Through the admin's host the public part is that of the session's tenant; strangers and visitors have the site's host. */
export const site = { allowed: SIGNED_IN, success: 200, anonymous: 404, visitor: 200 };

/** Id of what a call has made. */
export const getId = (answer: Awaited<ReturnType<TestApi['call']>>, key: string): number =>
  (answer.body[key] as { id: number }).id;
/** Id of what a call has made, or of nothing where the plan or the role did not let it: the call itself is refused then. */
export const idOrNone = async (call: ReturnType<TestApi['call']>, key: string): Promise<number> => {
  const answer = await call;
  return answer.status === 201 ? getId(answer, key) : 987_654_321;
};
/** Whoever can make things in the tenant that the actor works in. */
export const maker = (as: ActorName): ActorName => (as === 'otherAdmin' ? 'otherAdmin' : 'admin');
