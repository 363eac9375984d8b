import { describe, expect, it } from 'vitest';
import { getLink, getLinkText, linkChoices, readableHref } from './link-choices.ts';

describe('getLink', () => {
  it.each([
    ['https://a.example/b?c', 'address', 'https://a.example/b?c'],
    [' www.a.example ', 'address', 'https://www.a.example'],
    ['a.example:8080/x', 'address', 'https://a.example:8080/x'],
    ['café.example', 'address', 'https://café.example'],
    ['anna@a.example', 'mail', 'mailto:anna@a.example'],
    ['mailto:anna@a.example', 'mail', 'mailto:anna@a.example'],
    ['+32 (0)470 12.34.56', 'phone', 'tel:+320470123456'],
    ['tel:0470123456', 'phone', 'tel:0470123456'],
    ['/about', 'place', '/about'],
    ['#prices', 'place', '#prices'],
  ])('parses %j as %s %s', (text, kind, href) => {
    expect(getLink(text)).toMatchObject({ kind, href });
  });

  it.each(['', 'about', 'two words', 'javascript:alert(1)', '//evil.example', '1234', '/\\evil'])(
    'rejects %j as a link',
    (text) => {
      expect(getLink(text)).toBeUndefined();
    },
  );
});

it('offers the typed link before found pages, without duplicates', () => {
  const pages = [
    { title: 'About us', slug: 'about' },
    { title: 'Home', slug: '' },
  ];
  expect(linkChoices('/about', pages).map(({ kind, href }) => [kind, href])).toEqual([
    ['place', '/about'],
    ['page', '/'],
  ]);
  expect(linkChoices('abo', pages)).toEqual([
    { kind: 'page', href: '/about', label: 'About us', note: '/about' },
    { kind: 'page', href: '/', label: 'Home', note: '/' },
  ]);
});

it('shows a URL as people would type it', () => {
  expect(['mailto:a@b.example', 'tel:+321', 'https://a.example'].map(readableHref)).toEqual([
    'a@b.example',
    '+321',
    'https://a.example',
  ]);
});

describe('links of emails', () => {
  const LINKS = [
    { label: 'Unsubscribe', note: 'Leave the list', href: '{{unsubscribe_url}}' },
    { label: 'View in browser', note: 'In the archive', href: '{{archive_url}}' },
  ];
  const labels = (text: string) => linkChoices(text, [], LINKS).map(({ label }) => label);

  it('offers them before anything is typed, and by their names', () => {
    expect(labels('')).toEqual(['Unsubscribe', 'View in browser']);
    expect(labels(' brow')).toEqual(['View in browser']);
    expect(labels('{{archive_url}}')).toEqual(['View in browser']);
    expect(labels('https://kiln.example')).toEqual(['https://kiln.example']);
    expect(linkChoices('view', [], LINKS)).toEqual([
      { kind: 'email', label: 'View in browser', note: 'In the archive', href: '{{archive_url}}' },
    ]);
    expect(linkChoices('', [])).toEqual([]);
  });

  it('shows the name of such a link in place of its merge field', () => {
    expect(getLinkText('{{archive_url}}', LINKS)).toBe('View in browser');
    expect(getLinkText('mailto:a@kiln.example', LINKS)).toBe('a@kiln.example');
  });
});
