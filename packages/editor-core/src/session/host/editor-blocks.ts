import type { BlockDefinition, BlockRegistry } from '@org/content';
import type { Sheet } from '@org/device-settings';
import type { BuilderNode, JsonObject, JsonValue, NodeId } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import type { PasteBlocks } from '../../model/clipboard/pasted-blocks.ts';

/** Props that the canvas passes to a view. `context` belongs to the app; the editor passes it through. */
export interface CanvasViewProps {
  readonly props: JsonObject;
  readonly root: {
    readonly className: string;
    readonly 'data-block': string;
    readonly 'data-node'?: string | undefined;
  };
  readonly context: object;
  /** An id that is unique in the canvas. */
  readonly uid: string;
  /** Props of its parent block. */
  readonly whole?: JsonObject | undefined;
  readonly children?: ReactNode;
}

/** A condition on another prop of the same block. */
export interface FieldCondition {
  readonly prop: string;
  readonly is: readonly JsonValue[];
}

/** An option of a field. */
export interface FieldOption {
  readonly value: JsonValue;
  readonly label: string;
  /** Other props that the option sets, unless they differ from what an option of this field would set. */
  readonly sets?: JsonObject | undefined;
  /** True for an option that is visible but cannot be selected. */
  readonly disabled?: boolean | undefined;
}

/** Entities whose records blocks refer to. */
export type RecordKind = 'products' | 'categories' | 'tags' | 'collections';

/** A row of a block's settings panel, as data. */
export interface SettingField {
  readonly kind: string;
  readonly prop: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  /** For numbers: value of an empty field. */
  readonly blank?: number | undefined;
  readonly options?: readonly FieldOption[] | undefined;
  readonly units?: readonly string[] | undefined;
  /**
   * Other props that the control sets: alternative text, natural size, type, file size and focus of an image, target of a link,
   * values of narrow devices.
   */
  readonly also?:
    | {
        readonly alt?: string;
        readonly width?: string;
        readonly height?: string;
        readonly mimeType?: string;
        readonly filesize?: string;
        readonly target?: string;
        readonly devices?: string;
        readonly focus?: string;
      }
    | undefined;
  readonly when?: FieldCondition | undefined;
  /** Types of blocks directly in which the block has the field. @default all */
  readonly within?: readonly string[] | undefined;
  /** The value cannot be empty: an icon is chosen, an empty text is marked and not stored. */
  readonly required?: boolean | undefined;
  /** For texts: digits only. */
  readonly digits?: boolean | undefined;
  /** For colors: text in this color is on the background of the block. */
  readonly readOnBehind?: boolean | undefined;
  /** For records: their entity. */
  readonly of?: RecordKind | undefined;
  /** For fields of a collection: what they are used for, and the prop with the id of the collection. */
  readonly use?: 'order' | 'filter' | undefined;
  readonly collection?: string | undefined;
  /** Fields of each item, for lists. */
  readonly fields?: readonly SettingField[] | undefined;
  readonly itemLabel?: string | undefined;
  readonly newItem?: JsonObject | undefined;
  /** For lists: the prop with the index of the open item. */
  readonly active?: string | undefined;
  /** For lists: the property of an item with its position, from 0. */
  readonly orderBy?: string | undefined;
  /** For lists that are not stored as an array of items. */
  readonly mapped?: ListMapping | undefined;
  /** For texts: a comma-separated list, which is stored on blur. */
  readonly commas?: boolean | undefined;
  /** For toggles: other props that enabling it sets. */
  readonly sets?: JsonObject | undefined;
}

/** Conversion between the stored value and the items of its list. Pure, and never throwing. */
export interface ListMapping {
  readonly toItems: (kept: JsonValue | undefined) => readonly JsonObject[];
  readonly toKept: (items: readonly JsonObject[]) => JsonValue;
  /**
   * Validation problems of an item by prop.
   * @param items - all items
   */
  readonly problems: (
    item: JsonObject,
    items: readonly JsonObject[],
  ) => Readonly<Partial<Record<string, string>>>;
}

/** Props of a node's view except its children. */
export interface PreparedView {
  readonly props: JsonObject;
  readonly root: CanvasViewProps['root'];
  /** Rules that are new in the sheet. */
  readonly newRules: readonly string[];
}

/** Blocks of an editor. The app provides them, so that the editor does not depend on specific blocks. */
export interface EditorBlocks {
  readonly registry: BlockRegistry;
  readonly views: Readonly<Record<string, ((view: never) => ReactElement) | undefined>>;
  readonly settings: Readonly<Record<string, readonly SettingField[] | undefined>>;
  /** SVG paths of the blocks' icons by name, on a grid of 24. */
  readonly icons: Readonly<Record<string, string | undefined>>;
  /** Additional search terms of the palette: type → words. */
  readonly searchTerms?: Readonly<Record<string, string | undefined>> | undefined;
  /** Factories of blocks for pasted texts and images. */
  readonly paste: PasteBlocks;
  /**
   * Starts the behaviors of blocks for the preview, as on the site.
   * @returns cleanup function
   */
  readonly start: (root: ParentNode) => () => void;
  /** Prepares the props of a block's view, as on the site. */
  readonly prepare: (
    id: NodeId,
    node: BuilderNode,
    definition: BlockDefinition,
    options: { readonly context: never; readonly sheet: Sheet },
  ) => PreparedView;
}
