import type { ApiClient } from '@org/api-client';
import type { ListFields, Permission } from '@org/schema';
import type { RouteContract, ViewsContract } from '@org/schema/contract';
import type { CellValue, Choice, IconShape, Sort, Tone } from '@org/ui';
import type { ReactNode } from 'react';
import type { ListCalls } from './list-calls.ts';
import type { ListRow } from './list-row.ts';

/** Configuration of a column, in addition to its field. */
export interface ListColumn<Row> {
  /** Content of its cells. @default the cell of the field's type */
  readonly cell?: (row: Row) => ReactNode;
  /** Value of the default cell. @default the row's property with the column's name */
  readonly value?: (row: Row) => unknown;
  /** Currency of a money field in a row. */
  readonly currency?: (row: Row) => string;
  /** CSS width; without one the column takes the remaining space. */
  readonly width?: string;
  /** Role in the card layout. @default 'meta' */
  readonly phone?: 'title' | 'meta' | 'hidden';
  /** True for a column that is dropped when space is short, unless the user chose it. */
  readonly optional?: boolean;
}

/** Inline editing of a column. */
export interface ListEdit<Row> {
  /** Initial value of the editor. @default the value of the cell; ids for tags and members */
  readonly read?: (row: Row) => CellValue;
  /** Fields to send for a new value. @default the value under the column's name */
  readonly write?: (value: CellValue) => Readonly<Record<string, unknown>>;
  /** True when the column supports bulk changes. */
  readonly bulk?: boolean;
  /** Options of a text field, such as countries. */
  readonly options?: () => readonly Choice[];
  /** False for a column that only supports bulk changes. @default true */
  readonly inline?: boolean;
}

/** Source of the options of a field of tags or members. */
export interface ChoiceSource {
  /** Finds the first options that match the typed text; '' matches all. */
  readonly find: (api: ApiClient, search: string) => Promise<readonly Choice[]>;
  /** Loads the options with these ids, for filters of a URL. */
  readonly named: (api: ApiClient, ids: readonly number[]) => Promise<readonly Choice[]>;
}

/** Configuration of an entity's list, from which all of its features are derived. */
export interface ListScreen<Row extends ListRow> {
  /** Plural name of the entity, as in the names of its endpoints; views are saved under it. */
  readonly entity: string;
  readonly title: string;
  readonly icon: IconShape;
  /** Singular and plural in the middle of a sentence. */
  readonly noun: readonly [one: string, many: string];
  readonly calls: ListCalls<Row>;
  /** Other endpoints whose responses are stale after a change. */
  readonly stale?: readonly RouteContract[];
  readonly fields: ListFields;
  /** Columns that differ from the usual, by the names of their fields. Every field is a column. */
  readonly columns: Readonly<Record<string, ListColumn<Row>>>;
  /** Default state of the list. */
  readonly usual: {
    readonly columns: readonly string[];
    readonly sort: readonly Sort[];
    /** Rows per page. @default 25 */
    readonly size?: number;
  };
  /** The column that links to the record; it is always visible. */
  readonly primary: string;
  readonly href: (row: Row) => string;
  /** Returns the name of a row. */
  readonly label: (row: Row) => string;
  readonly permissions: {
    readonly view: Permission;
    readonly create: Permission;
    readonly update: Permission;
    readonly remove: Permission;
    readonly export?: Permission;
  };
  /** True when files can be imported. */
  readonly importable?: boolean;
  /** Endpoints of its views, when they are separate from those of other lists; such views cannot be shared. */
  readonly views?: ViewsContract;
  /** The button that creates a record. */
  readonly create?: { readonly label: string; readonly href: string };
  /** Colors of the options of `enum` fields. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  readonly choices?: Readonly<Record<string, ChoiceSource>>;
  /** An `enum` field whose options are shown beside the search with counts. */
  readonly quick?: string;
  readonly edits?: Readonly<Record<string, ListEdit<Row>>>;
  /** The field of tags for bulk changes. */
  readonly tags?: string;
  /**
   * Returns the consequence of a deletion as a sentence.
   * @param one - whether it is a single row
   */
  readonly consequence?: (one: boolean) => string;
  readonly empty: { readonly title: string; readonly text: string };
}
