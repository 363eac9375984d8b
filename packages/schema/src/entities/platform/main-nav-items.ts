import type { NavItem } from '../content/navigation.schema.ts';
import type { Theme } from './settings.schema.ts';

/** Returns the items of a tenant's main menu: those of the navigation settings if there are any, else the theme's own. */
export function mainNavItems(theme: Theme): readonly NavItem[] {
  const inSettings = theme.mainnav_settings?.mainnav_items ?? [];
  return inSettings.length > 0 ? inSettings : (theme.mainnav_items ?? []);
}
