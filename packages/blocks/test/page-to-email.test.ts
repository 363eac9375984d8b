import { type BlockTemplate, createTree, findViolations } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { type BuilderTree, DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { pageToEmail, renderEmail } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { EXAMPLES } from '../src/registry/examples.gen.ts';
import { exampleTree } from '../src/testing/example-tree.ts';

const text = (props: JsonObject): BlockTemplate => ({ type: 'Text', props });
const column = (...children: readonly BlockTemplate[]): BlockTemplate => ({
  type: 'Column',
  children,
});
const makePage = (...columns: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: columns }] },
    blockRegistry,
  );

function convert(tree: BuilderTree, page: Partial<Parameters<typeof pageToEmail>[0]> = {}) {
  const fields = { title: 'Open day', excerpt: 'Come and see', image: '', path: '/open-day' };
  const email = pageToEmail({ ...fields, ...page, tree }, { registry: blockRegistry });
  const [, section] = email.template.children ?? [];
  const blocks = section?.children?.[0]?.children ?? [];
  return { ...email, blocks };
}
const convertBlocks = (...children: readonly BlockTemplate[]) =>
  convert(makePage(column(...children)));
const getProps = (blocks: readonly BlockTemplate[], type: string): JsonObject[] =>
  blocks.filter((block) => block.type === type).map(({ props = {} }) => props);

const IMAGE = {
  src: '/media/a/b/oven-1280.webp',
  altText: 'The oven',
  naturalWidth: 1280,
  naturalHeight: 800,
};

describe('an email from a page', () => {
  it('begins with the title, between header and footer', () => {
    const { template, blocks } = convert(makePage(column()));
    const types = template.children?.map(({ children }) => children?.[0]?.children?.[0]?.type);
    expect(template.type).toBe('EmailWrapper');
    expect(types).toEqual(['EmailHeader', 'EmailHeading', 'EmailFooter']);
    expect(blocks).toEqual([
      { type: 'EmailHeading', props: expect.objectContaining({ text: 'Open day', level: 1 }) },
    ]);
  });

  it('has texts, images and buttons in reading order, column by column', () => {
    const { blocks } = convert(
      makePage(
        column(text({ tag: 'h2', text: 'Bread' }), { type: 'Image', props: IMAGE }),
        column(text({ text: 'Baked at five.' }), {
          type: 'Button',
          props: { text: 'Order', href: '/shop' },
        }),
      ),
    );
    expect(blocks.map(({ type }) => type)).toEqual([
      'EmailHeading',
      'EmailHeading',
      'EmailImage',
      'EmailTextbox',
      'EmailButton',
    ]);
    expect(blocks.slice(1).map(({ props }) => props)).toEqual([
      expect.objectContaining({ text: 'Bread', level: 2 }),
      expect.objectContaining({ ...IMAGE, width: 0, href: '' }),
      expect.objectContaining({ html: '<p>Baked at five.</p>' }),
      expect.objectContaining({ text: 'Order', href: '/shop', backgroundColor: 'primary' }),
    ]);
  });

  it('does not repeat the title of the page', () => {
    const { blocks } = convertBlocks(
      { type: 'PageTitle' },
      text({ tag: 'h1', text: ' open day ' }),
      text({ text: 'Open day' }),
    );
    expect(blocks.map(({ type }) => type)).toEqual(['EmailHeading', 'EmailTextbox']);
  });

  it('joins consecutive paragraphs of the same alignment in one text', () => {
    const { blocks } = convertBlocks(
      text({ text: 'One\ntwo' }),
      { type: 'TextBox', props: { html: '<p>Three <strong>four</strong></p>' } },
      text({ text: 'Five', textAlign: 'center' }),
    );
    expect(getProps(blocks, 'EmailTextbox')).toEqual([
      { html: '<p>One<br>two</p><p>Three <strong>four</strong></p>', align: 'start' },
      { html: '<p>Five</p>', align: 'center' },
    ]);
  });

  it('shows large numbers as headings, and aligns a button like the text before it', () => {
    const { blocks } = convertBlocks(text({ text: '640', fontSize: 2.5, textAlign: 'center' }), {
      type: 'Button',
      props: { text: 'See them', href: '/gardens' },
    });
    expect(blocks.slice(1)).toEqual([
      { type: 'EmailHeading', props: expect.objectContaining({ text: '640', level: 3 }) },
      { type: 'EmailButton', props: expect.objectContaining({ align: 'center' }) },
    ]);
  });

  it('leads anchors to the page, and keeps all other links for the renderer', () => {
    const { blocks } = convertBlocks(
      { type: 'Button', props: { text: 'Jump', href: '#contact' } },
      { type: 'Button', props: { text: 'Hostile', href: 'javascript:alert(1)' } },
      {
        type: 'TextBox',
        props: { html: '<p><a href="#map">Map</a> <a href="/shop">Shop</a></p>' },
      },
    );
    expect(getProps(blocks, 'EmailButton').map(({ href }) => href)).toEqual([
      '/open-day#contact',
      '',
    ]);
    expect(getProps(blocks, 'EmailTextbox')[0]?.html).toBe(
      '<p><a href="/open-day#map">Map</a> <a href="/shop">Shop</a></p>',
    );
  });

  it('drops colors that are meant for the background of the page', () => {
    const { blocks } = convertBlocks(text({ text: 'White', color: 'white' }), {
      type: 'TextBox',
      props: { html: '<p><span data-color="light">Light</span></p>' },
    });
    expect(getProps(blocks, 'EmailTextbox')).toEqual([
      { html: '<p>White</p><p>Light</p>', align: 'start' },
    ]);
  });

  it('shows images of galleries in pairs, with their media types', () => {
    const images = ['a', 'b', 'c'].map((id) => ({
      ...IMAGE,
      id,
      file: `/media/a/b/${id}-640.webp`,
      mime_type: 'image/png',
      filesize: 1,
    }));
    const { blocks, leftOut } = convertBlocks({ type: 'ImageGallery', props: { images } });
    const [, columns, single] = blocks;
    expect(columns).toMatchObject({
      type: 'EmailColumns',
      props: { columns: 2 },
      children: [
        { children: [{ type: 'EmailImage', props: { mimeType: 'image/png' } }] },
        { children: [{ type: 'EmailImage' }] },
      ],
    });
    expect(single?.type).toBe('EmailImage');
    expect(leftOut).toEqual([]);
  });

  it('asks for the media type of an image that does not state it', () => {
    const { template } = pageToEmail(
      {
        title: '',
        excerpt: '',
        image: '',
        path: '/',
        tree: makePage(column({ type: 'Image', props: IMAGE })),
      },
      { registry: blockRegistry, mimeType: (src) => (src === IMAGE.src ? 'image/jpeg' : '') },
    );
    expect(JSON.stringify(template)).toContain('"mimeType":"image/jpeg"');
  });

  it('takes the titles of accordions, tabs and timelines, and the boxes of price tables', () => {
    const { blocks } = convertBlocks(
      { type: 'Accordion' },
      { type: 'Tabs' },
      { type: 'Timeline' },
      { type: 'Pricing' },
    );
    const headings = getProps(blocks, 'EmailHeading').map((props) => props.text);
    expect(headings).toEqual(
      expect.arrayContaining([
        'How soon can you start?',
        'What we do',
        '2004: The old dairy',
        'Pro',
      ]),
    );
    expect(JSON.stringify(blocks)).toContain('<li>Three sites</li>');
  });

  it('shows products of the shop once, in one block', () => {
    const { blocks } = convertBlocks(
      { type: 'SingleProduct', props: { product: 3 } },
      { type: 'SingleProduct', props: { product: 4 } },
      { type: 'ProductList', props: { source: 'products', productIds: [4, 5] } },
    );
    expect(getProps(blocks, 'EmailProducts').map(({ products }) => products)).toEqual([[3, 4, 5]]);
  });

  it('shows at most 12 products in a block', () => {
    const productIds = Array.from({ length: 20 }, (_, at) => at + 1);
    const { blocks } = convertBlocks({
      type: 'ProductList',
      props: { source: 'products', productIds },
    });
    const counts = getProps(blocks, 'EmailProducts').map((props) => (props.products as []).length);
    expect(counts).toEqual([12, 8]);
  });

  it('names what is left out, and takes the texts of blocks without an equivalent', () => {
    const { blocks, leftOut } = convertBlocks(
      { type: 'CustomForm' },
      { type: 'NewsletterSignup', props: { title: 'Stay in touch', text: 'Once a month.' } },
      { type: 'Map' },
      { type: 'CustomForm' },
      { type: 'CustomHtml', props: { htmlContent: '<p>A film</p><iframe src="x"></iframe>' } },
      { type: 'Image', props: { src: 'data:image/png;base64,AAAA' } },
    );
    expect(leftOut).toEqual(['Form', 'Newsletter sign-up', 'Map', 'Custom HTML', 'Image']);
    expect(getProps(blocks, 'EmailHeading').map((props) => props.text)).toContain('Stay in touch');
    expect(getProps(blocks, 'EmailTextbox')).toEqual([
      { html: '<p>Once a month.</p><p>A film</p>', align: 'start' },
    ]);
  });

  it('skips hidden blocks and blocks for phones', () => {
    const tree = makePage(
      column(text({ text: 'For phones', showOnDesktop: false }), text({ text: 'Shown' })),
    );
    const hidden = Object.entries(tree).find(([, { props }]) => props.text === 'Shown')?.[0] ?? '';
    const { blocks } = convert({
      ...tree,
      [hidden]: { ...(tree[hidden] as BuilderTree[string]), hidden: true },
    });
    expect(getProps(blocks, 'EmailTextbox')).toEqual([]);
  });

  it('ends after 200 blocks', () => {
    const many = Array.from({ length: 300 }, (_, at) => text({ tag: 'h3', text: `Part ${at}` }));
    const { blocks, isCut } = convertBlocks(...many);
    expect(blocks).toHaveLength(200);
    expect(isCut).toBe(true);
    expect(convertBlocks(...many.slice(0, 199)).isCut).toBe(false);
  });

  it('ends for a tree with a cycle', () => {
    const tree = makePage(column(text({ text: 'Once' })));
    const [id] = tree[ROOT_ID]?.nodes ?? [];
    const section = tree[id ?? ''] as BuilderTree[string];
    const { blocks } = convert({
      ...tree,
      [id ?? '']: { ...section, nodes: [...section.nodes, ROOT_ID, id ?? ''] },
    });
    expect(blocks).toHaveLength(2);
  });
});

describe('every example of every block of pages', () => {
  const pageBlocks = blockRegistry.all().filter(({ targets }) => targets.includes('page'));
  const examples = pageBlocks.flatMap(({ type }) =>
    Object.entries(EXAMPLES[type as keyof typeof EXAMPLES]).map(([name, example]) => ({
      name: `${type} ${name}`,
      tree: exampleTree(type, example as Parameters<typeof exampleTree>[1]),
    })),
  );

  it.each(examples)('becomes a valid email: $name', ({ tree }) => {
    const email = createTree(convert(tree).template, blockRegistry);
    expect(findViolations(email, blockRegistry)).toEqual([]);
    const { warnings, text: words } = renderEmail(email, {
      subject: 'Test',
      theme: DEFAULT_SETTINGS.theme,
      origin: 'https://studio.example',
      fields: {},
      unsubscribeUrl: 'https://studio.example/out',
    });
    expect(words).toContain('Open day');
    expect(warnings).not.toContain('block_not_for_email');
    expect(warnings).not.toContain('no_unsubscribe_block');
  });

  it.each(examples)('never throws for props of any type: $name', ({ tree }) => {
    for (const hostile of [null, 7, 'text', [null, 7, [], {}], { desktop: null, length: -1 }])
      expect(() =>
        convert(
          Object.fromEntries(
            Object.entries(tree).map(([id, node]) => [
              id,
              {
                ...node,
                props: Object.fromEntries(Object.keys(node.props).map((name) => [name, hostile])),
              },
            ]),
          ),
        ),
      ).not.toThrow();
  });
});
