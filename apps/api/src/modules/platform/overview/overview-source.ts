import type { Permission } from '@org/schema';
import type { OverviewFigure } from '@org/schema/entities';
import type { RawBuilder, SqlBool } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Period of the overview: calendar days of the tenant. */
export interface OverviewPeriod {
  readonly from: string;
  readonly to: string;
  /** First day of the period before, which is as long. */
  readonly previousFrom: string;
  readonly today: string;
  readonly timezone: string;
  readonly currency: string;
}

/** Figures that a module adds to the overview. Amounts of the same figure are summed. */
export interface OverviewSource {
  /** Entity whose list the user has to be allowed to read. */
  readonly entity: AnyEntityDefinition;
  /** Further permission that the figures need. */
  readonly permission?: Permission;
  /**
   * Reads the figures.
   * @param visible - condition for rows of the table of the entity that the user may see
   */
  read(
    tx: TenantTx,
    period: OverviewPeriod,
    visible: RawBuilder<SqlBool>,
  ): Promise<readonly OverviewFigure[]>;
}

/** Modules add figures to the overview. */
export const OVERVIEW_SOURCES = defineExtensionPoint<OverviewSource>('overview');
