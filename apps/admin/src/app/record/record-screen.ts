import type { ApiError } from '@org/api-client';
import type { EntityName, ListFields, Permission, RouteContract } from '@org/schema';
import type { IconShape } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';

/** What every record has. */
export interface AnyRecord {
  readonly id: number;
  readonly version: number;
}

/** The calls of a record. */
export interface RecordCalls {
  readonly get: RouteContract;
  readonly create: RouteContract;
  readonly update: RouteContract;
  readonly remove: RouteContract;
  readonly restore?: RouteContract;
  readonly timeline?: RouteContract;
  readonly setTags?: RouteContract;
  readonly tags?: RouteContract;
  /** Calls whose answers a change makes old. */
  readonly stale: readonly RouteContract[];
}

/** Shape: the form's fields, which record they are of, and whether they can be written. */
export interface RecordFieldsProps<Rec, Values extends Record<string, unknown>> {
  readonly form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  readonly record: Rec | undefined;
  readonly readOnly: boolean;
}

/** The screen of one record, as a declaration: loading, form, conflicts, history, tags and deletion come from it. */
export interface RecordScreen<Rec extends AnyRecord, Values extends Record<string, unknown>> {
  /** Its name in events. */
  readonly entity: EntityName;
  /** Its key in the answers of calls. */
  readonly name: string;
  readonly icon: IconShape;
  readonly calls: RecordCalls;
  readonly permissions: {
    readonly view: Permission;
    readonly create: Permission;
    readonly update: Permission;
    readonly remove: Permission;
  };
  /** The list that the screen leads back to. */
  readonly list: { readonly href: string; readonly label: string };
  readonly href: (record: Rec) => string;
  readonly schema: { isValidSync(record: unknown): boolean };
  readonly fields: ListFields;
  /** The form of a record that does not exist yet. */
  readonly empty: (zone: string) => Values;
  readonly toValues: (record: Rec, zone: string) => Values;
  /** Body of a creation and of a change, without the version; `base` is what the form of a stored record began with. */
  readonly toBody: (values: Values, zone: string, base?: Values) => object;
  readonly resolver: Resolver<Values>;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly getField?: (error: ApiError) => (keyof Values & string) | undefined;
  readonly describe?: (field: string, value: unknown) => string;
  readonly getTitle: (values: Values) => string;
  readonly Fields: (props: RecordFieldsProps<Rec, Values>) => ReactElement;
  /** What stands beside the form of a record that is there. */
  readonly Aside?: (props: { readonly record: Rec }) => ReactElement;
  /** Small line below the title. */
  readonly meta?: (record: Rec) => ReactNode;
  readonly buttons?: (record: Rec) => ReactNode;
  readonly text: RecordTexts;
}

/** What a record's screen says. */
export interface RecordTexts {
  /** In the middle of a sentence. */
  readonly noun: string;
  readonly untitled: string;
  readonly newTitle: string;
  readonly create: string;
  readonly save: string;
  readonly created: string;
  readonly saved: string;
  /** What somebody without the right is told that they may not do. */
  readonly see: string;
  readonly add: string;
}
