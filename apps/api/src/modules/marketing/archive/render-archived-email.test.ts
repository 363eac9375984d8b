import { expect, it } from 'vitest';
import { renderArchivedEmail } from './render-archived-email.ts';

const SITE = 'https://kiln.example/';
const LINKS = new Map([[0, 'https://kiln.example/?a={{email}}&b=1']]);
const render = (html: string): string =>
  renderArchivedEmail(html, LINKS, { company_name: 'Kiln & Clay' }, SITE);

it.each([
  ['<p>{{first_name|friend}} {{ EMAIL }}</p>', '<p>friend </p>'],
  ['<p>{{company_name|us}}</p>', '<p>Kiln &amp; Clay</p>'],
  ['<a href="{{link:0}}">A</a>', '<a href="https://kiln.example/?a={{email}}&amp;b=1">A</a>'],
  ['<a href="{{link:7}}">A</a>', '<a href="https://kiln.example/">A</a>'],
  ['<p>a <a target="_blank" href="{{unsubscribe_url}}"><b>x</b></a> b</p>', '<p>a  b</p>'],
  // Addresses with merge fields say nothing of a reader.
  [
    '<a href="https://kiln.example/?e={{url:email}}&amp;c={{url:company_name}}">A</a>',
    '<a href="https://kiln.example/?e=&amp;c=Kiln%20%26%20Clay">A</a>',
  ],
  // A mark in a text was typed by the author.
  ['<p>{{link:0}}</p>', '<p>{{link:0}}</p>'],
  ['<a href="{{unsubscribe_url}}">x</a><a href="{{unsubscribe_url}}">y</a>!', '!'],
  ['<p>Unsubscribe: {{unsubscribe_url}}</p>', '<p>Unsubscribe: </p>'],
  // Text that only looks like an attribute takes nothing with it.
  ['<p>href="{{unsubscribe_url}}" <a href="#">x</a></p>', '<p>href="" <a href="#">x</a></p>'],
])('renders %j without a recipient', (html, shown) => {
  expect(render(html)).toBe(shown);
});

it('takes time in proportion to its length', () => {
  const started = performance.now();
  for (const part of [
    '<a href="{{unsubscribe_url}}">x',
    '<a ',
    'href="{{unsubscribe_url}}"',
    '</a>',
  ])
    render(`${part.repeat(50_000)}</a>`);
  expect(performance.now() - started).toBeLessThan(5000);
});
