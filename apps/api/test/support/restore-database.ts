import type pg from 'pg';

/** Restores the content of a copy of the template, for the connection that called `prepareRestore`. */
const RESTORE = 'pg_temp.restore_database';

/**
 * Tables that hold rows, with the columns that a row is inserted with.
 * Partitioned tables have no rows: their partitions are listed.
 */
const TABLES = `
  select c.oid::regclass::text as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    and c.relpersistence <> 't'
  group by c.oid`;

/** A number that differs after almost any change of tables, columns, constraints, triggers, functions, policies or grants. */
const SHAPE = `
  select concat_ws(' ',
    (select concat(count(*), ' ', sum(hashtext(concat(oid, relname, relkind, relrowsecurity, relforcerowsecurity, reltablespace, relacl)))) from pg_class where relpersistence <> 't' and relnamespace <> 'pg_toast'::regnamespace),
    (select concat(count(*), ' ', sum(hashtext(concat(attrelid, attname, attnotnull, attacl, attisdropped)))) from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relpersistence <> 't' and c.oid > 16384 and c.relnamespace <> 'pg_toast'::regnamespace),
    (select concat(count(*), ' ', sum(hashtext(concat(oid, conname, convalidated, conbin)))) from pg_constraint where oid > 16384),
    (select concat(count(*), ' ', sum(hashtext(concat(oid, tgenabled)))) from pg_trigger where oid > 16384),
    (select concat(count(*), ' ', sum(hashtext(concat(oid, prosrc, proacl)))) from pg_proc where oid > 16384 and pronamespace <> pg_my_temp_schema()),
    (select concat(count(*), ' ', sum(hashtext(concat(oid, polqual, polwithcheck)))) from pg_policy),
    (select concat(count(*), ' ', sum(hashtext(nspname))) from pg_namespace where nspname !~ '^pg_'),
    (select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database()))
  ) as shape`;

/** Returns a text that differs after a change of the schema, and while a session holds an advisory lock. */
export async function readShape(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/**
 * Records all rows and sequences of a database that nobody has used yet, in temporary tables of this connection.
 * @param owner - connection of the owner, which `restoreDatabase` needs again
 */
export async function prepareRestore(owner: pg.Client): Promise<void> {
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(TABLES);
  const deletions = tables.map(({ name }) => `delete from only ${name};`);
  const filled: string[] = [];
  await owner.query(
    'create temp table first_rows (relation text not null, line text not null); create temp table first_numbers as select c.oid::regclass as name, coalesce(pg_sequence_last_value(c.oid), s.seqstart) as value, pg_sequence_last_value(c.oid) is not null as is_called from pg_class c join pg_sequence s on s.seqrelid = c.oid',
  );
  for (const { name, columns } of tables) {
    const { rowCount } = await owner.query(
      `insert into first_rows select '${name}', t::text from only ${name} t`,
    );
    if (rowCount)
      filled.push(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from (select (line::${name}).* from first_rows where relation = '${name}' offset 0) t;`,
      );
  }
  await owner.query(`
    create function ${RESTORE}() returns void language plpgsql as $restore$ begin
      ${deletions.join('\n')}
      ${filled.join('\n')}
      perform setval(name, value, is_called) from first_numbers;
    end $restore$`);
}

/**
 * Gives a database the rows and sequences that it had when it was prepared.
 * @param owner - connection that called `prepareRestore`
 */
export async function restoreDatabase(owner: pg.Client): Promise<void> {
  // Replicas check no references and run no triggers: rows are deleted in any order, also those that may not be changed.
  await owner.query(
    `begin; set local session_replication_role = replica; select ${RESTORE}(); commit`,
  );
}

/** Returns true as soon as nobody else works in the database, and false if another session still does after two seconds. */
export async function isQuiet(owner: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    if (rows[0]?.n === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
