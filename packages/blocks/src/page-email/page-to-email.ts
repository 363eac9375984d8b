import type { BlockRegistry, BlockTemplate } from '@org/content';
import { readVisibility } from '@org/device-settings';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { mergeProps } from '../props/merge-props.ts';
import { convertBlock, type PageFields } from './convert-block.ts';
import { EmailWriter } from './email-writer.ts';

/** A page that an email starts from. */
export interface EmailPage extends PageFields {
  /** Path of the page, such as `/about`. */
  readonly path: string;
  readonly tree: BuilderTree;
}

/** An email that starts from a page. */
export interface PageEmail {
  /** Blocks of the email, beginning with its wrapper. */
  readonly template: BlockTemplate;
  /** Labels of the blocks that emails cannot show, in reading order, each once. */
  readonly leftOut: readonly string[];
  /** True when the end of the page is missing, since it is too long for an email. */
  readonly isCut: boolean;
}

/** Surroundings of the conversion. */
export interface PageToEmailOptions {
  readonly registry: BlockRegistry;
  /** Returns the media type of an uploaded image by its URL; '' when it is unknown. @default unknown */
  readonly mimeType?: ((src: string) => string) | undefined;
}

/** Creates a section with one container without a background. */
const plainSection = (type: string): BlockTemplate => ({
  type: 'EmailSection',
  children: [
    {
      type: 'EmailContainer',
      props: { backgroundColor: '', paddingY: 16 },
      children: [{ type }],
    },
  ],
});

/** Writes the blocks that a large screen shows, in reading order. Each block is visited once, also in an invalid tree. */
function writePage(
  { tree, ...page }: EmailPage,
  registry: BlockRegistry,
  email: EmailWriter,
): void {
  const stack: NodeId[] = [ROOT_ID];
  const seen = new Set<NodeId>();
  for (let id = stack.pop(); id !== undefined && !email.isFull; id = stack.pop()) {
    const node = tree[id];
    // A block for phones often repeats one for larger screens.
    if (!node || node.hidden || seen.has(id) || !readVisibility(node.props).showOnDesktop) continue;
    seen.add(id);
    const definition = registry.get(node.type.resolvedName);
    if (!definition) email.leftOut.add(node.displayName || node.type.resolvedName);
    else {
      const props = mergeProps(definition, node.props);
      const parent = tree[node.parent ?? '']?.props ?? {};
      if (!convertBlock({ props, definition, parent, page }, email)) continue;
    }
    for (let at = node.nodes.length - 1; at >= 0; at--) stack.push(node.nodes[at] as NodeId);
  }
}

/**
 * Converts a page to an email: its title as heading, then its texts, images, buttons and products in reading order, between
 * header and footer. Pure and linear. Links and images keep their paths, which the email renderer makes absolute.
 */
export function pageToEmail(
  page: EmailPage,
  { registry, mimeType = () => '' }: PageToEmailOptions,
): PageEmail {
  const email = new EmailWriter({ path: page.path, mimeType });
  email.heading(page.title, 1);
  writePage(page, registry, email);
  const children = email.blocks;
  return {
    template: {
      type: 'EmailWrapper',
      children: [
        plainSection('EmailHeader'),
        { type: 'EmailSection', children: [{ type: 'EmailContainer', children }] },
        plainSection('EmailFooter'),
      ],
    },
    leftOut: [...email.leftOut],
    isCut: email.isFull,
  };
}
