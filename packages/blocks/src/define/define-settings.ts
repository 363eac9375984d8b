import type { JsonObject, JsonValue } from '@org/schema/entities';

/** Shows a field only while another prop has one of the values. */
export interface FieldCondition<Name extends string = string> {
  readonly prop: Name;
  readonly is: readonly JsonValue[];
}

interface FieldBase<Name extends string, All extends string> {
  /** The prop that the field edits. */
  readonly prop: Name;
  readonly label: string;
  /** Help text below the field, one sentence. */
  readonly help?: string | undefined;
  readonly when?: FieldCondition<All> | undefined;
  /** Types of blocks directly in which the block has the field. @default all */
  readonly within?: readonly string[] | undefined;
}

/** An option of a select. */
export interface FieldOption<Value extends JsonValue = JsonValue> {
  readonly value: Value;
  readonly label: string;
  /** Other props that the option sets, unless they differ from what an option of this field would set. */
  readonly sets?: JsonObject | undefined;
  /** True for an option that is visible but cannot be selected. */
  readonly disabled?: boolean | undefined;
}

type TextFields<Name extends string, All extends string> =
  | (FieldBase<Name, All> & {
      readonly kind: 'text' | 'textarea';
      readonly placeholder?: string | undefined;
      /** An empty value is invalid and is not stored. */
      readonly required?: boolean | undefined;
      /** A comma-separated list. */
      readonly commas?: boolean | undefined;
      /** A value with anything but digits is invalid and is not stored. */
      readonly digits?: boolean | undefined;
    })
  /** Sanitized HTML, edited as formatted text. */
  | (FieldBase<Name, All> & { readonly kind: 'markup' })
  /** A color; with `readOnBehind` text in this color is on the background of the block, and low contrast is reported. */
  | (FieldBase<Name, All> & {
      readonly kind: 'color';
      readonly readOnBehind?: boolean | undefined;
      /** A removed color is invalid and is not stored. */
      readonly required?: boolean | undefined;
    })
  /** Name of an icon of `iconSet`; '' for none unless `required`. */
  | (FieldBase<Name, All> & { readonly kind: 'icon'; readonly required?: boolean | undefined })
  /**
   * An image: `also` names the props of its alternative text and its natural width and height in px, and optionally of its type,
   * its size in KB, and its focus per device.
   */
  | (FieldBase<Name, All> & {
      readonly kind: 'image';
      readonly also?:
        | {
            readonly alt: All;
            readonly width: All;
            readonly height: All;
            readonly mimeType?: All;
            readonly filesize?: All;
            readonly focus?: All;
          }
        | undefined;
    })
  /** A URL; `also` names the prop of its target. */
  | (FieldBase<Name, All> & {
      readonly kind: 'link';
      readonly also?: { readonly target: All } | undefined;
    });

type NumberFields<Name extends string, All extends string> =
  | (FieldBase<Name, All> & {
      readonly kind: 'number' | 'slider';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string | undefined;
      /** Value of an empty field; without it the field cannot be left empty. */
      readonly blank?: number | undefined;
      readonly placeholder?: string | undefined;
    })
  /** Width of a column in twelfths of its row, 0 for none; `also` names the prop with the widths of narrow devices. */
  | (FieldBase<Name, All> & { readonly kind: 'span'; readonly also: { readonly devices: All } })
  /** Number of columns of the row: the editor adds and removes children to match. */
  | (FieldBase<Name, All> & {
      readonly kind: 'columns';
      readonly min: number;
      readonly max: number;
    });

type ListField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'list';
  readonly itemLabel: string;
  /** Default values of a new item, without its id. */
  readonly newItem: JsonObject;
  readonly fields: readonly SettingField[];
  /** Minimum number of items. @default 0 */
  readonly min?: number | undefined;
  readonly max: number;
  /** Property with the position of an item, from 0, by which items are sorted. */
  readonly orderBy?: string | undefined;
  /** Prop with the index of the active item, from 0. */
  readonly active?: All | undefined;
};

/** A list that is not stored as an array of items, such as fields by name. */
type MappedListField<Name extends string, All extends string> = ListField<Name, All> & {
  readonly mapped: ListMapping;
};

/** Conversion between the stored value and the items of its list. Pure, and never throws: stored content may hold anything. */
export interface ListMapping {
  readonly toItems: (kept: JsonValue | undefined) => JsonObject[];
  readonly toKept: (items: readonly JsonObject[]) => JsonValue;
  /**
   * Validation problems of an item by prop.
   * @param items - all items
   */
  readonly problems: (
    item: JsonObject,
    items: readonly JsonObject[],
  ) => Partial<Record<string, string>>;
}

/** A control that the app around the editor provides, identified by `prop`: it does not edit a prop of the block. */
type ControlField = FieldBase<string, string> & { readonly kind: 'control' };

/**
 * Sizes per device: prop is an object of `desktop`, `tablet`, `mobile` and `email`, each with width, widthUnit, height and
 * heightUnit.
 */
type SizesField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'sizes';
  readonly units: readonly string[];
};

/** Columns of a grid per device: an object of `desktop`, `tablet` and `mobile`, each a list of shares, 0 to fit the content. */
type TracksField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'tracks';
  readonly max: number;
};

/** Cell of a grid per device: spans, and the first column and row, 0 for the next free one. */
type CellField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'cell';
};

/** A number per device. Narrow devices have that of desktop. */
type DeviceNumberField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'deviceNumber';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string | undefined;
};

/** A field of values per device. */
type DeviceField<Name extends string, All extends string> =
  | SizesField<Name, All>
  | TracksField<Name, All>
  | CellField<Name, All>
  | DeviceNumberField<Name, All>;

/** Records of the tenant by id: a single id, 0 for none, when the prop is a number; otherwise a list of ids. */
type RecordsField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'records';
  readonly of: 'products' | 'categories' | 'tags' | 'collections';
  /** Maximum number of records; 1 when the prop is a number. */
  readonly max: number;
};

/** Key of a field of a collection: one that its items can be sorted or filtered by. */
type ItemKeyField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'itemField';
  readonly use: 'order' | 'filter';
  /** Prop with the id of the collection. */
  readonly collection: All;
};

/** A read-only prop: its help says where the value comes from. */
type FixedField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'fixed';
};

type FieldFor<Name extends string, All extends string, Value> =
  | FixedField<Name, All>
  | ([Value] extends [boolean] ? FieldBase<Name, All> & { readonly kind: 'toggle' } : never)
  | ([Value] extends [string] ? TextFields<Name, All> | ItemKeyField<Name, All> : never)
  | ([Value] extends [number] ? NumberFields<Name, All> | RecordsField<Name, All> : never)
  | ([Value] extends [readonly number[]] ? RecordsField<Name, All> : never)
  | ([Value] extends [string | number]
      ? FieldBase<Name, All> & {
          readonly kind: 'select' | 'segments';
          readonly options: readonly FieldOption[];
        }
      : never)
  | ([Value] extends [readonly unknown[]] ? ListField<Name, All> : never)
  | ([Value] extends [readonly unknown[] | string | number | boolean]
      ? never
      : DeviceField<Name, All> | MappedListField<Name, All>);

/** A field of a block's settings panel, tied to the type of its prop. */
export type FieldOf<Props extends object> =
  | {
      [Name in keyof Props & string]: FieldFor<
        Name,
        keyof Props & string,
        NonNullable<Props[Name]>
      >;
    }[keyof Props & string]
  | ControlField;

/** A field of a block's settings panel with any prop. */
export type SettingField =
  | TextFields<string, string>
  | NumberFields<string, string>
  | (FieldBase<string, string> & {
      readonly kind: 'toggle';
      /** Other props that enabling it sets. */
      readonly sets?: JsonObject | undefined;
    })
  | (FieldBase<string, string> & {
      readonly kind: 'select' | 'segments';
      readonly options: readonly FieldOption[];
    })
  | FixedField<string, string>
  | RecordsField<string, string>
  | ItemKeyField<string, string>
  | (ListField<string, string> & { readonly mapped?: ListMapping | undefined })
  | DeviceField<string, string>
  | ControlField;

/** Declares a block's settings panel: fields in order, each editable prop once. */
export function defineSettings<Props extends object>(
  fields: readonly FieldOf<Props>[],
): readonly SettingField[] {
  return fields as readonly unknown[] as readonly SettingField[];
}

/** Returns the names of the props that a field edits. */
export function getProps(field: SettingField): string[] {
  if (field.kind === 'control') return [];
  const also = 'also' in field && field.also ? Object.values(field.also) : [];
  const active = field.kind === 'list' && field.active !== undefined ? [field.active] : [];
  return [field.prop, ...also, ...active];
}

/** Returns options whose labels are their capitalized values. */
export function getOptions<Value extends string>(values: readonly Value[]): FieldOption<Value>[] {
  return values.map((value) => ({
    value,
    label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }));
}
