import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent, loadContent, rememberContent } from '@org/content/node';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { behaviourScript } from './behaviour-script.ts';
import { type RenderTools, renderPage } from './render-page.ts';
import { fontFaces } from './site-assets.ts';
import { sitePolicy } from './site-policy.ts';
import { testPage } from './test-page.ts';

const tools: RenderTools = {
  load: rememberContent(loadContent, blockRegistry),
  fonts: fontFaces(),
  script: '',
  behaviours: (names) => behaviourScript(names).path,
  onError: (error) => {
    throw error;
  },
  onWarning: (message) => {
    throw new Error(message);
  },
};
const withBlock = (type: string, props: JsonObject = {}) =>
  encodeContent(
    createTree(
      {
        type: 'Wrapper',
        children: [
          { type: 'Section', children: [{ type: 'Column', children: [{ type, props }] }] },
        ],
      },
      blockRegistry,
    ),
  );
const render = (type: string, props: JsonObject = {}) =>
  renderPage(testPage({ content: withBlock(type, props) }), tools);
const getPolicy = ({ scripts, frames, rawHtml }: ReturnType<typeof render>) =>
  sitePolicy({ adminOrigin: 'https://admin.test', scripts, frames, rawHtml });
const part = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('what a page has of others', () => {
  it('BLK-CUSTOMHTML-01 is raw on the published page, and only the policy of that page allows its scripts', () => {
    const htmlContent = '<div id="cal"></div><script src="https://cal.example/x.js"></script>';
    const page = render('CustomHtml', { htmlContent });
    expect(page.html).toContain(htmlContent);
    expect(part(getPolicy(page), 'script-src')).toBe("script-src 'self' 'unsafe-inline' https:");
    const plain = render('Text', { text: 'x' });
    expect(part(getPolicy(plain), 'script-src')).toBe("script-src 'none'");
    expect(getPolicy(page)).toContain("frame-ancestors 'self' https://admin.test");
    expect(getPolicy(page)).toContain("object-src 'none'");
  });

  it('is framed where a map or a studio asks for it, and nowhere else', () => {
    const frames = (type: string, props: JsonObject = {}) =>
      part(getPolicy(render(type, props)), 'frame-src');
    const usual = frames('Text');
    expect(frames('Map', { url: 'https://maps.example.com/a' })).toBe(
      `${usual} https://maps.example.com`,
    );
    expect(frames('DesignOnline', { studioUrl: 'https://studio.example.com:8443/a' })).toBe(
      `${usual} https://studio.example.com:8443`,
    );
    expect(frames('Text', { text: ' data-frame="https://evil.example"' })).toBe(usual);
    expect(frames('Map', { url: 'https://maps.example.com;script-src https://x/a' })).toBe(usual);
  });

  it('keeps the strict policy for a block of custom HTML that is empty', () => {
    for (const htmlContent of ['', ' \n'])
      expect(getPolicy(render('CustomHtml', { htmlContent }))).not.toContain(
        "unsafe-inline' https:",
      );
    expect(getPolicy(render('CustomHtml', { htmlContent: '<b>x</b>' }))).toContain(
      "script-src 'self' 'unsafe-inline' https:",
    );
  });

  it('has Inter where a field of the page is set in it, whatever the theme says', () => {
    const has = (type: string, props: JsonObject = {}) =>
      renderPage(
        testPage({ content: withBlock(type, props) }, { theme: { fontFamily: 'Georgia' } }),
        tools,
      ).html.includes('@font-face');
    expect([has('PageTitle'), has('PageTitle', { fontFamily: 'Mono' }), has('Text')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('carries the script of the blocks that it has, and no other', () => {
    const scripts = (type: string) =>
      Array.from(
        render(type).html.matchAll(/behaviours\.([a-z.-]+?)-[0-9a-f]+\.js/g),
        ([, names]) => names,
      );
    expect(
      ['Accordion', 'Timeline', 'Pricing', 'SubMenu', 'Copyright', 'Map'].flatMap(scripts),
    ).toEqual([]);
    expect([scripts('Tabs'), scripts('CountUp'), scripts('CarbonCalculator')]).toEqual([
      ['tabs'],
      ['count-up'],
      ['carbon-calculator'],
    ]);
  });
});
