import { createTree, defaultPageTree } from '@org/content';
import { createSheet } from '@org/device-settings';
import type { BuilderNode, BuilderTree, JsonObject } from '@org/schema/entities';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '../markup/render-to-html.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import { sampleContext } from '../samples/sample-context.ts';
import { SAMPLE_PRODUCTS, sampleShop } from '../samples/sample-products.ts';
import type { BlockView } from './block-view.ts';
import { type RenderTreeOptions, renderTree } from './render-tree.tsx';

const text = (words: string, props: JsonObject = {}) => ({
  type: 'Text',
  props: { text: words, ...props },
});
function page(...children: { type: string; props?: JsonObject }[]): BuilderTree {
  let count = 0;
  return createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: [{ type: 'Column', children }] }] },
    blockRegistry,
    () => `id${++count}`,
  );
}
function html(tree: BuilderTree, options: Partial<RenderTreeOptions> = {}): string {
  return renderToHtml(
    renderTree(tree, {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext(),
      sheet: createSheet(),
      ...options,
    }),
  );
}
const inner = (markup: string) =>
  /data-block="column">(.*)<\/div><\/section><\/div>$/s.exec(markup)?.[1];

describe('renderTree', () => {
  it('renders the default page', () => {
    expect(html(defaultPageTree(blockRegistry))).toMatch(
      /^<div class="org-wrapper" data-block="wrapper"><section class="org-section" data-block="section">/,
    );
  });

  /** Returns a tree with one node changed. */
  const withNode = (tree: BuilderTree, id: string, change: Partial<BuilderNode>): BuilderTree => {
    const node = tree[id];
    return node ? { ...tree, [id]: { ...node, ...change } } : tree;
  };
  const unknown = { type: { resolvedName: 'Carousel9' } };

  it('renders nothing for a hidden block or an empty unknown one', () => {
    const tree = page(text('one'), text('two'), text('three'));
    const [one = '', two = ''] = tree.id2?.nodes ?? [];
    const reported: unknown[] = [];
    expect(
      inner(
        html(withNode(withNode(tree, one, unknown), two, { hidden: true }), {
          onUnknown: (block) => reported.push(block),
        }),
      ),
    ).toBe('<p class="org-text" data-block="text" data-part="text">three</p>');
    expect(reported).toEqual([{ id: one, type: 'Carousel9' }]);
  });

  it('renders none of the names that authors give to blocks', () => {
    const tree = page(text('one'));
    const [one = ''] = tree.id2?.nodes ?? [];
    expect(
      html(
        withNode(tree, one, {
          displayName: 'Opening words',
          custom: { displayName: 'Opening words' },
        }),
      ),
    ).toBe(html(tree));
  });

  it('renders the children of an unknown block in order, in the serializer as in React', () => {
    const tree = withNode(page(text('one'), text('two')), 'id2', {
      ...unknown,
      props: { showOnMobile: false, settings: { desktop: { spacing: { paddingTop: 99 } } } },
    });
    const options = { registry: blockRegistry, views: blockViews, context: sampleContext() };
    const sheet = createSheet();
    const markup = renderToString(renderTree(tree, { ...options, sheet }));
    expect(markup).toContain(
      '<div class="org-unknown org-hide-mobile" data-block="unknown"><p class="org-text" data-block="text" data-part="text">one</p><p class="org-text" data-block="text" data-part="text">two</p></div>',
    );
    expect(html(tree)).toBe(markup);
    expect(sheet.css()).toContain('org-hide-mobile');
    expect(sheet.css()).not.toContain('99px');
  });

  it('hides the children of a hidden unknown block', () => {
    const tree = withNode(page(text('one')), 'id2', {
      ...unknown,
      props: { hideOnHomepage: true },
    });
    const context = sampleContext();
    const home = { ...context, page: { ...context.page, isHomepage: true } };
    expect(html(tree, { context: home })).not.toContain('one');
    expect(html(tree, { context: { ...home, editing: true } })).toContain('data-node="id2"');
  });

  it('renders a page whose root is unknown', () => {
    expect(html(withNode(page(text('one')), 'ROOT', unknown))).toMatch(
      /^<div class="org-unknown" data-block="unknown"><section .*one/,
    );
  });

  it('renders an empty element for a failing view, reports it, and renders the rest', () => {
    const errors: unknown[] = [];
    const broken: BlockView = () => {
      throw new Error('no');
    };
    const markup = html(page(text('one'), { type: 'Button' }, text('two')), {
      views: { ...blockViews, Button: broken },
      onError: (error, block) => errors.push([String(error), block.type]),
    });
    expect(inner(markup)).toBe(
      '<p class="org-text" data-block="text" data-part="text">one</p><div hidden="" data-block-error="Button"></div><p class="org-text" data-block="text" data-part="text">two</p>',
    );
    expect(errors).toEqual([['Error: no', 'Button']]);
  });

  it('loads the first image of a page eagerly and the others lazily', () => {
    const markup = html(page({ type: 'Image' }, { type: 'Image' }));
    expect(
      [...markup.matchAll(/<img[^>]*?(loading="lazy"|fetchPriority="high")/g)].map(
        (match) => match[1],
      ),
    ).toEqual(['fetchPriority="high"', 'loading="lazy"']);
  });

  it('loads the first row of a product list eagerly when it is the first block of the page', () => {
    const products = SAMPLE_PRODUCTS.map((product) => ({
      ...product,
      images: [{ file: '/pot.webp', alt: '' }],
    }));
    const loading = (...blocks: readonly string[]): (string | undefined)[] => {
      const context = { ...sampleContext(), shop: sampleShop(products) };
      const markup = html(page(...blocks.map((type) => ({ type, props: { perRow: 2 } }))), {
        context,
      });
      const pictures = markup.match(/<img class="org-product-picture"[^>]*>/g) ?? [];
      return pictures.map((tag) => /loading="lazy"|fetchPriority="high"/.exec(tag)?.[0]);
    };
    expect(loading('ProductList').slice(0, 3)).toEqual([
      'fetchPriority="high"',
      undefined,
      'loading="lazy"',
    ]);
    expect(new Set(loading('Image', 'ProductList'))).toEqual(new Set(['loading="lazy"']));
  });

  it('DEV-029 DEV-030 omits what visitors see on no device, and shows it in the editor', () => {
    const nowhere = page(
      text('gone', { showOnDesktop: false, showOnTablet: false, showOnMobile: false }),
      text('not at home', { hideOnHomepage: true }),
    );
    const context = sampleContext();
    const home = { ...context, page: { ...context.page, isHomepage: true } };
    expect(inner(html(nowhere, { context: home }))).toBe('');
    expect(inner(html(nowhere))).toContain('not at home');
    expect(html(nowhere, { context: { ...home, editing: true } })).toContain('gone');
  });

  it('DEV-028 renders a background video for visitors: muted, autoplaying, looping, and not on mobile', () => {
    const tree = createTree(
      {
        type: 'Wrapper',
        children: [
          {
            type: 'Section',
            props: { settings: { desktop: { background: { backgroundVideo: '/clip.mp4' } } } },
            children: [],
          },
        ],
      },
      blockRegistry,
    );
    expect(html(tree)).toContain(
      '<video class="org-video" aria-hidden="true" tabindex="-1" autoPlay="" muted="" loop="" playsInline="" preload="metadata"><source src="/clip.mp4" media="(min-width: 768px)"/></video>',
    );
    expect(html(tree, { context: sampleContext({ editing: true }) })).not.toContain('video');
  });

  it('renders the same markup with React, so that a browser can hydrate it', () => {
    const tree = page(
      text('a'),
      { type: 'TextBox' },
      { type: 'Icons' },
      { type: 'Button', props: { href: '/x', buttonIcon: 'leaf' } },
    );
    const options = { registry: blockRegistry, views: blockViews, context: sampleContext() };
    expect(
      renderToString(renderTree(tree, { ...options, sheet: createSheet() })).replaceAll(
        '<!-- -->',
        '',
      ),
    ).toBe(renderToHtml(renderTree(tree, { ...options, sheet: createSheet() })));
  });
});
