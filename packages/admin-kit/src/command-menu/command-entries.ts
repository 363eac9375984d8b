import type { ApiClient } from '@org/api-client';
import type { Me } from '@org/schema/entities';
import type { IconShape } from '@org/ui';
import type { ComponentType } from 'react';
import type { EntryGate } from '../session/entry-gate.ts';

/** A found record. */
export interface FoundRecord {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
}

/** An entity that the menu can search. */
export interface SearchEntry extends EntryGate {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** Text of a search without results. */
  readonly none: string;
  readonly find: (
    api: ApiClient,
    search: string,
    signal: AbortSignal,
  ) => Promise<readonly FoundRecord[]>;
}

/** Props of a dialog that creates a record. */
export interface CreateDialogProps {
  readonly onClose: () => void;
}

/** A record that the menu can create: in a dialog, or on a separate screen. */
export interface CreateEntry extends EntryGate {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly Dialog?: ComponentType<CreateDialogProps>;
  readonly href?: string;
}

/** A screen that the menu opens. Without a URL the entry is disabled. */
export interface ScreenEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly href?: string;
}

/** Entries of the command menu, which the app registers. */
export interface CommandEntries {
  readonly searches: readonly SearchEntry[];
  readonly creations: readonly CreateEntry[];
  /** Returns the screens that a user can see, in the order of the sidebar. */
  readonly screens: (me: Me) => readonly ScreenEntry[];
  readonly settings: readonly ScreenEntry[];
  readonly help: readonly ScreenEntry[];
}
