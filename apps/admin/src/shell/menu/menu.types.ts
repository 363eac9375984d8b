import type { EntryGate } from '@org/admin-kit';
import type { IconShape } from '@org/ui';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';

/** Target and visibility of a menu entry. */
export interface MenuEntry extends EntryGate {
  readonly id: string;
  readonly label: string;
  /** Sort position; ties are sorted by label. */
  readonly sort: number;
  readonly to?: LinkProps['to'];
  readonly hash?: string;
  /** True when only the path itself matches, not its subpaths. */
  readonly exact?: boolean;
  /** True for an entry that is not rendered. */
  readonly omit?: boolean;
}

/** A top-level entry with its icon and optional submenu. */
export interface MenuItem extends MenuEntry {
  readonly icon: IconShape;
  /** Badge with the number of pending records; nothing for none. */
  readonly Count?: () => ReactElement | null;
  readonly items?: readonly MenuEntry[];
}

/** A group of the menu with a title. */
export interface MenuGroup {
  readonly id: string;
  /** '' for the first group, which needs no title. */
  readonly label: string;
  readonly sort: number;
  readonly items: readonly MenuItem[];
  /** True for a group that stays at the bottom of the sidebar while the groups above scroll. */
  readonly isPinned?: boolean;
}
