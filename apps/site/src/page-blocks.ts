import type { ContentLoader } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { JsonObject } from '@org/schema/entities';
import { expandParts } from './expand-parts.ts';
import type { PageAnswer } from './site-page.ts';

/** Types of blocks that show data of the API. */
const ASKING_BLOCKS = [
  'BlogList',
  'CategoryList',
  'CollectionList',
  'ProductDetails',
  'ProductList',
  'ProductsViewed',
  'SingleProduct',
  'SubMenu',
] as const;
type AskingBlock = (typeof ASKING_BLOCKS)[number];

/** Maximum number of blocks of a type that get data. */
const MAX_BLOCKS = 1000;

/** Props of a page's blocks that show data of the API, by type; only types that the page contains. */
export type PageBlocks = ReadonlyMap<AskingBlock, readonly JsonObject[]>;

const isAsking = (type: string | undefined): type is AskingBlock =>
  ASKING_BLOCKS.some((one) => one === type);

/** Parts of a page that are stored content: its body and what stands around it. */
export const pageParts = ({ page, header, footer, pageTitle }: PageAnswer) => [
  page.content,
  header,
  footer,
  pageTitle,
];

/** Returns the blocks of a page and its layout that show data of the API. Unreadable content has none. */
export function readPageBlocks(answer: PageAnswer, loader: ContentLoader): PageBlocks {
  const load = expandParts(answer, loader);
  const blocks = new Map<AskingBlock, JsonObject[]>();
  for (const content of pageParts(answer)) {
    const loaded = content ? load(content) : undefined;
    if (!loaded?.ok) continue;
    for (const node of Object.values(loaded.tree)) {
      const type = blockRegistry.get(node.type.resolvedName)?.type;
      if (!isAsking(type)) continue;
      const found = blocks.get(type) ?? [];
      blocks.set(type, found);
      if (found.length === MAX_BLOCKS) continue;
      // How a block looks says nothing about what it asks for.
      const { settings: _settings, customCss: _customCss, ...props } = node.props;
      found.push(props);
    }
  }
  return blocks;
}
