import type {
  ActivityType,
  CustomerCount,
  CustomerDate,
  CustomerMoney,
} from '@org/schema/entities';
import type { RawBuilder, SqlBool } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Records of a module that appear in the activity of customers. */
export interface ActivitySource {
  readonly types: readonly ActivityType[];
  /** Entity whose list the user has to be allowed to read. */
  readonly entity: AnyEntityDefinition;
  /**
   * Returns a query of the entries of a customer, with the columns `key`, `type`, `action`, `at`, `title`, `text`, `amount`,
   * `currency`, `entity`, `entity_id` and `user_id`.
   * @param visible - condition for rows of the table of the entity that the user may see
   */
  entries(customerId: number, visible: RawBuilder<SqlBool>): RawBuilder<unknown>;
}

/** Modules add their records to the activity of customers. */
export const ACTIVITY_SOURCES = defineExtensionPoint<ActivitySource>('activity of customers');

/** Figures of a customer that one module knows. */
export interface ModuleFigures {
  /** Amounts by currency; missing ones count as 0. */
  readonly money?: readonly (Partial<CustomerMoney> & Pick<CustomerMoney, 'currency'>)[];
  readonly counts?: Partial<Record<CustomerCount, number>>;
  /** Coming dates, of which the earliest is shown. */
  readonly dates?: readonly CustomerDate[];
}

/** Figures of customers that a module knows. */
export interface FigureSource {
  /** Entity whose list the user has to be allowed to read. */
  readonly entity: AnyEntityDefinition;
  /**
   * Reads the figures.
   * @param visible - condition for rows of the table of the entity that the user may see
   * @param today - calendar day of the tenant
   */
  read(
    tx: TenantTx,
    customerId: number,
    visible: RawBuilder<SqlBool>,
    today: string,
  ): Promise<ModuleFigures>;
}

/** Modules add figures of customers. */
export const FIGURE_SOURCES = defineExtensionPoint<FigureSource>('figures of customers');
