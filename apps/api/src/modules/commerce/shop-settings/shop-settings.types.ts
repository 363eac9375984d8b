import type { CartSettings, StoredWebOrderSettings } from '@org/schema/entities';

/** All settings of a shop, with defaults. */
export interface ShopSettings {
  readonly cart: CartSettings;
  readonly orders: StoredWebOrderSettings;
  readonly currency: string;
  /** Locale in which the site formats amounts. */
  readonly locale: string;
  /** Version of the settings; 0 before the first change. */
  readonly version: number;
}
