// @vitest-environment jsdom

import { cleanMarkup } from '@org/content';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { cleanPasted } from './pasted-markup.ts';

it.each([
  // Google Docs wraps the whole document in a bold element that is not bold.
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700;font-style:italic">marked</span></p></b>',
    '<p>Plain, <strong><em>marked</em></strong></p>',
  ],
  [
    '<span style="text-decoration:underline">a</span><span style="text-decoration:line-through">b</span>',
    '<u>a</u><s>b</s>',
  ],
  ['<p style="text-align:center;color:red">a</p>', '<p data-align="center">a</p>'],
  ['<p style="text-align:left">a</p>', '<p>a</p>'],
  [
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    '<p>a b</p><p>c d</p>',
  ],
  ['<blockquote>said</blockquote><p>then</p>', '<p>said</p><p>then</p>'],
  ['<h1>Big</h1>', '<h2>Big</h2>'],
  ['<p>a<script>alert(1)</script><img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
  [
    '<a href="javascript:alert(1)">a</a><a href="https://b.example/" onclick="x()">b</a>',
    'a<a href="https://b.example/">b</a>',
  ],
  ['<p>a<b>b<noscript>c</noscript><template>d</template></b></p>', '<p>a<strong>b</strong></p>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<iframe src="https://evil.example"></iframe><svg onload=alert(1)>c</svg>d', 'd'],
  ['<p style="background:url(https://evil.example/x)">a</p>', '<p>a</p>'],
])('converts %s to %s', (html, markup) => {
  expect(cleanPasted(html)).toBe(markup);
});

it('passes excessively deep markup to the guard without parsing it first', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const deep = `${'<div><span>'.repeat(10_000)}deep <b>words</b>`;
  expect(cleanPasted(deep)).toBe(cleanMarkup(deep));
  expect(cleanPasted(deep)).toContain('deep');
  expect(parse).not.toHaveBeenCalled();
  const flat = '<p><span style="font-weight:700">a</span></p>'.repeat(300);
  expect(cleanPasted(flat)).toBe('<p><strong>a</strong></p>'.repeat(300));
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});

it('returns markup that the guard leaves unchanged, for any text', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<b style="font-weight:normal">',
      '</b>',
      '<span style="font-weight:700">',
      '</span>',
      '<p style="text-align:center">',
      '<table><tr><td>',
      '<svg>',
      '<style>',
      '<template>',
      '<math><mtext>',
      '<img src=x onerror=',
      '<a href="javascript:',
      '">',
      '<!--',
      '-->',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanPasted(pieces.join(''));
      expect(cleanMarkup(clean)).toBe(clean);
      expect(clean).not.toMatch(/<[^>]*(?:\son|javascript:|style|src=)/i);
    }),
    { numRuns: 300 },
  );
});
