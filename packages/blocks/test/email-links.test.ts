import { type BlockTemplate, createTree } from '@org/content';
import { type BuilderTree, DEFAULT_SETTINGS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { emailHref } from '../src/email/email-address.ts';
import { replacePersonalLinks } from '../src/email/merge-fields.ts';
import { compileCampaign, type MergeValues, renderEmail } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';

const SOURCE = {
  subject: 'News',
  theme: DEFAULT_SETTINGS.theme,
  origin: 'https://studio.example',
};
let ids = 0;
const mailTree = (...children: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    {
      type: 'EmailWrapper',
      children: [
        {
          type: 'EmailSection',
          children: [
            { type: 'EmailContainer', children: [...children, { type: 'EmailUnsubscribe' }] },
          ],
        },
      ],
    },
    blockRegistry,
    () => `node${String(++ids).padStart(6, '0')}`,
  );
const textbox = (html: string): BlockTemplate => ({ type: 'EmailTextbox', props: { html } });
const render = (block: BlockTemplate, fields: MergeValues = {}) =>
  renderEmail(mailTree(block), { ...SOURCE, fields, unsubscribeUrl: 'https://studio.example/bye' });

/** Returns the link of a text as readers get it, from HTML and from plain text. */
function getLinks(href: string, fields: MergeValues = {}) {
  const { html, text } = render(textbox(`<p><a href="${href}">Go</a></p>`), fields);
  return [
    /<a href="([^"]*)"[^>]*>Go</.exec(html)?.[1]?.replaceAll('&#x27;', "'"),
    /Go \((.*)\)/.exec(text)?.[1],
  ];
}

describe('merge fields of links', () => {
  const ann = { email: 'ann+1@visitor.example', first_name: `A/n & "n'?#` };

  it.each([
    ['https://x.example/?e={{email}}', 'https://x.example/?e=ann%2B1%40visitor.example'],
    ['https://x.example?n={{ FIRST_NAME }}#a', "https://x.example?n=A%2Fn%20%26%20%22n'%3F%23#a"],
    ['https://x.example/{{email}}/{1}', 'https://x.example/ann%2B1%40visitor.example/%7B1%7D'],
    ['/u/{{email}}', 'https://studio.example/u/ann%2B1%40visitor.example'],
    ['?e={{email}}', 'https://studio.example/?e=ann%2B1%40visitor.example'],
    ['mailto:hi@x.example?subject={{email}}', 'hi@x.example?subject=ann%2B1%40visitor.example'],
    ['https://x.example/?l={{last_name|b &amp; c}}', 'https://x.example/?l=b%20%26%20c'],
    [
      'https://x.example/?l={{last_name|{{email}}}}',
      'https://x.example/?l=ann%2B1%40visitor.example',
    ],
    ['https://x.example/?l={{last_name}}&amp;y=1', 'https://x.example/?l=&y=1'],
    ['https://x.example/?u={{unsubscribe_url}}', 'https://x.example/?u='],
  ])('are filled in URL-encoded in %s', (href, shown) => {
    const [html, text] = getLinks(href, ann);
    expect(html?.replace('mailto:', '').replaceAll('&amp;', '&')).toBe(shown);
    expect(text).toBe(shown);
  });

  it.each([
    '{{email}}',
    '{{company_name}}.example/a',
    'https://{{company_name}}/a',
    'https://x.example{{first_name}}/a',
    'https://{{email}}@x.example/',
    'https{{email}}://x.example/',
    'mailto:{{email}}',
    'tel:{{email}}',
    'www.{{company_name}}.example',
  ])('never become a scheme or host in %s, and the author is warned', (href) => {
    const { html, text, warnings } = render(textbox(`<p><a href="${href}">Go</a></p>`), ann);
    expect(html).not.toMatch(/<a [^>]*>Go/);
    expect(html).toContain('Go');
    expect(text).toMatch(/^Go\n/);
    expect(warnings).toContain('merge_tag_in_host');
  });

  it('are filled in for every block with a link', () => {
    const href = 'https://x.example/?e={{email}}';
    const { html } = renderEmail(
      mailTree(
        { type: 'EmailButton', props: { text: 'A', href } },
        { type: 'EmailImage', props: { src: '/media/a.jpg', altText: 'B', href } },
        { type: 'EmailVideo', props: { src: '/media/a.jpg', altText: 'C', href } },
        { type: 'EmailMenu', props: { links: [{ text: 'D', href }] } },
        { type: 'EmailHeader', props: { name: 'E', href } },
        { type: 'EmailHtml', props: { html: `<a href="${href}">F</a>` } },
      ),
      { ...SOURCE, fields: { email: 'a@b.example' }, unsubscribeUrl: '' },
    );
    expect(html.split('href="https://x.example/?e=a%40b.example"').length).toBeGreaterThanOrEqual(
      7,
    );
    expect(html).not.toMatch(/\{\{|%7B/);
  });

  it('warn that clicks are not counted, and about unknown fields', () => {
    const { warnings } = render(textbox('<p><a href="https://x.example/?e={{nope}}">Go</a></p>'));
    expect(warnings).toEqual(['link_not_counted', 'unknown_merge_tag']);
    const image = { src: '/media/a.jpg', altText: 'B', name: 'Kiln' };
    const header = { ...image, href: 'https://x.example/?e={{first_name}}' };
    // The link of a header is only in HTML.
    expect(render({ type: 'EmailHeader', props: header }).warnings).toEqual([
      'link_not_counted',
      'merge_tag_without_fallback',
    ]);
    expect(render(textbox('<p><a href="https://x.example/">Go</a></p>')).warnings).toEqual([]);
  });

  it('lead to no other path with a value of dots, and accept any text', () => {
    expect(getLinks('https://x.example/a/{{first_name|me}}/b', { first_name: '..' })).toEqual([
      'https://x.example/a/me/b',
      'https://x.example/a/me/b',
    ]);
    expect(getLinks('https://x.example/{{first_name}}', { first_name: 'a\ud800b\n%' })).toEqual([
      'https://x.example/ab%0A%25',
      'https://x.example/ab%0A%25',
    ]);
    expect(emailHref(`https://x.example/{{email|${'é'.repeat(900)}}}`, SOURCE)).toBe(
      `https://x.example/{{url:email|${'%C3%A9'.repeat(200)}}}`,
    );
  });

  it('can be replaced in compiled HTML', () => {
    const { html } = compileCampaign(
      mailTree(textbox('<p><a href="https://x.example/?e={{email}}">Go</a></p>')),
      SOURCE,
    );
    expect(replacePersonalLinks(html, '#')).toMatch(/<a href="#"[^>]*>Go</);
    expect(replacePersonalLinks(html, '#')).toContain('href="{{unsubscribe_url}}"');
  });
});

describe('text of an author that looks like a mark', () => {
  it('has no quotes in HTML, so that it is no attribute, and is the same in plain text', () => {
    const typed = ' href="{{link:0}}"';
    for (const block of [
      textbox(`<p>${typed}</p>`),
      { type: 'EmailHtml', props: { html: typed } },
    ]) {
      const { html, text, warnings } = render(block);
      expect(html).toContain('href=&quot;{{link:0}}&quot;');
      expect(text).toContain('href="{{link:0}}"');
      expect(warnings).toEqual(['malformed_merge_tag']);
    }
  });

  it('is no mark as an address either', () => {
    expect(emailHref('{{link:0}}', SOURCE)).toBe('https://studio.example/%7B%7Blink:0%7D%7D');
  });
});
