import { parseMarkup } from '@org/content';
import { expect, it } from 'vitest';
import { markupElements } from '../src/components/markup-elements.tsx';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { textDirection } from '../src/markup/text-direction.ts';

it.each([
  ['Words', undefined],
  ['', undefined],
  ['\u0645\u0631\u062d\u0628\u0627', 'auto'],
  ['Atrium: \u05e9\u05dc\u05d5\u05dd', 'auto'],
])('sets the direction of %j to %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

it('sets the direction of each paragraph of formatted text', () => {
  const markup = '<p>One</p><p><strong>\u0645\u0631\u062d\u0628\u0627</strong></p>';
  expect(renderToHtml(markupElements(parseMarkup(markup), false))).toBe(
    '<p>One</p><p dir="auto"><strong>\u0645\u0631\u062d\u0628\u0627</strong></p>',
  );
});
