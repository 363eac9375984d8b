import { type BlockRegistry, createTree, encodeContent, PAGE_ROOT } from '@org/content';

/** The title of a page as a heading in a section of its own, where the site has no template for it. Shape: title → packed content. */
export function defaultPageTitle(title: string, registry: BlockRegistry): string {
  const text = { text: title, tag: 'h1', fontSize: 2.5, fontWeight: 700 };
  let made = 0;
  // The same title gives the same text, so that what is made of it can be kept.
  const newId = (): string => `pagetitle${made++}`;
  return encodeContent(
    createTree(
      {
        type: PAGE_ROOT,
        children: [
          {
            type: 'Section',
            children: [{ type: 'Column', children: [{ type: 'Text', props: text }] }],
          },
        ],
      },
      registry,
      newId,
    ),
  );
}
