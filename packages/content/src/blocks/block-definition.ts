import type { DeviceGroup, JsonObject } from '@org/schema/entities';
import type { AnyObjectSchema } from 'yup';

/** Output targets of a block. */
export type BlockTarget = 'page' | 'email';

/** Categories of the editor's palette. */
export const BLOCK_CATEGORIES = [
  'layout',
  'text',
  'media',
  'interactive',
  'navigation',
  'commerce',
  'email',
] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/**
 * Allowed parents and children of a block. Absent lists allow everything. The same rules apply to drag, paste, insert, templates,
 * keyboard and the server.
 */
export interface ContentRules {
  /** Allowed parent types. */
  readonly parents?: readonly string[] | undefined;
  /** Allowed child types; `[]` for none. */
  readonly children?: readonly string[] | undefined;
  /** Forbidden ancestor types. */
  readonly notInside?: readonly string[] | undefined;
  /** Minimum and maximum number of children. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A block with its initial children, before it has ids. */
export interface BlockTemplate {
  readonly type: string;
  readonly props?: JsonObject | undefined;
  /** Keys of the fields of an item that its props show, by prop. */
  readonly bindings?: Readonly<Record<string, string>> | undefined;
  readonly children?: readonly BlockTemplate[] | undefined;
  /** True for a block of a ready-made template with a text that its author must replace. */
  readonly isSample?: boolean | undefined;
}

/** A migration step: lifts props of version `from` to `from + 1`. Pure and idempotent. */
export interface BlockMigration {
  readonly from: number;
  /** Description of the change for developers. */
  readonly name: string;
  readonly up: (props: JsonObject) => JsonObject;
}

/** Time at which the browser runs a block's script: never, on load, when visible, or when idle. */
export type Hydration = 'none' | 'load' | 'visible' | 'idle';

/**
 * Form in which a prop shows a field of a collection: text, guarded markup, the URL of a picture, the target of a link, or the target
 * of a link without a text, which gets its name in the prop `label`.
 */
export type BindingKind = 'text' | 'markup' | 'picture' | 'link' | 'namedLink';

/** Definition of a block without its view: data only, so that the server can load it without React. */
export interface BlockDefinition {
  /** Stored as `resolvedName`. */
  readonly type: string;
  /** Incremented with every change of its props' schema. */
  readonly version: number;
  readonly label: string;
  /** Description for the palette, one sentence. */
  readonly description: string;
  readonly category: BlockCategory;
  /** Name of a Tabler icon, such as `layout-rows`. */
  readonly icon: string;
  readonly targets: readonly BlockTarget[];
  /** Schema of the block's own props; the common props are added to it. */
  readonly shape: AnyObjectSchema;
  /** Default props of a new block. */
  readonly defaults: JsonObject;
  /** True when blocks can be dropped into it. */
  readonly canvas: boolean;
  readonly rules: ContentRules;
  /** Groups of device settings in its panels. */
  readonly groups: readonly DeviceGroup[];
  /** Initial children of a new block. */
  readonly children?: readonly BlockTemplate[] | undefined;
  /** Other names under which it is stored in legacy content. */
  readonly aliases?: readonly string[] | undefined;
  readonly hydration: Hydration;
  readonly migrations?: readonly BlockMigration[] | undefined;
  /** Props that are edited in the canvas by double click. */
  readonly inlineText?: readonly InlineText[] | undefined;
  /** Props that can show a field of a collection, in the blocks of an item. */
  readonly bindings?: Readonly<Record<string, BindingKind>> | undefined;
  /** True when the palette does not offer it, since it is created with another block. */
  readonly internal?: boolean | undefined;
  /** True for a block that shows the record an email is about: notifications offer it, and campaigns do not. */
  readonly showsRecord?: boolean | undefined;
  /**
   * Type or types of the parent block that it belongs to: its view receives that block's props, and no such parent is created
   * automatically.
   */
  readonly partOf?: string | readonly string[] | undefined;
  /**
   * A prop that determines its children in the editor: a number of children, or one for each item of a list with the same `key`
   * in the item and in the child's props.
   */
  readonly partsFollow?: PartsFollow | undefined;
  /** True when its items can be selected in the canvas while it is being edited; they have `data-item`. */
  readonly hasItems?: boolean | undefined;
  /** Prop that is rendered as unsanitized HTML: changing it requires a separate permission. */
  readonly rawProp?: string | undefined;
  /** Types whose styles its view uses in addition to its own. */
  readonly usesStylesOf?: readonly string[] | undefined;
}

/** Relation between a prop of a block and its children. */
export interface PartsFollow {
  readonly prop: string;
  /** Type of the children. */
  readonly type: string;
  /** Name of the property that links an item of the list to the props of its child. */
  readonly key?: string | undefined;
  /** True when children are sorted like the list; otherwise new ones are appended, and the others keep their positions. */
  readonly inOrder?: boolean | undefined;
  /** Item for a child that was added without one, without `id` and key. */
  readonly newItem?: JsonObject | undefined;
  /** Prop with the index of the active item, from 0, which follows the item. */
  readonly active?: string | undefined;
}

/** A prop with inline editing. `plain` is text only; `markup` is paragraphs, lists and inline marks. */
export interface InlineText {
  readonly prop: string;
  readonly kind: 'plain' | 'markup';
  /** `data-part` of the element that shows it. */
  readonly part: string;
  /** For a list: the field of its items that is edited. */
  readonly item?: InlineItemText | undefined;
  /** True for a default that can be published, such as the words of a link to unsubscribe; others are sample texts. */
  readonly isFinal?: boolean | undefined;
}

/** Text of the items of a list with inline editing. */
export interface InlineItemText {
  /** `data-part` of the elements that show the items, in the order of the list. */
  readonly part: string;
  readonly field: string;
  /** Separator of a field with several texts, each of which has its own element. */
  readonly separator?: string | undefined;
}

/** The blocks that a tree may contain, by type. */
export interface BlockRegistry {
  /** Returns the definition of a type or of one of its aliases. */
  get(type: string): BlockDefinition | undefined;
  /** Returns all definitions in the palette's order. */
  all(): readonly BlockDefinition[];
}

/**
 * Creates a registry.
 * @param definitions - definitions in the palette's order
 * @returns lookup by type and alias
 * @throws on a duplicate name
 */
export function createRegistry(definitions: readonly BlockDefinition[]): BlockRegistry {
  const byName = new Map<string, BlockDefinition>();
  for (const definition of definitions)
    for (const name of [definition.type, ...(definition.aliases ?? [])]) {
      if (byName.has(name)) throw new Error(`Two blocks are called ${name}`);
      byName.set(name, definition);
    }
  return { get: (type) => byName.get(type), all: () => definitions };
}
