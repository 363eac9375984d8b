import type { DeviceGroup, JsonObject } from '@org/schema';
import type { AnyObjectSchema } from 'yup';

/** Where a block's output can go. */
export type BlockTarget = 'page' | 'email';

/** Drawers of the editor's palette. */
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
 * Where a block may stand and what may stand in it. Absent lists allow everything.
 * The same rules answer for drag, paste, insert, templates, keyboard and the server.
 */
export interface ContentRules {
  /** Types that may be its parent. */
  readonly parents?: readonly string[] | undefined;
  /** Types that may be its children; `[]` for none. */
  readonly children?: readonly string[] | undefined;
  /** Types that may not be above it at any level. */
  readonly notInside?: readonly string[] | undefined;
  /** Fewest and most children. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A block with its starting children, before it has ids. */
export interface BlockTemplate {
  readonly type: string;
  readonly props?: JsonObject | undefined;
  readonly children?: readonly BlockTemplate[] | undefined;
}

/** One step of a block's history: lifts props of version `from` to `from + 1`. Pure; running it twice changes nothing more. */
export interface BlockMigration {
  readonly from: number;
  /** What changed, for the person who reads the list. */
  readonly name: string;
  readonly up: (props: JsonObject) => JsonObject;
}

/** When the browser runs a block's script: never, at once, when it is seen, or when there is time. */
export type Hydration = 'none' | 'load' | 'visible' | 'idle';

/** All that is known of a block without a view: data alone, so that the server reads it without React. */
export interface BlockDefinition {
  /** Stored as `resolvedName`. */
  readonly type: string;
  /** Raised with every change of its props' shape. */
  readonly version: number;
  readonly label: string;
  /** One sentence for the palette. */
  readonly description: string;
  readonly category: BlockCategory;
  /** Name of a Tabler icon, such as `layout-rows`. */
  readonly icon: string;
  readonly targets: readonly BlockTarget[];
  /** Shape of the block's own props; the common props are added to it. */
  readonly shape: AnyObjectSchema;
  /** The own props of a new block. */
  readonly defaults: JsonObject;
  /** True when blocks can be dropped into it. */
  readonly canvas: boolean;
  readonly rules: ContentRules;
  /** Groups of per-device settings that its panels show. */
  readonly groups: readonly DeviceGroup[];
  /** Children that a new block is made with. */
  readonly children?: readonly BlockTemplate[] | undefined;
  /** Other names under which it is stored in old content. */
  readonly aliases?: readonly string[] | undefined;
  readonly hydration: Hydration;
  readonly migrations?: readonly BlockMigration[] | undefined;
  /** Props that are edited in the canvas by double click. */
  readonly inlineText?: readonly InlineText[] | undefined;
  /** True when the palette does not offer it: it comes with another block. */
  readonly internal?: boolean | undefined;
  /** Type of the block that it is a part of, or the types of those that it may be: its view is given that block's props, and no such block is made around it by itself. */
  readonly partOf?: string | readonly string[] | undefined;
  /**
   * A prop that its children follow in the editor: as many of a type as the number says, or one for each item of the list,
   * where the same `key` stands in the item and in the child's props.
   */
  readonly partsFollow?: PartsFollow | undefined;
  /** True when it has items that are picked in the canvas while it is edited from inside; they carry `data-item`. */
  readonly hasItems?: boolean | undefined;
  /** Prop whose text stands on the page as the HTML that it is: changing it takes a permission of its own. */
  readonly rawProp?: string | undefined;
  /** Types whose styles its view uses beside its own. */
  readonly usesStylesOf?: readonly string[] | undefined;
}

/** How a block's children follow one of its props. */
export interface PartsFollow {
  readonly prop: string;
  /** Type of the children. */
  readonly type: string;
  /** Name of what an item of the list and the props of its child both hold. */
  readonly key?: string | undefined;
  /** True where the children stand in the order of the list; otherwise new ones come last, and those that are there stay. */
  readonly inOrder?: boolean | undefined;
  /** The item of a child that came without one, without `id` and key. */
  readonly newItem?: JsonObject | undefined;
  /** Prop with the place of the item that is at work, from 0: it stays with its item. Source: BLK-SLIDER-06 to BLK-SLIDER-08. */
  readonly active?: string | undefined;
}

/** A prop that is edited where it stands. `plain` is text alone; `markup` is paragraphs, lists and inline marks. */
export interface InlineText {
  readonly prop: string;
  readonly kind: 'plain' | 'markup';
  /** `data-part` of the element that shows it. */
  readonly part: string;
  /** For a prop that is a list: the field of its items that is edited. */
  readonly item?: InlineItemText | undefined;
}

/** The text of each item of a list that is edited where it stands. */
export interface InlineItemText {
  /** `data-part` of the elements that show the items, in the order of the list. */
  readonly part: string;
  readonly field: string;
  /** Character between the texts of a field that holds several; each is shown by an element of its own. */
  readonly separator?: string | undefined;
}

/** The blocks that a tree may hold, by type. */
export interface BlockRegistry {
  /** Definition of a type or of one of its aliases. */
  get(type: string): BlockDefinition | undefined;
  /** All definitions, in the palette's order. */
  all(): readonly BlockDefinition[];
}

/** Makes a registry. Shape: definitions, in the palette's order → lookup by type and alias. Errors: throws when a name is given twice. */
export function createRegistry(definitions: readonly BlockDefinition[]): BlockRegistry {
  const byName = new Map<string, BlockDefinition>();
  for (const definition of definitions)
    for (const name of [definition.type, ...(definition.aliases ?? [])]) {
      if (byName.has(name)) throw new Error(`Two blocks are called ${name}`);
      byName.set(name, definition);
    }
  return { get: (type) => byName.get(type), all: () => definitions };
}
