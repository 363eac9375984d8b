import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  getAddressTimeZone,
  PROVINCE_COUNTRIES,
} from '../../../kernel/settings/address-time-zone.ts';

/** Code of a customer's country: their own, or that of their first address. */
const COUNTRY = sql<string>`coalesce(nullif(c.country, ''), c.addresses -> 0 ->> 'countryCode', '')`;
/** Province of a customer's first address; '' where it is in another country, or where the country alone decides. */
const PROVINCE = sql<string>`case
  when ${COUNTRY} = any(${PROVINCE_COUNTRIES}::text[])
    and coalesce(c.addresses -> 0 ->> 'countryCode', '') in ('', ${COUNTRY})
  then lower(coalesce(c.addresses -> 0 ->> 'province', '')) else '' end`;

/** Time zones of subscribers, for queries of `subscribers`; '' where none is known, and the tenant's counts. */
export interface SubscriberZone {
  /** That of the subscriber, else that of their country or province. */
  readonly zone: RawBuilder<string>;
  /**
   * That of the customer with the same address, by their country where all of its clocks show the same time, else by their state or
   * province.
   */
  readonly country: RawBuilder<string>;
  /** Every zone that `zone` can return at this moment. */
  readonly names: readonly string[];
}

/** Compiles the time zones of subscribers. */
export async function subscriberZone(tx: TenantTx): Promise<SubscriberZone> {
  const { rows } = await sql<{ zone: string; country: string; province: string }>`
    select distinct '' as zone, ${COUNTRY} as country, ${PROVINCE} as province from customers c where c.deleted_at is null
    union select distinct timezone, '', '' from subscribers where timezone <> ''`.execute(tx);
  const found = rows.flatMap(({ country, province }) => {
    const zone = getAddressTimeZone({ country, province });
    return zone ? [{ country, province, zone }] : [];
  });
  const codes = found.map(({ country }) => country);
  const provinces = found.map(({ province }) => province);
  const zones = found.map(({ zone }) => zone);
  const country =
    found.length === 0
      ? sql<string>`''`
      : sql<string>`coalesce((
          select known.zone from customers c
          left join unnest(${codes}::text[], ${provinces}::text[], ${zones}::text[]) known (country, province, zone)
            on known.country = ${COUNTRY} and known.province = ${PROVINCE}
          where c.tenant_id = subscribers.tenant_id and c.email_key = subscribers.email and c.deleted_at is null
          order by c.id limit 1), '')`;
  return {
    zone: sql<string>`coalesce(nullif(subscribers.timezone, ''), ${country})`,
    country,
    names: [...new Set(['', ...rows.map(({ zone }) => zone), ...zones])],
  };
}
