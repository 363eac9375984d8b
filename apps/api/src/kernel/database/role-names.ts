import { invariant } from '@org/schema/errors';

/** The database's roles, named after the database, so that one server can hold several installations. */
export interface RoleNames {
  /** Reads and writes rows of the tenant that is set; no login, owns nothing. */
  readonly runtime: string;
  /** Reads and writes the platform's tables; no login, owns nothing. */
  readonly platform: string;
  /** Login of the application: it can switch to the two roles above, and has no permissions itself. */
  readonly app: string;
  /** Login of the sign-in library, with access to the schema `auth` only. */
  readonly auth: string;
  /** Login of the job queue, with access to the schema `jobs` only. */
  readonly jobs: string;
}

/**
 * Names of the roles.
 * @param database - database name
 * @returns role names
 * @throws when the name is not plain
 */
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
