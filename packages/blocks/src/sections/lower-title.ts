import type { BlockTemplate } from '@org/content';

/** Returns a template for a page that has a title: its own title becomes a heading of the same size. */
export function lowerTitle(template: BlockTemplate): BlockTemplate {
  const { props, children } = template;
  return {
    ...template,
    ...(props?.tag === 'h1' && { props: { ...props, tag: 'h2' } }),
    ...(children && { children: children.map(lowerTitle) }),
  };
}
