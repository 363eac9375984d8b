import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { describe, expect, it } from 'vitest';
import { createPartLoader } from './part-loader.ts';
import { type RenderTools, renderPage } from './render-page.ts';
import { interFaces } from './site-assets.ts';
import { testPage } from './test-page.ts';

const errors: string[] = [];
const tools: RenderTools = {
  load: createPartLoader(blockRegistry),
  fonts: interFaces(),
  script: '/_org/islands.js',
  onError: (error, what) => errors.push(`${what}: ${error}`),
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
  /<body>(.*)<\/body>/s.exec(html)?.[1]?.replace(/<(?!\/?(?:header|main|footer))[^>]*>/g, '');

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
    expect(errors[0]).toMatch(/^page 7: Error: /);
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
