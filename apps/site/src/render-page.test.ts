import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent, loadContent, rememberContent } from '@org/content/node';
import { describe, expect, it } from 'vitest';
import { behaviourScript, behaviourScriptAt } from './behaviour-script.ts';
import { type RenderTools, renderPage } from './render-page.ts';
import { fontFaces } from './site-assets.ts';
import { testPage } from './test-page.ts';

const errors: string[] = [];
const warnings: string[] = [];
const tools: RenderTools = {
  load: rememberContent(loadContent, blockRegistry),
  fonts: fontFaces(),
  script: '/_org/islands.js',
  behaviours: (names) => behaviourScript(names).path,
  onError: (error, what) => errors.push(`${what}: ${error}`),
  onWarning: (message, what) => warnings.push(`${what}: ${message}`),
};
const content = (text: string) =>
  encodeContent(
    createTree(
      {
        type: 'Wrapper',
        children: [
          {
            type: 'Section',
            children: [{ type: 'Column', children: [{ type: 'Text', props: { text } }] }],
          },
        ],
      },
      blockRegistry,
    ),
  );
const main = (html: string) =>
  /<body>(.*)<\/body>/s
    .exec(html)?.[1]
    ?.replace(/^<a class="org-skip".*?<\/a>/, '')
    .replace(/<main [^>]*>/, '<main>')
    .replace(/<(?!\/?(?:header|main|footer))[^>]*>/g, '');

describe('renderPage', () => {
  it('CONTENT-009 puts header, page title, body and footer in this order', () => {
    const page = testPage({ content: content('Body'), showPageTitle: true });
    const { html } = renderPage(
      {
        ...page,
        answer: {
          ...page.answer,
          header: content('Head'),
          pageTitle: content('Title'),
          footer: content('Foot'),
        },
      },
      tools,
    );
    expect(main(html)).toBe('<header>Head</header><main>TitleBody</main><footer>Foot</footer>');
  });

  it('puts the blocks of components in their places, with their styles, and nothing for missing ones', () => {
    const shows = (componentId: number) => ({ type: 'Component', props: { componentId } });
    const inColumn = (...children: BlockTemplate[]) => ({
      type: 'Section',
      children: [{ type: 'Column', children }],
    });
    const page = testPage({
      content: encodeContent(
        createTree(
          { type: 'Wrapper', children: [inColumn(shows(4), shows(5), shows(4))] },
          blockRegistry,
        ),
      ),
    });
    const button = createTree(
      { type: 'Wrapper', children: [{ type: 'Button', props: { text: 'Book', href: '/book' } }] },
      blockRegistry,
    );
    const components = [{ id: 4, name: 'Book', version: 1, content: encodeContent(button) }];
    const { html } = renderPage({ ...page, answer: { ...page.answer, components } }, tools);
    expect(main(html)).toBe('<main>BookBook</main>');
    expect(html).toContain('.org-button');
    expect(html).not.toContain('org-component');
    expect(main(renderPage(page, tools).html)).toBe('<main></main>');
  });

  it('leads past its header, where it has one', () => {
    const page = testPage({ content: content('Body') });
    const past = '<a class="org-skip" href="#org-main">';
    expect(renderPage(page, tools).html).not.toContain(past);
    const { html } = renderPage(
      { ...page, answer: { ...page.answer, header: content('Head') } },
      tools,
    );
    expect(html.indexOf(past)).toBeLessThan(html.indexOf('<header>'));
    expect(html.indexOf(past)).toBeGreaterThan(0);
    expect(html).toContain('<main id="org-main" tabindex="-1">');
  });

  it('CONTENT-009 takes a header of several sections, with its styles and those of the footer', () => {
    const part = (type: string, color: string) =>
      encodeContent(
        createTree(
          {
            type: 'Wrapper',
            children: [1, 2].map((number) => ({
              type: 'Section',
              props: { settings: { desktop: { background: { backgroundColor: color } } } },
              children: [
                {
                  type: 'Column',
                  children: [{ type }, { type: 'Text', props: { text: `${type} ${number}` } }],
                },
              ],
            })),
          },
          blockRegistry,
        ),
      );
    const page = testPage({ content: content('Body') });
    const { html } = renderPage(
      {
        ...page,
        answer: {
          ...page.answer,
          header: part('Icons', '#123456'),
          footer: part('SectionDivider', '#654321'),
        },
      },
      tools,
    );
    expect(main(html)).toBe(
      '<header>Icons 1Icons 2</header><main>Body</main><footer>SectionDivider 1SectionDivider 2</footer>',
    );
    for (const rule of ['#123456', '#654321', '.org-icons{', '.org-section-divider{'])
      expect(html).toContain(rule);
    expect(html).not.toContain('.org-button{');
  });

  it('shows what stands in blocks that are not known, and warns once for the page', () => {
    warnings.length = 0;
    const tree = createTree(
      {
        type: 'Wrapper',
        children: ['one', 'two'].map((text) => ({
          type: 'Section',
          children: [{ type: 'Column', children: [{ type: 'Text', props: { text } }] }],
        })),
      },
      blockRegistry,
    );
    const old = Object.fromEntries(
      Object.entries(tree).map(([id, node]) => [
        id,
        node.type.resolvedName === 'Section'
          ? { ...node, type: { resolvedName: 'HeroSlider9' } }
          : node,
      ]),
    );
    const { html } = renderPage(testPage({ content: encodeContent(old) }), tools);
    expect(main(html)).toBe('<main>onetwo</main>');
    expect(warnings).toEqual(['page 7 (/classes): Blocks that are not known: HeroSlider9']);
  });

  it("DEV-007 puts a block's own CSS into the page, held inside the block, and nothing of CSS with a mistake", () => {
    const styled = (customCss: string) => {
      const tree = createTree(
        {
          type: 'Wrapper',
          children: [{ type: 'Section', props: { customCss }, children: [{ type: 'Column' }] }],
        },
        blockRegistry,
      );
      return renderPage(testPage({ content: encodeContent(tree) }), tools).html;
    };
    const html = styled('outline: 3px solid rebeccapurple; a { letter-spacing: 7px }');
    const own = /<section class="org-section (x-\w+)"/.exec(html)?.[1];
    expect(own).toBeDefined();
    expect(html).toMatch(new RegExp(`@layer org\\.custom\\{\\.${own}[^<]*rebeccapurple`));
    expect(html).toContain('letter-spacing:7px');
    expect(styled('color: red } body { display: none')).not.toContain('@layer org.custom{');
    expect(styled('</style><script>alert(1)</script>')).not.toContain('<script');
  });

  it('CONTENT-010 leaves the page title out when the page does not show it', () => {
    const page = testPage({ content: content('Body'), showPageTitle: false });
    expect(
      main(
        renderPage({ ...page, answer: { ...page.answer, pageTitle: content('Title') } }, tools)
          .html,
      ),
    ).toBe('<main>Body</main>');
  });

  it('CONTENT-003 renders an empty paragraph for content that cannot be read, and reports it', () => {
    errors.length = 0;
    expect(renderPage(testPage({ content: 'bm90IGEgdHJlZQ==' }), tools).html).toContain(
      '<main><p></p></main>',
    );
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^page 7 \(\/classes\): Error: /);
  });

  it('shows a default section for a page without content', () => {
    expect(renderPage(testPage({ content: null }), tools).html).toContain(
      '<section class="org-section"',
    );
  });

  it('ships no script with a page that needs none', () => {
    const { html, scripts } = renderPage(testPage({ content: content('Hello') }), tools);
    expect({ scripts, has: html.includes('<script') }).toEqual({ scripts: false, has: false });
  });

  it('adds a site page below the blocks, with its own styles and scripts only', () => {
    const page = testPage({ content: content('Body') });
    const plain = renderPage(page, tools).html;
    expect(plain).not.toMatch(/\.org-(?:cart-item|pay|you|find|consent-row|staff-bar)\b/);
    const profile = { displayName: 'Vera <b>', email: 'vera@test.example', orders: undefined };
    const { html, scripts } = renderPage(
      { ...page, view: { name: 'profile', props: profile } },
      tools,
    );
    expect(main(html)).toMatch(/^<main>BodyYour profile.*Vera &lt;b&gt;/s);
    expect(html).toContain('.org-you{');
    expect(html).not.toMatch(/\.org-(?:cart-item|pay|find)\b/);
    expect(scripts).toBe(true);
    expect(html).toMatch(/src="\/_org\/behaviours\.nav-logout-/);
  });

  it('ships with a navigation bar what its behaviours need, the styles that it uses, and nothing more', () => {
    const bar = (props: object) => {
      const tree = createTree(
        { type: 'Wrapper', children: [{ type: 'NavigationBar', props: props as never }] },
        blockRegistry,
      );
      const { html, scripts } = renderPage(testPage({ content: encodeContent(tree) }), tools);
      return { html, scripts, src: html.match(/<script type="module" src="([^"]*)"/)?.[1] ?? '' };
    };
    const plain = bar({});
    expect(plain.scripts).toBe(true);
    expect(plain.html.match(/<script/g)).toHaveLength(1);
    expect(plain.src).toMatch(/^\/_org\/behaviours\.nav-menu-[0-9a-f]{10}\.js$/);
    expect(plain.html).toContain('.org-button{');
    expect(plain.html).not.toContain('.org-icons{');
    const script = new TextDecoder().decode(behaviourScriptAt(plain.src)?.bytes);
    expect(script).toContain('"nav-menu"');
    expect(script).not.toContain('"nav-scroll"');
    expect(bar({ navStyle: 'Floating', navBarBehaviour: 'float' }).src).toContain(
      '/behaviours.nav-menu.nav-scroll-',
    );
  });

  it('sets language, direction and mode of the document, and no closing tag inside its style', () => {
    const { theme } = testPage().site.settings;
    const { html } = renderPage(
      testPage(
        {},
        {
          locale: 'ar-EG',
          theme: { ...theme, mode: 'auto', fontFamily: 'Inter', primary: '#fff}</style>' },
        },
      ),
      tools,
    );
    expect(html).toMatch(
      /^<!doctype html><html lang="ar-EG" dir="rtl" data-theme="auto"><head><meta charset="utf-8">/,
    );
    expect(html.match(/<\/style/g)).toHaveLength(1);
    expect(html).toContain('rel="preload" as="font"');
  });
});
