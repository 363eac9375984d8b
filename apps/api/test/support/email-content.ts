import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';

/** Returns the stored content of an email with these blocks. */
export const emailContent = (...children: BlockTemplate[]): string =>
  encodeContent(createTree({ type: 'EmailWrapper', children }, blockRegistry));

/** Returns the stored content of an email with these blocks in one section and container. */
export const sectionContent = (...children: BlockTemplate[]): string =>
  emailContent({
    type: 'EmailSection',
    children: [{ type: 'EmailContainer', children }],
  });
