import { guardTree } from '@org/content';
import { createSheet } from '@org/device-settings';
import { expect, it } from 'vitest';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { blockViews } from '../src/registry/block-views.ts';
import { renderTree } from '../src/render/render-tree.tsx';
import { sampleContext } from '../src/samples/sample-context.ts';
import { allBlocks } from '../src/testing/all-blocks.ts';
import { exampleTree } from '../src/testing/example-tree.ts';

/** Block types of the first document, mapped to their type here. */
const FIRST_LIST = {
  Wrapper: 'Wrapper',
  MainHeader: 'NavigationBar',
  EmailWrapper: 'EmailWrapper',
  EmailSection: 'EmailSection',
  EmailContainer: 'EmailContainer',
  EmailTextbox: 'EmailTextbox',
  EmailImage: 'EmailImage',
  EmailButton: 'EmailButton',
  Section: 'Section',
  Container: 'Container',
  Textbox: 'TextBox',
  Row: 'Row',
  Column: 'Column',
  Cards: 'AnimatedCard',
  SectionHeader: 'SectionHeader',
  Slider: 'Slider',
  SubMenu: 'SubMenu',
  ImageCarousel: 'ImageCarousel',
  Counter: 'CountUp',
  Accordion: 'Accordion',
  NewsletterSignup: 'NewsletterSignup',
  Map: 'Map',
  ImageGallery: 'ImageGallery',
  CustomForm: 'CustomForm',
  Tabs: 'Tabs',
  Timeline: 'Timeline',
  CarbonCalculator: 'CarbonCalculator',
  Icons: 'Icons',
  Divider: 'SectionDivider',
  ProductList: 'ProductList',
  Product: 'SingleProduct',
  CategoryList: 'CategoryList',
  HTMLParser: 'CustomHtml',
  BlogList: 'BlogList',
  ContentSlider: 'ContentSlider',
  HeroSlider: 'HeroSlider',
  Unsubscribe: 'EmailUnsubscribe',
  CopyrightText: 'Copyright',
  DesignOnlineButton: 'DesignOnline',
  PageField: 'PageField',
  PageTitle: 'PageTitle',
  InfiniteScroller: 'InfiniteScroller',
  CustomHTML: 'CustomHtml',
  Pricing: 'Pricing',
  ProductSearchBox: 'ProductSearch',
} as const;

/** Block types of the second document. */
const SECOND_LIST = {
  Accordion: 'Accordion',
  BlogList: 'BlogList',
  Button: 'Button',
  CopyrightText: 'Copyright',
  CountUpCounter: 'CountUp',
  CustomHTML: 'CustomHtml',
  IconRow: 'Icons',
  PageField: 'PageField',
  Tabs: 'Tabs',
  Text: 'Text',
  Timeline: 'Timeline',
  SectionDivider: 'SectionDivider',
  Wrapper: 'Wrapper',
  CustomForm: 'CustomForm',
  NavigationBar: 'NavigationBar',
  Container: 'Container',
  ContentSlider: 'ContentSlider',
  SingleImage: 'Image',
  ImageCarousel: 'ImageCarousel',
  ImageGallery: 'ImageGallery',
  InfiniteImageScroller: 'InfiniteScroller',
  PricingTable: 'Pricing',
  SingleProductCard: 'SingleProduct',
  Section: 'Section',
  TextBox: 'TextBox',
  Map: 'Map',
  SubMenu: 'SubMenu',
  CategoryList: 'CategoryList',
  ProductList: 'ProductList',
  ProductSearchBox: 'ProductSearch',
  AnimatedCard: 'AnimatedCard',
  EmailUnsubscribe: 'EmailUnsubscribe',
} as const;

/** Renders a page; a view that throws fails the test. */
const drawn = (tree: ReturnType<typeof exampleTree>): string =>
  renderToHtml(
    renderTree(tree, {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext(),
      sheet: createSheet(),
      onError: (error) => {
        throw error;
      },
    }),
  );

/** Returns a guarded page with an example of a block that is stored under an alias. */
function underName(type: string, name: string) {
  const block = allBlocks().find(({ definition }) => definition.type === type);
  if (!block) throw new Error(`There is no block ${type}`);
  const tree = exampleTree(type, block.examples.typical);
  const stored = Object.fromEntries(
    Object.entries(tree).map(([id, node]) => [
      id,
      node.type.resolvedName === type ? { ...node, type: { resolvedName: name } } : node,
    ]),
  );
  const guarded = guardTree(stored, blockRegistry);
  if (!guarded.ok) throw new Error(guarded.message);
  return { tree, again: guarded.tree };
}

/** Fails when a name of a list is not a block, or is rendered differently than its type. */
function proveList(list: Readonly<Record<string, string>>): void {
  const known = new Set(blockRegistry.all().map(({ type }) => type));
  for (const [name, type] of Object.entries(list)) {
    expect(known, name).toContain(type);
    expect(blockRegistry.get(name)?.type, name).toBe(type);
    const { tree, again } = underName(type, name);
    expect(drawn(again), name).toBe(drawn(tree));
  }
}

it('BLK-REG-01 registers the types of the first list once, and renders them under either name', () => {
  proveList(FIRST_LIST);
});

it('BLK-REG-02 registers the types of the second list once, and renders them under either name', () => {
  proveList(SECOND_LIST);
});
