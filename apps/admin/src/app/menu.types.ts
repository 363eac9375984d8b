import type { Permission, Plan, Scope, TenantModule } from '@org/schema';
import type { IconShape } from '@org/ui';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';

/** What an entry of the menu leads to and who sees it. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Entries stand in this order; ties by label. */
  readonly sort: number;
  readonly to?: LinkProps['to'];
  readonly hash?: string;
  /** True where only the path itself is the entry's screen, not what lies below. */
  readonly exact?: boolean;
  /** Seen only with it; the names are those of the server's table. */
  readonly permission?: Permission;
  /** Seen only from this plan on. */
  readonly plan?: Plan;
  /** Seen only with this module. */
  readonly module?: TenantModule;
  /** Seen only by those whose work reaches that far. */
  readonly scope?: Exclude<Scope, 'tenant'>;
  /** Seen only where the demo is. */
  readonly demo?: boolean;
  /** True for an entry that is not rendered. */
  readonly omit?: boolean;
}

/** An entry of the first level, with its icon and perhaps a submenu. */
export interface MenuItem extends MenuEntry {
  readonly icon: IconShape;
  /** How many wait there to be seen to; nothing for none. */
  readonly Count?: () => ReactElement | null;
  readonly items?: readonly MenuEntry[];
}

/** A titled part of the menu. */
export interface MenuGroup {
  readonly id: string;
  /** '' for the first part, which needs no title. */
  readonly label: string;
  readonly sort: number;
  readonly items: readonly MenuItem[];
  /** True for a part that stays at the bottom of the sidebar while the parts above scroll. */
  readonly isPinned?: boolean;
}
