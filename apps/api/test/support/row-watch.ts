import type { TestDatabase } from './test-database.ts';

/** What is known of the rows that were written in a database. */
export interface RowWatch {
  /**
   * A number that grows with each row of these tenants that is written, changed or deleted, in any table with a tenant's column,
   * as soon as that is committed.
   */
  writes(...tenantIds: readonly number[]): Promise<number>;
}

/** Has every table with a tenant's column note down whose rows are written, whoever writes them. */
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
      // The newest alone, as there are tens of thousands: one more among them raises their sum, also one that is committed late.
      const [row] = await database.asOwner<{ n: string }>(
        `select coalesce(sum(newest.id), 0) as n from unnest($1::bigint[]) tenant
         cross join lateral (select id from watch.writes where tenant_id = tenant order by id desc limit 200) newest`,
        [tenantIds],
      );
      return Number(row?.n ?? 0);
    },
  };
}
