import { type BlockTemplate, createTree, encodeContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { BuilderTree, CollectionField } from '@org/schema/entities';

/** A block that shows a field: its template, and the prop with the key of the field. */
interface BoundBlock {
  readonly template: BlockTemplate;
  readonly prop: string;
  readonly key: string;
}

/** Returns the block that shows a field of a new item page; undefined for a field that readers do not need there. */
function getBlock({ key, kind, label }: CollectionField): BoundBlock | undefined {
  if (kind === 'picture')
    return {
      key,
      prop: 'src',
      template: {
        type: 'Image',
        props: {
          sizes: {
            desktop: { width: 100, widthUnit: '%', height: 440, heightUnit: 'px' },
            mobile: { width: 100, widthUnit: '%', height: 240, heightUnit: 'px' },
          },
        },
      },
    };
  if (kind === 'rich_text')
    return { key, prop: 'html', template: { type: 'TextBox', props: { html: `<p>${label}</p>` } } };
  return kind === 'text'
    ? { key, prop: 'text', template: { type: 'Text', props: { text: label, fontSize: 1.25 } } }
    : undefined;
}

/** Binds the blocks of a tree, which are in the order of their bindings. */
function bind(tree: BuilderTree, columnId: string, bound: readonly BoundBlock[]): BuilderTree {
  const ids = tree[columnId]?.nodes ?? [];
  const changed = ids.flatMap((id, at) => {
    const node = tree[id];
    const block = bound[at];
    if (!node || !block) return [];
    const bindings = { [block.prop]: block.key };
    return [[id, { ...node, custom: { ...node.custom, bindings } }] as const];
  });
  return { ...tree, ...Object.fromEntries(changed) };
}

/** Returns the content of a new item page: the title of the item, and its pictures and texts in the order of the fields. */
export function createItemPage(fields: readonly CollectionField[]): string {
  const title: BoundBlock = {
    key: 'title',
    prop: 'text',
    template: {
      type: 'Text',
      props: { text: 'Title of the item', tag: 'h1', fontSize: 2.75, fontWeight: 700 },
    },
  };
  const bound = [title, ...fields.flatMap((field) => getBlock(field) ?? [])];
  const column: BlockTemplate = {
    type: 'Column',
    props: {
      settings: {
        // A measure that is easy to read.
        desktop: {
          alignment: { width: 45, widthUnit: 'rem', widthAuto: false, gap: 24, gapUnit: 'px' },
        },
        mobile: { alignment: { width: 100, widthUnit: '%', widthAuto: false } },
      },
    },
    children: bound.map(({ template }) => template),
  };
  const tree = createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: [column] }] },
    blockRegistry,
  );
  const columnId = Object.keys(tree).find((id) => tree[id]?.type.resolvedName === 'Column') ?? '';
  return encodeContent(bind(tree, columnId, bound));
}
