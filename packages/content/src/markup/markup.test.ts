import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkup, markupText, parseMarkup, safeHref } from './markup.ts';
import { tokenizeMarkup } from './markup-tokens.ts';

/** Matches an element of the allow list with only its allowed attributes. */
const ELEMENT =
  /^<(?:\/(?:p|h[234]|[uo]l|li|strong|em|u|s|a|span)|br|[uo]l|li|strong|em|u|s|(?:p|h[234])(?: data-align="(?:start|center|end|justify)")?|span data-color="(?:primary|secondary|tertiary|success|warning|danger|dark|light|info)"|a href="[^"<>]+"(?: target="_blank")?)>$/;

describe('cleanMarkup', () => {
  it.each([
    ['<p>Hello <strong>there</strong></p>', '<p>Hello <strong>there</strong></p>'],
    ['<p>5 < 6 & "7"</p>', '<p>5 &lt; 6 &amp; &quot;7&quot;</p>'],
    ['<b>bold</b><i>it</i><div>block</div>', '<strong>bold</strong><em>it</em><p>block</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>ok<style>p{}</style>', 'ok'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', 'x'],
    ['<a href="/about" target="_blank">About</a>', '<a href="/about" target="_blank">About</a>'],
    ['<p>unclosed <em>marks', '<p>unclosed <em>marks</em></p>'],
    ['</p></p>text</a>', 'text'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<svg><script>1</script></svg>x', 'x'],
    ['<p data-align="center">a</p>', '<p data-align="center">a</p>'],
    ["<h2 data-align='end' id=x>a</h2>", '<h2 data-align="end">a</h2>'],
    ['<div data-align=justify>a</div>', '<p data-align="justify">a</p>'],
    ['<p data-align="CENTER">a</p>', '<p>a</p>'],
    ['<p data-align="center;position:fixed">a</p>', '<p>a</p>'],
    ['<li data-align="center">a</li>', '<li>a</li>'],
    ['<span data-color="primary">a</span>', '<span data-color="primary">a</span>'],
    ['<span data-color="var(--org-color-primary)">a</span>', 'a'],
    ['<span data-color="primary&quot; onclick=&quot;x()">a</span>', 'a'],
    ['<span data-color="url(//evil.example)">a</span>', 'a'],
    ['<span style="color:red" class=x>a</span>', 'a'],
    ['<strong data-color="primary">a</strong>', '<strong>a</strong>'],
    ['<span data-color="info">a<span>b</span>c</span>d', '<span data-color="info">abc</span>d'],
    ['<a href="/a">a<a href="javascript:x">b</a>c</a>d', '<a href="/a">abc</a>d'],
  ])('converts %s to %s', (html, clean) => {
    expect(cleanMarkup(html)).toBe(clean);
  });

  it('is idempotent and outputs only elements of the allow list, for any text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<script>',
        '</script>',
        '<',
        '&lt;',
        '&#106;',
        'javascript:',
        '<b',
        '/>',
        '<span>',
        '<span data-color="',
        '</span>',
        '<p data-align=',
        'primary',
        'center',
        ' style="',
        ' onload=',
        '<!--',
        '-->',
        "'",
        '"',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const clean = cleanMarkup(pieces.join(''));
        expect(cleanMarkup(clean)).toBe(clean);
        // Everything between angle brackets is in the allow list, including attributes and their values.
        for (const [element] of clean.matchAll(/<[^>]*>?/g)) expect(element).toMatch(ELEMENT);
        expect(clean).not.toMatch(/href="\s*javascript/i);
      }),
      { numRuns: 5000 },
    );
  });

  it('parses 100,000 nested elements without a long delay', () => {
    const start = performance.now();
    cleanMarkup('<p>'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

it('returns the text only', () => {
  expect(markupText(parseMarkup('<p>One<br>two <a href="/x">three</a></p>'))).toBe(
    'One\ntwo three',
  );
});

it.each([
  ['https://a.b', 'https://a.b'],
  [' /a ', '/a'],
  ['#x', '#x'],
  ['?q=1', '?q=1'],
  ['about', 'about'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['//evil.example', ''],
  ['JaVaScRiPt:x', ''],
  ['data:text/html,x', ''],
  ['java\nscript:x', ''],
  ['\\\\evil', ''],
])('converts %j to %j', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

/** Reference tokenizer as a regular expression: correct for every text, and slow for hostile ones. */
const REFERENCE =
  /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|(?:[^<]|<(?!!--[\s\S]*?-->|\/?[a-zA-Z][a-zA-Z0-9]*(?:"[^"]*"|'[^']*'|[^"'>])*>))+/g;

describe('tokenizeMarkup', () => {
  it('finds the same tokens as a reference regular expression', () => {
    const part = fc.constantFrom(
      ...['<', '<a', '</p', '>', '/>', '"', "'", '<!--', '-->', '-', '!', ' ', 'x', '1', '=', '\n'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const html = parts.join('');
        const expected = Array.from(html.matchAll(REFERENCE)).flatMap(
          ([text, slash, name, attributes]): object[] => {
            if (name === undefined)
              return /^<!--[\s\S]*-->$/.test(text) ? [] : [{ type: 'text', text }];
            return [
              {
                type: slash ? 'close' : 'open',
                name: name.toLowerCase(),
                attributes,
                isSelfClosing: text.endsWith('/>'),
              },
            ];
          },
        );
        expect([...tokenizeMarkup(html)]).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
