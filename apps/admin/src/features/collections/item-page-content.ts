import { type BlockTemplate, createTree, encodeContent, printMarkup } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { CollectionField } from '@org/schema/entities';

/** Returns the block that shows a field of a new item page; none for a field that readers do not need there. */
function getBlock({ key, kind, label }: CollectionField): BlockTemplate[] {
  if (kind === 'picture')
    return [
      {
        type: 'Image',
        bindings: { src: key },
        props: {
          sizes: {
            desktop: { width: 100, widthUnit: '%', height: 440, heightUnit: 'px' },
            mobile: { width: 100, widthUnit: '%', height: 240, heightUnit: 'px' },
          },
        },
      },
    ];
  if (kind === 'rich_text')
    return [
      {
        type: 'TextBox',
        bindings: { html: key },
        props: { html: printMarkup([{ tag: 'p', children: [label] }]) },
      },
    ];
  return kind === 'text'
    ? [{ type: 'Text', bindings: { text: key }, props: { text: label, fontSize: 1.25 } }]
    : [];
}

/** Returns the content of a new item page: the title of the item, and its pictures and texts in the order of the fields. */
export function createItemPage(fields: readonly CollectionField[]): string {
  const title: BlockTemplate = {
    type: 'Text',
    bindings: { text: 'title' },
    props: { text: 'Title of the item', tag: 'h1', fontSize: 2.75, fontWeight: 700 },
  };
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
    children: [title, ...fields.flatMap(getBlock)],
  };
  return encodeContent(
    createTree(
      { type: 'Wrapper', children: [{ type: 'Section', children: [column] }] },
      blockRegistry,
    ),
  );
}
