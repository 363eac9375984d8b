import { type BlockRegistry, createTree, encodeContent, PAGE_ROOT } from '@org/content';

/**
 * Returns the page title as a heading in a section, for sites without a template for it.
 * @returns encoded content
 */
export function defaultPageTitle(title: string, registry: BlockRegistry): string {
  const text = { text: title, tag: 'h1', fontSize: 2.5, fontWeight: 700 };
  let made = 0;
  // The ids are deterministic, so that the rendered result can be cached.
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
