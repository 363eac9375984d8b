import type { TestDatabase } from './test-database.ts';

/** Watch of all rows that are written in a database. */
export interface RowWatch {
  /**
   * Returns a number that grows with each committed insert, update or delete of these tenants, in any table with a tenant column.
   */
  writes(...tenantIds: readonly number[]): Promise<number>;
}

/** Adds triggers to every table with a tenant column that record the tenant of each written row. */
export async function watchRows(database: TestDatabase): Promise<RowWatch> {
  await database.asOwner(`
    create schema watch;
    create table watch.writes (id bigint generated always as identity, tenant_id bigint);
    create index on watch.writes (tenant_id, id);
    create function watch.note() returns trigger language plpgsql security definer as $$
      begin
        if tg_op <> 'DELETE' then insert into watch.writes (tenant_id) values (new.tenant_id); end if;
        if tg_op <> 'INSERT' then insert into watch.writes (tenant_id) values (old.tenant_id); end if;
        return null;
      end $$;
    grant usage on schema watch to public;
    do $$ declare watched regclass; begin
      for watched in
        select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where n.nspname in ('app', 'platform') and c.relkind in ('r', 'p') and not c.relispartition
      loop execute format('create trigger watch after insert or update or delete on %s for each row execute function watch.note()', watched);
      end loop;
    end $$`);
  return {
    async writes(...tenantIds) {
      // Sums only the newest ids, because there are tens of thousands: one more raises the sum, even if it is committed late.
      const [row] = await database.asOwner<{ n: string }>(
        `select coalesce(sum(newest.id), 0) as n from unnest($1::bigint[]) tenant
         cross join lateral (select id from watch.writes where tenant_id = tenant order by id desc limit 200) newest`,
        [tenantIds],
      );
      return Number(row?.n ?? 0);
    },
  };
}
