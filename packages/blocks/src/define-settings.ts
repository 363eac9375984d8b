import type { JsonObject, JsonValue } from '@org/schema';

/** Shows a field only while another prop has one of the values. */
export interface FieldCondition<Name extends string = string> {
  readonly prop: Name;
  readonly is: readonly JsonValue[];
}

interface FieldBase<Name extends string, All extends string> {
  /** The prop that the field edits. */
  readonly prop: Name;
  readonly label: string;
  /** One sentence below the field. */
  readonly help?: string | undefined;
  readonly when?: FieldCondition<All> | undefined;
}

/** A choice of a select. */
export interface FieldOption<Value extends JsonValue = JsonValue> {
  readonly value: Value;
  readonly label: string;
  /** Other props that the choice sets, as long as they are what a choice of this field gave them. */
  readonly sets?: JsonObject | undefined;
  /** True for what is shown and cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

type TextFields<Name extends string, All extends string> =
  | (FieldBase<Name, All> & {
      readonly kind: 'text' | 'textarea';
      readonly placeholder?: string | undefined;
      /** What is empty is marked, and not stored. */
      readonly required?: boolean | undefined;
      /** A list with commas between its parts. */
      readonly commas?: boolean | undefined;
      /** What is not made of digits alone is marked, and not stored. */
      readonly digits?: boolean | undefined;
    })
  /** Guarded markup, edited as formatted text. */
  | (FieldBase<Name, All> & { readonly kind: 'markup' })
  /** A colour; `readOnBehind` where words of it are read on what is behind the block: too little contrast is told. */
  | (FieldBase<Name, All> & {
      readonly kind: 'color';
      readonly readOnBehind?: boolean | undefined;
      /** A colour that is taken away is marked, and not stored. */
      readonly required?: boolean | undefined;
    })
  /** Name of an icon of `iconSet`; '' for none unless `required`. */
  | (FieldBase<Name, All> & { readonly kind: 'icon'; readonly required?: boolean | undefined })
  /** A picture: `also` holds its alt text and its natural width and height, in px, and where it is named its type and its size in KB. */
  | (FieldBase<Name, All> & {
      readonly kind: 'image';
      readonly also?:
        | {
            readonly alt: All;
            readonly width: All;
            readonly height: All;
            readonly mimeType?: All;
            readonly filesize?: All;
          }
        | undefined;
    })
  /** An address; `also` holds where it opens. */
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
      /** What an empty field stands for; without it one cannot be left empty. */
      readonly blank?: number | undefined;
      readonly placeholder?: string | undefined;
    })
  /** How many columns the row has: the editor adds and removes children to match. Source: EDIT-020. */
  | (FieldBase<Name, All> & {
      readonly kind: 'columns';
      readonly min: number;
      readonly max: number;
    });

type ListField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'list';
  readonly itemLabel: string;
  /** A new item, without its id. */
  readonly newItem: JsonObject;
  readonly fields: readonly SettingField[];
  /** Fewest items that are left. @default 0 */
  readonly min?: number | undefined;
  readonly max: number;
  /** Property of an item that says its place, from 0: items are shown in its order. */
  readonly orderBy?: string | undefined;
  /** Prop that holds the place of the item that is open, from 0. Source: BLK-SLIDER-04. */
  readonly active?: All | undefined;
};

/** A list that is kept in another form than a list of flat items, such as fields by their names. */
type MappedListField<Name extends string, All extends string> = ListField<Name, All> & {
  readonly mapped: ListMapping;
};

/** How a kept value and the items of its list become each other. Pure, and never throwing: stored content may hold anything. */
export interface ListMapping {
  readonly toItems: (kept: JsonValue | undefined) => JsonObject[];
  readonly toKept: (items: readonly JsonObject[]) => JsonValue;
  /** What is missing in an item, by the prop that it is missing in. Shape: item, all items → texts. */
  readonly problems: (
    item: JsonObject,
    items: readonly JsonObject[],
  ) => Partial<Record<string, string>>;
}

/** A control that the app around the editor brings, called as `prop` says: what it edits is no prop of the block. */
type ControlField = FieldBase<string, string> & { readonly kind: 'control' };

/** Sizes per device: prop is an object of `desktop`, `tablet`, `mobile` and `email`, each with width, widthUnit, height and heightUnit. */
type SizesField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'sizes';
  readonly units: readonly string[];
};

/** Records of the tenant by their ids: one id, 0 for none, where the prop is a number; a list of ids otherwise. */
type RecordsField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'records';
  readonly of: 'products' | 'categories' | 'tags';
  /** How many can be chosen; 1 where the prop is a number. */
  readonly max: number;
};

/** A prop that nobody sets by hand: its help says where it comes from. */
type FixedField<Name extends string, All extends string> = FieldBase<Name, All> & {
  readonly kind: 'fixed';
};

type FieldFor<Name extends string, All extends string, Value> =
  | FixedField<Name, All>
  | ([Value] extends [boolean] ? FieldBase<Name, All> & { readonly kind: 'toggle' } : never)
  | ([Value] extends [string] ? TextFields<Name, All> : never)
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
      : SizesField<Name, All> | MappedListField<Name, All>);

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

/** A field of a block's settings panel, for readers that take any. */
export type SettingField =
  | TextFields<string, string>
  | NumberFields<string, string>
  | (FieldBase<string, string> & {
      readonly kind: 'toggle';
      /** Other props that switching it on sets. */
      readonly sets?: JsonObject | undefined;
    })
  | (FieldBase<string, string> & {
      readonly kind: 'select' | 'segments';
      readonly options: readonly FieldOption[];
    })
  | FixedField<string, string>
  | RecordsField<string, string>
  | (ListField<string, string> & { readonly mapped?: ListMapping | undefined })
  | SizesField<string, string>
  | ControlField;

/** Declares a block's settings panel: fields in order, each editable prop once. */
export function defineSettings<Props extends object>(
  fields: readonly FieldOf<Props>[],
): readonly SettingField[] {
  return fields as readonly unknown[] as readonly SettingField[];
}

/** Names of the props that a field edits. */
export function getProps(field: SettingField): string[] {
  if (field.kind === 'control') return [];
  const also = 'also' in field && field.also ? Object.values(field.also) : [];
  const active = field.kind === 'list' && field.active !== undefined ? [field.active] : [];
  return [field.prop, ...also, ...active];
}

/** Options whose labels are their values with a capital. */
export function getOptions<Value extends string>(values: readonly Value[]): FieldOption<Value>[] {
  return values.map((value) => ({
    value,
    label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }));
}
