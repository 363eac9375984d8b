import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKUP_ALIGNS } from '@org/content';
import { THEME_COLORS } from '@org/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextBoxView } from './text-box.view.tsx';

const css = readFileSync(join(import.meta.dirname, 'text-box.css'), 'utf8');
const root = { className: 'org-text-box', 'data-block': 'text-box' } as never;
const draw = (html: string, editing: boolean): string =>
  renderToStaticMarkup(
    <TextBoxView props={{ html, color: '' }} root={root} context={{ editing } as never} uid="b1" />,
  );

it('renders what the markup guard keeps, and nothing that it rejects', () => {
  const html =
    '<h2 data-align="center">a</h2><p><span data-color="primary" onclick="x()">b</span><a href="/c" target="_blank">c</a><script>d</script></p>';
  const drawn = (link: string): string =>
    `<div class="org-text-box" data-block="text-box" data-part="text"><h2 data-align="center">a</h2><p><span data-color="primary">b</span><a${link}>c</a></p></div>`;
  expect(draw(html, false)).toBe(drawn(' href="/c" target="_blank" rel="noopener"'));
  expect(draw(html, true)).toBe(drawn(''));
});

it.each([
  ...MARKUP_ALIGNS.map((align) => `[data-align="${align}"]`),
  ...THEME_COLORS.map((color) => `[data-color="${color}"]`),
])('has a style for %s, which the guard keeps', (selector) => {
  expect(css).toContain(selector);
});
