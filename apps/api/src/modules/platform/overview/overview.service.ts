import { dayPlus } from '@org/schema';
import { OVERVIEW_FIGURES, type OverviewFigure, type OverviewLayout } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantContext } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { canListEntity } from '../../../kernel/entity-routes/can-list-entity.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import type { OverviewPeriod, OverviewSource } from './overview-source.ts';

/** Overview of a tenant as a user may see it. */
export interface Overview extends Pick<OverviewPeriod, 'from' | 'to' | 'previousFrom'> {
  readonly figures: OverviewFigure[];
  readonly layout: OverviewLayout;
}

const EMPTY_LAYOUT: OverviewLayout = { order: [], hidden: [] };

/** Returns the period of so many days up to today, and the one before. */
async function getPeriod({ tx }: Pick<TenantWrite, 'tx'>, days: number): Promise<OverviewPeriod> {
  const { timezone, currency } = await getSettings(tx);
  const zone = timezone || 'UTC';
  const today = dayIn(zone, new Date());
  return {
    today,
    to: today,
    from: dayPlus(today, 1 - days),
    previousFrom: dayPlus(today, 1 - 2 * days),
    timezone: zone,
    currency,
  };
}

/** Adds amounts of the same figure that several modules know. */
function addFigures(all: readonly OverviewFigure[]): OverviewFigure[] {
  const sums = new Map<string, OverviewFigure>();
  const add = (one: number, other: number) => Math.round((one + other) * 10_000) / 10_000;
  for (const figure of all) {
    const known = sums.get(figure.name);
    sums.set(
      figure.name,
      known
        ? {
            ...known,
            value: add(known.value, figure.value),
            previous:
              known.previous === null || figure.previous === null
                ? null
                : add(known.previous, figure.previous),
            days: known.days.map(({ day, value }, at) => ({
              day,
              value: add(value, figure.days[at]?.value ?? 0),
            })),
          }
        : figure,
    );
  }
  return OVERVIEW_FIGURES.flatMap((name) => sums.get(name) ?? []);
}

/** Returns the figures that a user may see over the last days, with the period before, and the arrangement of the user. */
export async function getOverview(
  reader: Pick<TenantWrite, 'tx' | 'actor'>,
  sources: readonly OverviewSource[],
  tenant: Pick<TenantContext, 'plan' | 'modules'>,
  days: number,
): Promise<Overview> {
  const { tx, actor } = reader;
  const period = await getPeriod(reader, days);
  const figures: OverviewFigure[] = [];
  for (const { entity, permission, read } of sources) {
    if (!canListEntity(entity, actor, tenant)) continue;
    if (permission && !hasPermission(actor, permission)) continue;
    const scope = getScope(entity, reader);
    const visible: RawBuilder<SqlBool> =
      scope.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(scope, sql` and `)})`;
    figures.push(...(await read(tx, period, visible)));
  }
  const saved = await tx
    .selectFrom('overview_layouts')
    .select('layout')
    .where('user_id', '=', actor.person.id)
    .executeTakeFirst();
  const { from, to, previousFrom } = period;
  return {
    from,
    to,
    previousFrom,
    figures: addFigures(figures),
    layout: saved?.layout ?? EMPTY_LAYOUT,
  };
}

/** Saves which widgets a user wants to see, and in which order. */
export async function arrangeOverview(
  write: TenantWrite,
  layout: OverviewLayout,
): Promise<OverviewLayout> {
  const { tx, tenantId } = write;
  const userId = await cacheActor(write);
  const value = JSON.stringify(layout);
  await tx
    .insertInto('overview_layouts')
    .values({ tenant_id: tenantId, user_id: userId, layout: value })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ layout: value }),
    )
    .execute();
  return layout;
}
