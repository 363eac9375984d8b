// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { previewHtml } from './email-preview-html.ts';

const html =
  '<!doctype html><html><head><title>a</title></head><body><img src="a.png" srcset="b.png 2x" alt="A pot"><td background="c.png" style="background-image:url(c.png);color:red">x</td></body></html>';

it('does not change an email without a mode', () => {
  expect(previewHtml(html, { isDark: false, isWithoutImages: false })).toBe(html);
});

it('shows the alternative texts in place of pictures', () => {
  const shown = previewHtml(html, { isDark: false, isWithoutImages: true });
  expect(shown).not.toContain('.png');
  expect(shown).toContain('alt="A pot"');
});

it('inverts colors, but not those of pictures', () => {
  const shown = previewHtml(html, { isDark: true, isWithoutImages: false });
  expect(shown).toMatch(/<style>html\{[^}]*invert\(1\)[^}]*\}img,video\{[^}]*invert\(1\)/);
  expect(shown).toContain('src="a.png"');
});
