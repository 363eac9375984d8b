import type { Permission, RoleId } from '@org/schema';
import type { Plan, Tenant, TenantModule } from '@org/schema/entities';
import type { Logger } from 'pino';
import type { TenantTx } from '../database/tenant-database.ts';

/** A tenant as a request meets it. */
export interface TenantContext extends Tenant {
  readonly agency: { readonly id: number; readonly name: string; readonly status: number } | null;
  readonly plan: Plan;
  readonly modules: readonly TenantModule[];
  /** Verified domain that all other hosts of the site redirect to; null when there is none. */
  readonly primaryHost: string | null;
}

/** A person who is signed in. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Someone with known permissions. */
export interface Permitted {
  /** Permissions in the active tenant: those of the base role, or of a custom role. */
  readonly permissions: ReadonlySet<Permission>;
}

/** Access beyond one tenant. */
export interface Reach {
  /** True for an owner of the platform. */
  readonly isOwner: boolean;
  /** The active agencies that they work for. */
  readonly agencyIds: readonly number[];
}

/** Valid session with its user, tenant and role; read for every request. */
export interface SignedIn extends Permitted {
  readonly person: Person;
  readonly sessionToken: string;
  /** Role in the active tenant; without a tenant the highest that the person has. */
  readonly roleId: RoleId;
  readonly tenant: TenantContext | null;
  readonly reach: Reach;
}

/** Someone who acts in a tenant, as changes and the audit log record it. */
export interface Actor extends Permitted {
  readonly person: Person;
  readonly roleId: RoleId;
  readonly requestId: string;
  readonly address: string;
  /** Browser of the request as it names itself, '' where it does not, and for work in the background. */
  readonly userAgent: string;
}

/** One part of a form: its name with a text or a file. */
export type FormEntry = readonly [name: string, value: string | File];

/** Maximum number of characters of a browser's name that the audit log stores. */
const MAX_USER_AGENT = 300;

/** Returns the browser as it names itself; '' where it does not. */
export function getUserAgent(headers: Headers): string {
  return (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT);
}

/** Owner of the host that received a request. */
export type RequestHost =
  | { readonly kind: 'admin' }
  | { readonly kind: 'site'; readonly tenant: TenantContext }
  | { readonly kind: 'unknown' };

/** Runs work in the request's tenant, in one transaction. */
export type RunInTenant = <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;

/** Request metadata beside the parsed input. */
export interface CallInfo {
  readonly requestId: string;
  /** The client's address, from the socket or a trusted proxy. */
  readonly address: string;
  /** Method as it came: HEAD for the headers of a GET alone. */
  readonly method: string;
  readonly headers: Headers;
  /** Host name that the request came to, without its port. */
  readonly host: string;
  readonly log: Logger;
  /** The body as it came, for what is signed; empty where none was read. */
  readonly bytes: Uint8Array;
  /** Headers that the answer gets. */
  readonly reply: Headers;
  /** Files of an upload. */
  readonly files: readonly File[];
  /** All that a form has sent, in its order and by its own names. */
  readonly entries: readonly FormEntry[];
}
