import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getCountryTimeZone } from '../../../kernel/settings/country-time-zone.ts';

/** Code of a customer's country: their own, or that of their first address. */
const COUNTRY = sql<string>`coalesce(nullif(c.country, ''), c.addresses -> 0 ->> 'countryCode', '')`;

/** Time zones of subscribers, for queries of `subscribers`; '' where none is known, and the tenant's counts. */
export interface SubscriberZone {
  /** That of the subscriber, else that of their country. */
  readonly zone: RawBuilder<string>;
  /** That of the country of the customer with the same address, where all clocks of the country show the same time. */
  readonly country: RawBuilder<string>;
  /** Every zone that `zone` can return at this moment. */
  readonly names: readonly string[];
}

/** Compiles the time zones of subscribers. */
export async function subscriberZone(tx: TenantTx): Promise<SubscriberZone> {
  const { rows } = await sql<{ zone: string; country: string }>`
    select distinct '' as zone, ${COUNTRY} as country from customers c where c.deleted_at is null
    union select distinct timezone, '' from subscribers where timezone <> ''`.execute(tx);
  const found = rows.flatMap(({ country }) => {
    const zone = getCountryTimeZone(country);
    return zone ? [{ country, zone }] : [];
  });
  const codes = found.map(({ country }) => country);
  const zones = found.map(({ zone }) => zone);
  const country =
    found.length === 0
      ? sql<string>`''`
      : sql<string>`coalesce((
          select known.zone from customers c
          left join unnest(${codes}::text[], ${zones}::text[]) known (country, zone) on known.country = ${COUNTRY}
          where c.tenant_id = subscribers.tenant_id and c.email_key = subscribers.email and c.deleted_at is null
          order by c.id limit 1), '')`;
  return {
    zone: sql<string>`coalesce(nullif(subscribers.timezone, ''), ${country})`,
    country,
    names: [...new Set(['', ...rows.map(({ zone }) => zone), ...zones])],
  };
}
