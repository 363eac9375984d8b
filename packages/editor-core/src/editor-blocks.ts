import type { BlockDefinition, BlockRegistry } from '@org/content';
import type { Sheet } from '@org/device-settings';
import type { BuilderNode, JsonObject, JsonValue, NodeId } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';
import type { PasteBlocks } from './clipboard/pasted-blocks.ts';

/** What the canvas gives a view. `context` is the app's own; the editor hands it through. */
export interface CanvasViewProps {
  readonly props: JsonObject;
  readonly root: {
    readonly className: string;
    readonly 'data-block': string;
    readonly 'data-node'?: string | undefined;
  };
  readonly context: object;
  /** An id that no other block of the canvas has. */
  readonly uid: string;
  /** Props of the block that it is a part of. */
  readonly whole?: JsonObject | undefined;
  readonly children?: ReactNode;
}

/** A condition on another prop of the same block. */
export interface FieldCondition {
  readonly prop: string;
  readonly is: readonly JsonValue[];
}

/** A choice of a field. */
export interface FieldOption {
  readonly value: JsonValue;
  readonly label: string;
  /** Other props that the choice sets, as long as they are what a choice of this field gave them. */
  readonly sets?: JsonObject | undefined;
  /** True for what is shown and cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** One row of a block's settings panel, as data. */
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
  /** For numbers: what an empty field stands for. */
  readonly blank?: number | undefined;
  readonly options?: readonly FieldOption[] | undefined;
  readonly units?: readonly string[] | undefined;
  /** Other props that the control fills: alt text, natural size, kind and weight of an image, target of a link. */
  readonly also?:
    | {
        readonly alt?: string;
        readonly width?: string;
        readonly height?: string;
        readonly mimeType?: string;
        readonly filesize?: string;
        readonly target?: string;
      }
    | undefined;
  readonly when?: FieldCondition | undefined;
  /** There is no none: an icon is chosen, a text is marked and not stored as long as it is empty. */
  readonly required?: boolean | undefined;
  /** For texts: made of digits alone. */
  readonly digits?: boolean | undefined;
  /** For colours: words of it are read on what is behind the block. */
  readonly readOnBehind?: boolean | undefined;
  /** For records: what they are records of. */
  readonly of?: 'products' | 'categories' | 'tags' | undefined;
  /** Fields of each item, for lists. */
  readonly fields?: readonly SettingField[] | undefined;
  readonly itemLabel?: string | undefined;
  readonly newItem?: JsonObject | undefined;
  /** For lists: the prop that holds the place of the item that is open. */
  readonly active?: string | undefined;
  /** For lists: where an item says its place, from 0, beside standing there. */
  readonly orderBy?: string | undefined;
  /** For lists that are kept in another form than a list of flat items. */
  readonly mapped?: ListMapping | undefined;
  /** For texts: a list with commas between its parts; it is stored when it is left. */
  readonly commas?: boolean | undefined;
  /** For toggles: other props that switching it on sets. */
  readonly sets?: JsonObject | undefined;
}

/** How a kept value and the items of its list become each other. Pure, and never throwing. */
export interface ListMapping {
  readonly toItems: (kept: JsonValue | undefined) => readonly JsonObject[];
  readonly toKept: (items: readonly JsonObject[]) => JsonValue;
  /** What is missing in an item, by the prop that it is missing in. Shape: item, all items → texts. */
  readonly problems: (
    item: JsonObject,
    items: readonly JsonObject[],
  ) => Readonly<Partial<Record<string, string>>>;
}

/** Everything that a view is given for one node, before its children. */
export interface PreparedView {
  readonly props: JsonObject;
  readonly root: CanvasViewProps['root'];
  /** Rules that the sheet did not have before. */
  readonly newRules: readonly string[];
}

/** The blocks of an editor. The app hands them in, so that the editor depends on no block. */
export interface EditorBlocks {
  readonly registry: BlockRegistry;
  readonly views: Readonly<Record<string, ((view: never) => ReactElement) | undefined>>;
  readonly settings: Readonly<Record<string, readonly SettingField[] | undefined>>;
  /** Drawings of the blocks' own icons, by the name that a definition gives: a path on a grid of 24. */
  readonly icons: Readonly<Record<string, string | undefined>>;
  /** More words to find a block by in the palette: type → words. */
  readonly searchTerms?: Readonly<Record<string, string | undefined>> | undefined;
  /** The blocks that pasted text and pictures become. */
  readonly paste: PasteBlocks;
  /** Brings blocks to life as on the site, for the preview. Shape: where they are → what takes it away again. */
  readonly start: (root: ParentNode) => () => void;
  /** Makes what a block's view is given, the same as on the site. */
  readonly prepare: (
    id: NodeId,
    node: BuilderNode,
    definition: BlockDefinition,
    options: { readonly context: never; readonly sheet: Sheet },
  ) => PreparedView;
}
