import type { Client } from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import type { RoleNames } from './role-names.ts';

/** Schema of the job queue. */
export const QUEUE_SCHEMA = 'jobs';

/** Advisory lock that makes processes which start together run one after the other. */
const LOCK = 7_220_418_562;

/** Version of the queue's tables that this version of the library works with. */
const WANTED = Number(
  /into jobs\.version\(version\) values \('(\d+)'\)/i.exec(getConstructionPlans(QUEUE_SCHEMA))?.[1],
);

/** Comment on the schema once its permissions are granted, so that the next start finishes an interrupted one. */
const READY = `ready ${WANTED}, turns`;

interface Installed {
  readonly version: number | undefined;
  readonly ready: boolean;
}

async function lookUp(owner: Client): Promise<Installed> {
  const { rows } = await owner.query<{ there: boolean; comment: string | null }>(
    `select to_regclass('${QUEUE_SCHEMA}.version') is not null as there,
      obj_description(to_regnamespace('${QUEUE_SCHEMA}'), 'pg_namespace') as comment`,
  );
  if (!rows[0]?.there) return { version: undefined, ready: false };
  const versions = await owner.query<{ version: number }>(
    `select version from ${QUEUE_SCHEMA}.version`,
  );
  return { version: versions.rows[0]?.version, ready: rows[0].comment === READY };
}

/** Returns additions to the tables of the queue, and the permissions of its login: rows of every table, and no schema changes. */
function additions(owner: Client, roles: RoleNames): string {
  const jobs = owner.escapeIdentifier(roles.jobs);
  return `
    create table if not exists ${QUEUE_SCHEMA}.turns (
      name text not null,
      group_id text not null,
      job_id uuid not null,
      primary key (name, job_id)
    );
    create index if not exists turns_group on ${QUEUE_SCHEMA}.turns (name, group_id);
    grant usage on schema ${QUEUE_SCHEMA} to ${jobs};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${jobs};
    grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${jobs};
    create index if not exists job_waiting on ${QUEUE_SCHEMA}.job_common (name, group_id) where state < 'active';
    comment on schema ${QUEUE_SCHEMA} is '${READY}';
  `;
}

/**
 * Makes or upgrades the tables of the job queue, as the owner, so that its login needs no right but to rows.
 * @throws when the tables are newer than the library
 */
export async function installQueue(owner: Client, roles: RoleNames): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const { version, ready } = await lookUp(owner);
    if (ready) return;
    if (version !== undefined && version > WANTED)
      throw new Error(
        `The database is newer than this version: its job queue is at step ${version}, this knows ${WANTED}`,
      );
    if (version === undefined) await owner.query(getConstructionPlans(QUEUE_SCHEMA));
    else if (version < WANTED) await owner.query(getMigrationPlans(QUEUE_SCHEMA, version));
    await owner.query(additions(owner, roles));
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}
