import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkup, markupText, parseMarkup, safeHref } from './markup.ts';

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
  ])('reads %s as %s', (html, clean) => {
    expect(cleanMarkup(html)).toBe(clean);
  });

  it('is its own result, and opens nothing outside the closed list, for any text', () => {
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
        for (const [, tag] of clean.matchAll(/<\/?([a-z0-9]+)/gi))
          expect([
            'p',
            'h2',
            'h3',
            'h4',
            'ul',
            'ol',
            'li',
            'strong',
            'em',
            'u',
            's',
            'a',
            'br',
          ]).toContain(tag);
        expect(clean).not.toMatch(/href="\s*javascript/i);
      }),
      { numRuns: 5000 },
    );
  });

  it('reads 100,000 nested elements without a long wait', () => {
    const start = performance.now();
    cleanMarkup('<p>'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

it('gives the text alone', () => {
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
])('takes %j as %j', (address, href) => {
  expect(safeHref(address)).toBe(href);
});
