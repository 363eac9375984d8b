import { type BlockTemplate, createTree } from '@org/content';
import { type BuilderTree, DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { compileCampaign, toEmailProduct } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { sampleProduct } from '../src/samples/sample-products.ts';
import { accepts, html as canvasHtml } from './block-html.ts';

const SITE = { locale: 'en-CA', currency: 'CAD' };
const SOURCE = {
  subject: 'Spring news',
  theme: DEFAULT_SETTINGS.theme,
  origin: 'https://studio.example',
};
const block = (
  type: string,
  props: JsonObject = {},
  children?: BlockTemplate[],
): BlockTemplate => ({
  type,
  props,
  ...(children && { children }),
});
const mailTree = (...children: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    block('EmailWrapper', {}, [
      block('EmailSection', {}, [block('EmailContainer', {}, [...children])]),
    ]),
    blockRegistry,
  );
const mail = (...children: readonly BlockTemplate[]) =>
  compileCampaign(mailTree(...children), SOURCE);
const text = (html: string): BlockTemplate => block('EmailTextbox', { html });
const column = (html: string, props: JsonObject = {}): BlockTemplate =>
  block('EmailColumn', props, [text(html)]);

describe('columns of an email', () => {
  it('share the width of the container, break on narrow screens without media queries, and are a table in Outlook', () => {
    const { html } = mail(
      block('EmailColumns', { columns: 2, gap: 24 }, [
        column('<p>Left</p>'),
        column('<p>Right</p>'),
      ]),
    );
    // The container has 600 px with 32 px on both sides.
    const divs = [...html.matchAll(/<div class="m-col" style="([^"]*)"/g)].map(
      ([, style]) => style,
    );
    expect(divs).toEqual([
      'display:inline-block;box-sizing:border-box;width:100%;max-width:268px;padding:0 12px 0 0px;vertical-align:top',
      'display:inline-block;box-sizing:border-box;width:100%;max-width:268px;padding:0 0px 0 12px;vertical-align:top',
    ]);
    expect(html.match(/<!--\[if mso\]><td width="268" valign="top"><!\[endif\]-->/g)).toHaveLength(
      2,
    );
    expect(html).toContain('@media only screen and (max-width:480px)');
    expect(html).toContain('.m-col{max-width:100%!important');
  });

  it('stay side by side as cells of a table when they are not to stack, and are mirrored from right to left', () => {
    const columns = block(
      'EmailColumns',
      { columns: 2, gap: 20, stack: false, verticalAlign: 'middle' },
      [column('<p>One</p>'), column('<p>Two</p>')],
    );
    const { html } = mail(columns);
    expect(html).not.toContain('class="m-col"');
    expect(html).toContain('<td width="50%" valign="middle" style="padding:0 10px 0 0px">');
    const mirrored = compileCampaign(mailTree(columns), { ...SOURCE, dir: 'rtl' });
    expect(mirrored.html).toContain(
      '<td width="50%" valign="middle" style="padding:0 0px 0 10px">',
    );
  });

  it('give their pictures the width of the column, and hidden columns leave room for the others', () => {
    const picture = block('EmailImage', { src: '/media/a.jpg', altText: 'A' });
    const tree = mailTree(
      block('EmailColumns', { columns: 3, gap: 0 }, [
        block('EmailColumn', {}, [picture]),
        column('<p>Second</p>'),
        column('<p>Third</p>'),
      ]),
    );
    expect(compileCampaign(tree, SOURCE).html).toMatch(/<img src="[^"]*" alt="A" width="178"/);
    const [id = '', node] =
      Object.entries(tree).find(([, { type }]) => type.resolvedName === 'EmailColumn') ?? [];
    if (!node) throw new Error('There is no column');
    const [other = '', last] =
      Object.entries(tree).findLast(([, { type }]) => type.resolvedName === 'EmailColumn') ?? [];
    if (!last || other === id) throw new Error('There is one column');
    const hidden = compileCampaign({ ...tree, [other]: { ...last, hidden: true } }, SOURCE);
    expect(hidden.html).toMatch(/<img src="[^"]*" alt="A" width="268"/);
  });

  it('are one to four, and their text follows one after the other', () => {
    expect([0, 1, 4, 5].map((columns) => accepts('EmailColumns', { columns }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const { text: words } = mail(
      block('EmailColumns', {}, [column('<p>Left</p>'), column('<p>Right</p>')]),
    );
    expect(words).toContain('Left\n\nRight');
  });
});

describe('links in a line', () => {
  it('are separated, absolute, and left out with a warning when they lead nowhere', () => {
    const {
      html,
      text: words,
      warnings,
    } = mail(
      block('EmailMenu', {
        separator: 'bar',
        links: [
          { id: 'a', text: 'Shop', href: '/shop' },
          { id: 'b', text: 'Nowhere', href: '' },
          { id: 'c', text: 'Blog', href: 'https://blog.example/' },
        ],
      }),
    );
    expect(html).toMatch(/href="https:\/\/studio\.example\/shop"[^>]*>Shop<\/a><span[^>]*>[^<]*\|/);
    expect(html).not.toContain('Nowhere');
    expect(words).toContain('Shop: https://studio.example/shop\nBlog: https://blog.example/');
    expect(warnings).toContain('link_without_address');
  });

  it('name the networks of profiles, and ignore unknown ones', () => {
    const { html } = mail(
      block('EmailSocial', {
        links: [
          { id: 'a', network: 'youtube', href: 'https://youtube.example/kiln' },
          { id: 'b', network: 'gopher', href: 'https://gopher.example/' },
        ],
      }),
    );
    expect(html).toMatch(/href="https:\/\/youtube\.example\/kiln"[^>]*>YouTube<\/a>/);
    expect(html).not.toContain('gopher');
  });
});

describe('products of an email', () => {
  const products = [1, 2, 3].map((id) =>
    toEmailProduct(
      sampleProduct(id, { name: `Bowl <${id}>`, unitPrice: 20, salePrice: id === 2 ? 15 : null }),
      SITE,
    ),
  );
  const tree = mailTree(
    block('EmailProducts', { products: [2, 1, 9], perRow: 2, buttonText: 'Look' }),
  );

  it('are shown in order with prices of the shop, the price before a sale, and links', () => {
    const {
      html,
      text: words,
      productIds,
      warnings,
    } = compileCampaign(tree, { ...SOURCE, products });
    expect(productIds).toEqual([2, 1, 9]);
    expect(html.indexOf('Bowl &lt;2&gt;')).toBeLessThan(html.indexOf('Bowl &lt;1&gt;'));
    expect(html).toContain('<s>$20.00</s> $15.00');
    expect(html).toMatch(/<a href="https:\/\/studio\.example\/[^"]*bowl-2"[^>]*>Look<\/a>/);
    expect(words).toMatch(
      /Bowl <2>, \$15\.00: https:\/\/studio\.example\/\S*bowl-2\nBowl <1>, \$20\.00: /,
    );
    expect(warnings).toContain('product_missing');
  });

  it('are named by id before they are loaded, and missing ones are left out', () => {
    const { html, productIds, warnings } = compileCampaign(tree, SOURCE);
    expect(productIds).toEqual([2, 1, 9]);
    expect(html).not.toContain('Look');
    expect(warnings).toContain('product_missing');
    expect(mail(text('<p>None</p>')).productIds).toEqual([]);
  });
});

it('a header and a footer show the name of the company in the canvas', () => {
  for (const type of ['EmailHeader', 'EmailFooter']) {
    expect(canvasHtml(type, {}, true)).toContain('Your company');
    expect(canvasHtml(type, {}, true)).not.toContain('{{');
  }
});

describe('the other blocks of an email', () => {
  it('render a footer with address lines and the unsubscribe link, which the email then has', () => {
    const {
      html,
      text: words,
      warnings,
    } = mail(
      block('EmailFooter', {
        name: 'Clay & Kiln',
        address: '12 Harbour Street\nMontréal',
        note: '',
        text: 'Leave',
      }),
    );
    expect(html).toContain(
      'Clay &amp; Kiln<br />12 Harbour Street<br />Montréal<br /><a href="{{unsubscribe_url}}"',
    );
    expect(words).toContain('Clay & Kiln\n12 Harbour Street\nMontréal\nLeave: {{unsubscribe_url}}');
    expect(warnings).not.toContain('no_unsubscribe_block');
  });

  it('render a coupon with its code, and none without a code', () => {
    const { html, text: words } = mail(
      block('EmailCoupon', { code: 'SPRING26', title: '20% off', note: 'Until May' }),
    );
    expect(html).toMatch(/border:2px dashed #5c3b00/);
    expect(words).toContain('20% off\nSPRING26\nUntil May');
    const empty = mail(block('EmailCoupon', { code: ' ', title: 'Nothing' }));
    expect(empty.html).not.toContain('Nothing');
    expect(empty.warnings).toContain('coupon_without_code');
  });

  it('render headings in their level, lines, space, a logo or a name, and a video as a link', () => {
    const {
      html,
      text: words,
      warnings,
    } = mail(
      block('EmailHeader', { name: 'Clay & Kiln', href: '/' }),
      block('EmailHeading', { text: 'Open <day>', level: 2 }),
      block('EmailDivider', { width: 40, thickness: 3 }),
      block('EmailSpacer', { height: 48 }),
      block('EmailVideo', { href: 'https://video.example/1', text: 'Play it' }),
      block('EmailVideo', { href: '' }),
    );
    expect(html).toMatch(/<a href="https:\/\/studio\.example\/"[^>]*>Clay &amp; Kiln<\/a>/);
    expect(html).toMatch(/<h2 [^>]*>Open &lt;day&gt;<\/h2>/);
    expect(html).toContain('border-top:3px solid #d5d9e0');
    expect(html).toContain('height="48"');
    expect(words).toContain('Open <day>\n\n---\n\nPlay it: https://video.example/1');
    expect(warnings).toContain('video_without_link');
  });
});

describe('an order summary', () => {
  const DETAILS = {
    title: 'Your order 7',
    paragraphs: ['Two\nlines & more', 'Hello {{email}}'],
    link: { label: 'Track it', href: 'https://post.example/1' },
    rows: [
      { label: '1 × Bowl', value: '€9', picture: 'https://studio.example/media/a.jpg' },
      { label: '1 × Mug', value: '€5', picture: '' },
      { label: 'Total', value: '€14', isStrong: true },
    ],
    button: { label: 'See it', href: 'javascript:alert(1)' },
  };
  const withDetails = (props: JsonObject = {}, details = DETAILS) =>
    compileCampaign(mailTree(block('EmailOrderSummary', props), block('EmailUnsubscribe')), {
      ...SOURCE,
      details,
    });

  it('shows text, link, items with pictures, and no button with an unsafe link', () => {
    const { html, text: words, warnings } = withDetails();
    expect(html).toContain('Two<br />lines &amp; more');
    expect(html).toContain('Hello &#123;&#123;email}}');
    expect(html).toContain('href="https://post.example/1"');
    expect(html).toMatch(/<img src="https:\/\/studio\.example\/media\/a\.jpg" alt="" width="48"/);
    expect(html).toMatch(/<td valign="top"[^>]*colspan="2"[^>]*>Total<\/td>/);
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('nsubscribe');
    expect(words).toBe(
      'Two\nlines & more\n\nHello { {email}}\n\nTrack it: https://post.example/1\n\n1 × Bowl: €9\n1 × Mug: €5\nTotal: €14\n',
    );
    expect(warnings).toEqual([]);
  });

  it('shows only the parts that are on', () => {
    const { html } = withDetails({ showText: false, showButton: false });
    expect(html).not.toContain('lines');
    expect(html).toContain('1 × Bowl');
    expect(withDetails({ showItems: false }).html).not.toContain('1 × Bowl');
  });

  it('is left out of a campaign, with a warning', () => {
    const { html, warnings } = mail(block('EmailOrderSummary'));
    expect(html).not.toContain('Total');
    expect(warnings).toContain('summary_without_record');
    expect(warnings).toContain('no_unsubscribe_block');
  });

  it('has values of the record for merge fields, which a campaign needs a fallback for', () => {
    const about = { ...SOURCE, subject: 'Thanks for {{number}}' };
    const tree = mailTree(block('EmailOrderSummary'));
    expect(compileCampaign(tree, { ...about, details: DETAILS }).warnings).toEqual([]);
    expect(compileCampaign(tree, about).warnings).toContain('merge_tag_without_fallback');
  });
});
