import { invariant } from '@org/schema';

/** The database's roles, named after the database, so that one server can hold several installations. */
export interface RoleNames {
  /** Reads and writes rows of the tenant that is set; no login, owns nothing. */
  readonly runtime: string;
  /** Reads and writes the platform's tables; no login, owns nothing. */
  readonly platform: string;
  /** The application's login: may take on the two above, may do nothing by itself. */
  readonly app: string;
  /** Login of the sign-in library, for the schema `auth` alone. */
  readonly auth: string;
  /** Login of the job queue, for the schema `jobs` alone. */
  readonly jobs: string;
}

/** Names of the roles. Shape: database name → role names. Errors: throws when the name is not plain. */
export function roleNames(database: string): RoleNames {
  invariant(
    /^[a-z_][a-z0-9_]{0,40}$/.test(database),
    `the database needs a plain lower-case name of at most 41 characters, not "${database}"`,
  );
  return {
    runtime: `${database}_rt`,
    platform: `${database}_platform`,
    app: `${database}_app`,
    auth: `${database}_auth`,
    jobs: `${database}_jobs`,
  };
}
