import { expect, it } from 'vitest';
import { editorHref, pagePath, pageUrl } from './page-links.ts';

const about = { slug: 'studio/about', is_homepage: false };

it('links to the editor by slug', () => {
  expect(editorHref(about)).toBe('/admin/editorwrapper?slug=studio%2Fabout');
});

it('links to the page on the site, and to the site itself for the home page', () => {
  expect(pagePath(about)).toBe('/studio/about');
  expect(pageUrl('http://demo.localhost:3000/', about)).toBe(
    'http://demo.localhost:3000/studio/about',
  );
  expect(pageUrl('http://demo.localhost:3000/', { slug: 'home', is_homepage: true })).toBe(
    'http://demo.localhost:3000/',
  );
  expect(pageUrl(null, about)).toBeUndefined();
});
