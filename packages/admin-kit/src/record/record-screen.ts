import type { ApiError } from '@org/api-client';
import type { ListFields, Permission } from '@org/schema';
import type { RouteContract } from '@org/schema/contract';
import type { EntityName } from '@org/schema/entities';
import type { IconShape } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';

/** Fields that every record has. */
export interface AnyRecord {
  readonly id: number;
  readonly version: number;
}

/** Endpoints of a record. */
export interface RecordCalls {
  readonly get: RouteContract;
  readonly create: RouteContract;
  readonly update: RouteContract;
  readonly remove: RouteContract;
  readonly restore?: RouteContract;
  readonly timeline?: RouteContract;
  readonly setTags?: RouteContract;
  readonly tags?: RouteContract;
  /** Endpoints whose responses are stale after a change. */
  readonly stale: readonly RouteContract[];
}

/** Props of the fields: form, record, and whether it is editable. */
export interface RecordFieldsProps<Rec, Values extends Record<string, unknown>> {
  readonly form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  readonly record: Rec | undefined;
  readonly readOnly: boolean;
}

/** Props of the overview: record, and the handler that shows the form. */
export interface OverviewProps<Rec, Values extends Record<string, unknown>> {
  readonly record: Rec;
  /** Undefined for users who may not change the record. */
  readonly onEdit: ((field?: keyof Values & string) => void) | undefined;
  /** The form while it is shown; undefined while the record is read. */
  readonly form: ReactElement | undefined;
}

/** Configuration of a record's screen, from which loading, form, conflicts, history, tags and deletion are derived. */
export interface RecordScreen<Rec extends AnyRecord, Values extends Record<string, unknown>> {
  /** Name in events. */
  readonly entity: EntityName;
  /** Key in responses of endpoints. */
  readonly name: string;
  readonly icon: IconShape;
  readonly calls: RecordCalls;
  readonly permissions: {
    readonly view: Permission;
    readonly create: Permission;
    readonly update: Permission;
    readonly remove: Permission;
  };
  /** The list that the screen links back to. */
  readonly list: { readonly href: string; readonly label: string };
  readonly href: (record: Rec) => string;
  readonly schema: { isValidSync(record: unknown): boolean };
  readonly fields: ListFields;
  /** Returns the form values of a new record. */
  readonly empty: (zone: string) => Values;
  readonly toValues: (record: Rec, zone: string) => Values;
  /** Returns the body of a creation or update, without the version; `base` holds the initial values of a stored record. */
  readonly toBody: (values: Values, zone: string, base?: Values) => object;
  readonly resolver: Resolver<Values>;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly getField?: (error: ApiError) => (keyof Values & string) | undefined;
  readonly describe?: (field: string, value: unknown) => string;
  readonly getTitle: (values: Values, record: Rec | undefined) => string;
  readonly Fields: (props: RecordFieldsProps<Rec, Values>) => ReactElement;
  /**
   * Component that shows an existing record for reading. The form is hidden until `onEdit` is called, with the field that gets the
   * focus, or until it has changes that are not saved.
   * @default the form is always visible
   */
  readonly Overview?: (props: OverviewProps<Rec, Values>) => ReactElement;
  /** Component above the form of an existing record; its controls also work where the fields cannot be changed. */
  readonly Above?: (props: { readonly record: Rec }) => ReactElement | null;
  /** Component beside the form of an existing record. */
  readonly Aside?: (props: { readonly record: Rec }) => ReactElement;
  /** Small text below the title. */
  readonly meta?: (record: Rec) => ReactNode;
  readonly buttons?: (record: Rec) => ReactNode;
  /** Returns true for a record whose fields can no longer be changed, whatever the user may do. @default never */
  readonly isFixed?: (record: Rec) => boolean;
  /** Label of a visible button that deletes a record. @default 'Delete' in a menu */
  readonly deleteLabel?: string;
  /** Called when a save failed, in addition to the message at the form; `record` is undefined for a new one. */
  readonly onSaveFailed?: (error: ApiError, record: Rec | undefined) => void;
  readonly text: RecordTexts;
}

/** Texts of a record's screen. */
export interface RecordTexts {
  /** Used in the middle of a sentence. */
  readonly noun: string;
  readonly untitled: string;
  readonly newTitle: string;
  readonly create: string;
  readonly save: string;
  readonly created: string;
  readonly saved: string;
  /** Name of the missing permission, for the message to users without it. */
  readonly see: string;
  readonly add: string;
}
