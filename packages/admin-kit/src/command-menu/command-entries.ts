import type { ApiClient } from '@org/api-client';
import type { EntityName, Me } from '@org/schema/entities';
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

/** A record that the search of all entities found. */
export interface FoundRef {
  readonly entity: EntityName;
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
}

/** Result of the search of all entities, best first. */
export interface FoundRefs {
  readonly rows: readonly FoundRef[];
  /** Search terms that were used instead of the typed ones; null where those found something. */
  readonly corrected: string | null;
}

/** Screen of an entity's records, for the search of all entities. */
export interface EntityLink {
  /** Heading of its records. */
  readonly label: string;
  readonly icon: IconShape;
  readonly href: (record: FoundRef) => string;
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
export interface ScreenEntry extends EntryGate {
  readonly id: string;
  readonly label: string;
  /** Other words by which people look for the screen. */
  readonly keywords?: readonly string[] | undefined;
  readonly icon: IconShape;
  readonly href?: string;
}

/** Entries of the command menu, which the app registers. */
export interface CommandEntries {
  readonly searches: readonly SearchEntry[];
  /** Searches all entities with one request. */
  readonly findAll: (api: ApiClient, search: string, signal: AbortSignal) => Promise<FoundRefs>;
  /** Screens of found records; records of other entities are not shown. */
  readonly links: Readonly<Partial<Record<EntityName, EntityLink>>>;
  readonly creations: readonly CreateEntry[];
  /** Returns the screens that a user can see, in the order of the sidebar. */
  readonly screens: (me: Me) => readonly ScreenEntry[];
  readonly settings: readonly ScreenEntry[];
  readonly help: readonly ScreenEntry[];
}
