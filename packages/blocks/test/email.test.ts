import { type BlockTemplate, createTree, EMAIL_ROOT, loadContent } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { type BuilderTree, DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { compileCampaign, renderEmail } from '../src/email.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { EMAIL_VIEWS } from '../src/registry/email-views.gen.ts';
import { EXAMPLES } from '../src/registry/examples.gen.ts';
import { BLOCK_CSS } from '../src/registry/styles.gen.ts';
import { exampleTree } from '../src/testing/example-tree.ts';
import { accepts, getDefaults } from './block-html.ts';

const SOURCE = {
  subject: 'Spring news',
  theme: DEFAULT_SETTINGS.theme,
  origin: 'https://studio.example',
};
const LEAVE = 'https://studio.example/api/v1/newsletter/unsubscribe/?token=1.2.0.abc&x="y"';
let ids = 0;
const mailTree = (...children: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    {
      type: 'EmailWrapper',
      children: [{ type: 'EmailSection', children: [{ type: 'EmailContainer', children }] }],
    },
    blockRegistry,
    () => `node${String(++ids).padStart(6, '0')}`,
  );
const mail = (...children: readonly BlockTemplate[]) =>
  renderEmail(mailTree(...children), { ...SOURCE, fields: {}, unsubscribeUrl: LEAVE });
const block = (type: string, props: JsonObject = {}): BlockTemplate => ({ type, props });

const EMAIL_TYPES = Object.keys(EMAIL_VIEWS) as (keyof typeof EMAIL_VIEWS)[];

describe('email blocks', () => {
  it('EMAIL-001 include wrapper, section, container, textbox, image, button and unsubscribe link, and are only allowed in emails', () => {
    const types = blockRegistry
      .all()
      .filter(({ targets }) => targets.includes('email'))
      .map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining([
        'EmailWrapper',
        'EmailSection',
        'EmailContainer',
        'EmailTextbox',
        'EmailImage',
        'EmailButton',
        'EmailUnsubscribe',
      ]),
    );
    expect(EMAIL_TYPES).toEqual(types);
    for (const type of types) expect(blockRegistry.get(type)?.targets).toEqual(['email']);
  });

  it('EMAIL-002 limit a container to 600 px, whatever is stored', () => {
    expect(getDefaults('EmailContainer').maxWidth).toBe(600);
    expect(
      [280, 600, 601, 10_000].map((maxWidth) => accepts('EmailContainer', { maxWidth })),
    ).toEqual([true, true, false, false]);
    const tree = createTree(
      {
        type: 'EmailWrapper',
        children: [
          {
            type: 'EmailSection',
            children: [{ type: 'EmailContainer', props: { maxWidth: 9000 }, children: [] }],
          },
        ],
      },
      blockRegistry,
    );
    const { html } = compileCampaign(tree, SOURCE);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('width="600"');
    expect(html).not.toContain('9000');
  });

  it('EMAIL-003 have an unsubscribe text of 8, 12, 16, 20, 24 or 28 px, 12 by default', () => {
    expect(getDefaults('EmailUnsubscribe').fontSize).toBe(12);
    const sizes = [7, 8, 10, 12, 16, 20, 24, 28, 32];
    expect(sizes.filter((fontSize) => accepts('EmailUnsubscribe', { fontSize }))).toEqual([
      8, 12, 16, 20, 24, 28,
    ]);
    expect(mail(block('EmailUnsubscribe', { fontSize: 20 })).html).toContain('font-size:20px');
    expect(mail(block('EmailUnsubscribe', { fontSize: 99 })).html).toContain('font-size:12px');
  });

  it('do not move, even if motion is stored in one of their blocks', () => {
    const settings = { motion: { enter: 'rise', scroll: 'parallax' } };
    const { html } = mail(block('EmailTextbox', { html: '<p>Still words</p>', settings }));
    expect(html).toContain('Still words');
    expect(html).not.toMatch(/animation|keyframes|view\(\)/);
  });

  it('BLK-BUTTON-04 default to a button of #007bff, white, radius 4, padding 10 and 20, size 16, weight 700; the page button has the colors without a variant', () => {
    expect(getDefaults('EmailButton')).toMatchObject({
      backgroundColor: '#007bff',
      textColor: '#ffffff',
      borderRadius: 4,
      paddingY: 10,
      paddingX: 20,
      fontSize: 16,
      fontWeight: 700,
    });
    const { html } = mail(block('EmailButton', { text: 'Go', href: '/shop' }));
    const [link = ''] = /<a href="https:\/\/studio\.example\/shop"[^>]*>Go<\/a>/.exec(html) ?? [];
    for (const style of ['padding:10px 20px', 'color:#ffffff', 'font-size:16px', 'font-weight:700'])
      expect(link).toContain(style);
    expect(html).toContain(
      'bgcolor="#007bff" style="background-color:#007bff;border-radius:4px;mso-padding-alt:10px 20px"',
    );
    expect(BLOCK_CSS.Button).toMatch(/--org-button-base:\s*#007bff;--org-button-on:\s*#fff/);
    expect(accepts('Button', { variant: '' })).toBe(true);
  });

  it('CONTENT-005 form the default email of a campaign: a wrapper with a text and the unsubscribe link', () => {
    const loaded = loadContent(null, blockRegistry, 'email');
    const tree = loaded.ok ? loaded.tree : {};
    expect(tree[ROOT_ID]?.type.resolvedName).toBe(EMAIL_ROOT);
    const types = Object.values(tree).map(({ type }) => type.resolvedName);
    expect(types.toSorted()).toEqual([
      'EmailContainer',
      'EmailSection',
      'EmailTextbox',
      'EmailUnsubscribe',
      'EmailWrapper',
    ]);
  });
});

describe('a rendered email', () => {
  it('uses tables with inline styles: no script, no handler, no variable, no style that depends on a class only', () => {
    for (const type of EMAIL_TYPES)
      for (const [name, example] of Object.entries(EXAMPLES[type])) {
        const { html } = compileCampaign(exampleTree(type, example), {
          ...SOURCE,
          dir: example.dir,
        });
        expect(html, `${type} ${name}`).not.toMatch(
          /<script|\son[a-z]+=|var\(--|(?:\d)rem|display:flex/,
        );
        const body = html.slice(html.indexOf('<body'));
        // Tables of authors hold data, and look as they say.
        const tables = type === 'EmailHtml' ? [] : body.matchAll(/<table[^>]*>/g);
        for (const [table] of tables)
          expect(table).toMatch(/role="presentation".*cellpadding="0" cellspacing="0"/);
        for (const [, classes = ''] of body.matchAll(/ class="([^"]*)"/g))
          expect(classes, `${type} ${name}`).toMatch(/^(?:m-pad|m-col|d\d+)(?: d\d+)?$/);
        expect(Buffer.byteLength(html)).toBeLessThan(102_000);
      }
  });

  it('has the same content in plain text as in HTML', () => {
    const { text } = mail(
      block('EmailTextbox', {
        html: '<h2>Market day</h2><p>Come <strong>early</strong>, see <a href="/visit">the map</a>.</p><ul><li>Bowls</li><li>Tea &amp; cake</li></ul>',
      }),
      block('EmailButton', { text: 'Plan a visit', href: '/visit' }),
      block('EmailUnsubscribe', { note: 'You signed up.', text: 'Leave' }),
    );
    expect(text).toBe(
      `Market day\n\nCome early, see the map (https://studio.example/visit).\n\n- Bowls\n- Tea & cake\n\nPlan a visit: https://studio.example/visit\n\nYou signed up.\nLeave: ${LEAVE}\n`,
    );
  });

  it('replaces merge fields, escaped in HTML and on one line in the subject', () => {
    const tree = mailTree(
      block('EmailTextbox', {
        html: '<p>Dear {{first_name|friend}}, {{ LAST_NAME | you }} &amp; {{nonsense}}.</p>',
      }),
    );
    const source = {
      ...SOURCE,
      subject: '{{first_name|You}}, it is spring',
      unsubscribeUrl: LEAVE,
    };
    const known = renderEmail(tree, {
      ...source,
      fields: { first_name: '<b>Ann</b>\r\nBcc: all@visitor.example', last_name: 'O"Hara' },
    });
    expect(known.subject).toBe('<b>Ann</b> Bcc: all@visitor.example, it is spring');
    expect(known.html).toContain('Dear &lt;b&gt;Ann&lt;/b&gt;');
    expect(known.html).toContain('O&quot;Hara &amp; .');
    expect(known.text).toContain('O"Hara & .');
    const unknown = renderEmail(tree, { ...source, fields: { first_name: '  ' } });
    expect(unknown.subject).toBe('You, it is spring');
    expect(unknown.html).toContain('Dear friend, you &amp; .');
    expect(unknown.warnings).toContain('unknown_merge_tag');
  });

  it('replaces merge fields in a URL, and none in an inserted value', () => {
    const tree = mailTree(
      block('EmailButton', { text: '{{first_name|x}}', href: 'https://a.example/?q={{email|x}}' }),
    );
    const { html } = renderEmail(tree, {
      ...SOURCE,
      fields: { first_name: '{{email}}', email: 'ann@visitor.example' },
      unsubscribeUrl: LEAVE,
    });
    expect(html).toContain('href="https://a.example/?q=ann%40visitor.example"');
    expect(html).toContain('>{{email}}</a>');
  });

  it('links to its page in the archive, from blocks, own HTML and texts', () => {
    const tree = mailTree(
      block('EmailButton', { text: 'View in browser', href: '{{archive_url}}' }),
      block('EmailHtml', { html: '<a href="{{archive_url}}">In your browser</a>' }),
      block('EmailTextbox', { html: '<p>Read it at {{archive_url|our site}}.</p>' }),
    );
    const archiveUrl = 'https://studio.example/newsletter/7-spring?a=1&b="2"';
    const on = compileCampaign(tree, { ...SOURCE, archiveUrl });
    const escaped = 'https://studio.example/newsletter/7-spring?a=1&amp;b=&quot;2&quot;';
    expect(on.html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(on.html).toContain(`Read it at ${escaped}.`);
    expect(on.text).toContain(`View in browser: ${archiveUrl}`);
    expect(on.warnings).not.toContain('archive_off');
    expect(on.warnings).not.toContain('unknown_merge_tag');

    const off = compileCampaign(tree, SOURCE);
    expect(off.html).not.toContain('archive_url');
    expect(off.html).not.toContain('href=""');
    expect(off.html).toContain('>View in browser</a>');
    expect(off.html).toContain('Read it at our site.');
    expect(off.warnings).toContain('archive_off');
    expect(off.warnings).not.toContain('unknown_merge_tag');
  });

  it('knows no URL of the archive in a subject', () => {
    const source = { ...SOURCE, subject: 'See {{archive_url}}', archiveUrl: 'https://a.example/' };
    expect(compileCampaign(mailTree(), source).warnings).toContain('unknown_merge_tag');
  });

  it("contains the recipient's own unsubscribe URL in HTML and in text", () => {
    const { html, text, warnings } = mail(block('EmailUnsubscribe'));
    expect(html).toContain(`href="${LEAVE.replace('&', '&amp;').replaceAll('"', '&quot;')}"`);
    expect(text).toContain(`Unsubscribe: ${LEAVE}`);
    expect(html + text).not.toContain('unsubscribe_url');
    expect(warnings).not.toContain('no_unsubscribe_block');
    expect(mail().warnings).toContain('no_unsubscribe_block');
  });

  it('makes URLs absolute and rejects those that execute code', () => {
    const { html } = mail(
      block('EmailImage', { src: '/media/a.jpg', altText: 'A', href: 'javascript:alert(1)' }),
      block('EmailButton', { text: 'Go', href: ' java\tscript:alert(1)' }),
      block('EmailTextbox', { html: '<p><a href="#top">a</a><a href="//evil.example">b</a></p>' }),
    );
    expect(html).toContain('src="https://studio.example/media/a.jpg"');
    expect(html).toContain('href="https://studio.example/#top"');
    expect(html).not.toMatch(/script:|evil/);
  });

  it('gives images their width as an attribute and alternative text, and warns about those without', () => {
    const natural = { naturalWidth: 1600, naturalHeight: 900 };
    const { html, warnings } = mail(
      block('EmailImage', { src: '/media/a.jpg', altText: '', ...natural }),
      block('EmailImage', { src: '/media/b.jpg', altText: 'B', width: 200, ...natural }),
    );
    expect(html).toMatch(/<img src="[^"]*a\.jpg" alt="" width="536" style="[^"]*max-width:536px/);
    expect(html).toMatch(/<img src="[^"]*b\.jpg" alt="B" width="200"/);
    expect(warnings).toContain('image_missing_alt');
    expect(warnings).not.toContain('image_not_everywhere');
    const modern = mail(block('EmailImage', { src: '/media/a.webp', altText: 'A' }));
    expect(modern.warnings).toContain('image_not_everywhere');
  });

  it('shows images of the media library in a format that every client supports, at most at double resolution', () => {
    const src = '/media/1/2/garden-1600.webp?v=abc';
    const shown = (props: JsonObject): string =>
      /<img src="([^"]*)"/.exec(
        mail(block('EmailImage', { src, altText: 'A', ...props })).html,
      )?.[1] ?? '';
    expect(shown({ mimeType: 'image/jpeg' })).toBe(
      'https://studio.example/media/1/2/garden-1072.jpg?v=abc',
    );
    expect(shown({ mimeType: 'image/png', width: 100 })).toBe(
      'https://studio.example/media/1/2/garden-200.png?v=abc',
    );
    expect(shown({ mimeType: 'image/webp' })).toBe(
      'https://studio.example/media/1/2/garden-1072.jpg?v=abc',
    );
    expect(shown({ src: 'https://x.example/a-1600.webp', mimeType: 'image/jpeg' })).toBe(
      'https://x.example/a-1600.webp',
    );
  });

  it('becomes dark in dark mode where it is light, and is unchanged where its author made it dark', () => {
    const tree = createTree(
      {
        type: 'EmailWrapper',
        children: [
          {
            type: 'EmailSection',
            children: [
              {
                type: 'EmailContainer',
                children: [block('EmailTextbox', { html: '<p>On white</p>' })],
              },
              {
                type: 'EmailContainer',
                props: { backgroundColor: '#102a43', textColor: '#f0f4f8' },
                children: [block('EmailTextbox', { html: '<p>On navy</p>' })],
              },
            ],
          },
        ],
      },
      blockRegistry,
    );
    const { html } = compileCampaign(tree, SOURCE);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.d1\{background-color:#[01]/);
    expect(html).toMatch(
      /<td align="left" class="d\d+" style="[^"]*color:#1f2937[^"]*"><p[^>]*>On white/,
    );
    expect(html).toMatch(/<td align="left" style="[^"]*color:#f0f4f8[^"]*"><p[^>]*>On navy/);
    expect(html).toMatch(/<td bgcolor="#102a43" class="m-pad"/);
    // Every light background needs a class that darkens it.
    const painted = html
      .slice(html.indexOf('<body'))
      .matchAll(/<\w+([^>]*)background-color:#f[^>]*>/g);
    for (const [whole] of painted) expect(whole).toMatch(/class="[^"]*\bd\d+\b/);
  });

  it('shows its preheader only in message lists, and renders right-to-left text', () => {
    const { html, text } = renderEmail(
      mailTree(block('EmailTextbox', { html: '<ul><li>واحد</li></ul>' })),
      {
        ...SOURCE,
        preheader: 'Eleven <glazes>',
        dir: 'rtl',
        lang: 'ar',
        fields: {},
        unsubscribeUrl: '',
      },
    );
    expect(html).toMatch(/<div aria-hidden="true" style="display:none[^"]*">Eleven &lt;glazes&gt;/);
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).toContain('<td align="right"');
    expect(html).toContain('padding:0 24px 0 0');
    expect(text).not.toContain('glazes');
  });

  it('omits hidden blocks and blocks without an email view, and warns about the latter and about its size', () => {
    const tree = mailTree(block('EmailTextbox', { html: '<p>Hidden words</p>' }));
    const [id = ''] =
      Object.entries(tree).find(([, node]) => node.type.resolvedName === 'EmailTextbox') ?? [];
    const node = tree[id];
    const hidden = node ? { ...tree, [id]: { ...node, hidden: true } } : tree;
    expect(compileCampaign(hidden, SOURCE).html).not.toContain('Hidden words');
    const stranger = node ? { ...tree, [id]: { ...node, type: { resolvedName: 'Text' } } } : tree;
    expect(compileCampaign(stranger, SOURCE).warnings).toContain('block_not_for_email');
    const long = mail(
      block('EmailTextbox', { html: `<p>${'long '.repeat(19_000)}</p>` }),
      block('EmailTextbox', { html: `<p>${'long '.repeat(2_000)}</p>` }),
    );
    expect(long.warnings).toContain('html_over_102kb');
    expect(long.bytes).toBe(
      Buffer.byteLength(
        mail(
          block('EmailTextbox', { html: `<p>${'long '.repeat(19_000)}</p>` }),
          block('EmailTextbox', { html: `<p>${'long '.repeat(2_000)}</p>` }),
        ).html,
      ),
    );
  });

  it('executes nothing from any prop, whatever its kind', () => {
    const texts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      'JaVaScRiPt:alert(1)',
      'red;}body{display:none}',
      '--><script>alert(1)</script>',
      '<![endif]--><script>alert(1)</script>',
    ];
    const wrong = [...texts, null, -1, 1e12, [], {}, true];
    for (const type of EMAIL_TYPES)
      for (const prop of Object.keys(getDefaults(type)))
        for (const value of wrong) {
          const tree = exampleTree(type, EXAMPLES[type].typical);
          const hostile = Object.fromEntries(
            Object.entries(tree).map(([id, node]) => [
              id,
              node.type.resolvedName === type
                ? { ...node, props: { ...node.props, [prop]: value as never } }
                : node,
            ]),
          );
          const { html } = compileCampaign(hostile, { ...SOURCE, subject: String(value) });
          const names = html.replace(/="[^"]*"/g, '=""');
          expect(names, `${type}.${prop} = ${String(value)}`).not.toMatch(
            /<script|<[a-z][^>]*?\son[a-z]+=/i,
          );
          expect(html).not.toMatch(/\s(?:href|src)="\s*javascript|style="[^"]*[{}]/i);
        }
  });
});
