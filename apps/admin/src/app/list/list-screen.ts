import type { ListFields, Permission, RouteContract, ViewsContract } from '@org/schema';
import type { CellValue, Choice, IconShape, Sort, Tone } from '@org/ui';
import type { ReactNode } from 'react';
import type { ListCalls } from './list-calls.ts';

/** What every row of a list has. */
export interface ListRow {
  readonly id: number;
  /** What a change is based on. */
  readonly version?: number;
}

/** One column of a list, beside what its field says. */
export interface ListColumn<Row> {
  /** What stands in its cells. @default the usual cell of the kind of field */
  readonly cell?: (row: Row) => ReactNode;
  /** What the usual cell shows. @default the row's property of the column's name */
  readonly value?: (row: Row) => unknown;
  /** Of a field of money: its currency in a row. */
  readonly currency?: (row: Row) => string;
  /** CSS width; without one the column takes what is left. */
  readonly width?: string;
  /** What becomes of it where rows are cards. @default 'meta' */
  readonly phone?: 'title' | 'meta' | 'hidden';
  /** True for a column that is left out where there is little room, unless somebody chose it. */
  readonly optional?: boolean;
}

/** How the cells of a column are edited in place. */
export interface ListEdit<Row> {
  /** What the editor begins with. @default what the cell shows; of tags and people, their ids */
  readonly read?: (row: Row) => CellValue;
  /** What is sent for a new value. @default the value under the column's name */
  readonly write?: (value: CellValue) => Readonly<Record<string, unknown>>;
  /** True where many rows can be set to one value at once. */
  readonly bulk?: boolean;
  /** Values of a text field to choose from, such as countries. */
  readonly options?: () => readonly Choice[];
  /** False for a column that is set for chosen rows alone. @default true */
  readonly inline?: boolean;
}

/** Where the values of a field of tags or people come from. */
export interface ChoiceSource {
  /** The first values that match what was typed; '' matches all. */
  readonly find: (search: string) => Promise<readonly Choice[]>;
  /** The values of these ids, for filters that come from an address. */
  readonly named: (ids: readonly number[]) => Promise<readonly Choice[]>;
}

/** The list of an entity, as a declaration: everything that a list does comes from it. */
export interface ListScreen<Row extends ListRow> {
  /** Plural name of the entity, as in the names of its calls; views are kept under it. */
  readonly entity: string;
  readonly title: string;
  readonly icon: IconShape;
  /** What people call one and several, in the middle of a sentence. */
  readonly noun: readonly [one: string, many: string];
  readonly calls: ListCalls<Row>;
  /** Other calls whose answers are outdated when rows change. */
  readonly stale?: readonly RouteContract[];
  readonly fields: ListFields;
  /** Columns that can be shown, by the names of their fields. */
  readonly columns: Readonly<Record<string, ListColumn<Row>>>;
  /** The list as it is without a choice of anybody's. */
  readonly usual: {
    readonly columns: readonly string[];
    readonly sort: readonly Sort[];
    /** Rows per page. @default 25 */
    readonly size?: number;
  };
  /** The column that leads to the record; it is always shown. */
  readonly primary: string;
  readonly href: (row: Row) => string;
  /** What a row is called. */
  readonly label: (row: Row) => string;
  readonly permissions: {
    readonly view: Permission;
    readonly create: Permission;
    readonly update: Permission;
    readonly remove: Permission;
    readonly export?: Permission;
  };
  /** True where files can be taken into it. */
  readonly importable?: boolean;
  /** The calls of its views, where they are kept apart from those of other lists; such views are not shared. */
  readonly views?: ViewsContract;
  /** The button that makes a new one. */
  readonly create?: { readonly label: string; readonly href: string };
  /** Colours of the choices of `enum` fields. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  readonly choices?: Readonly<Record<string, ChoiceSource>>;
  /** An `enum` field whose choices stand beside the search, with their counts. */
  readonly quick?: string;
  readonly edits?: Readonly<Record<string, ListEdit<Row>>>;
  /** The field of tags that many rows are given at once. */
  readonly tags?: string;
  /** What it means when rows are deleted, as a sentence. Shape: whether it is one. */
  readonly consequence?: (one: boolean) => string;
  readonly empty: { readonly title: string; readonly text: string };
}
