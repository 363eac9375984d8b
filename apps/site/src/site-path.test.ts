import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

describe('sitePath', () => {
  it('reads home, pages and pages below pages', () => {
    expect(['/', '/about', '/about/team-2'].map(sitePath)).toEqual([
      { kind: 'page', slug: '' },
      { kind: 'page', slug: 'about' },
      { kind: 'page', slug: 'about/team-2' },
    ]);
  });

  it.each(['/about/team/', '/About/Team', '/%61bout/t%65am', '/about%2Fteam'])(
    'sends %s to the one address of the page',
    (path) => {
      expect(sitePath(path)).toEqual({ kind: 'redirect', to: '/about/team' });
    },
  );

  it('knows no page under any other form', () => {
    const forms = [
      '//evil.test',
      '/a//b',
      '/a/../b',
      '/%2e%2e/x',
      '/%00',
      '/%2f%2fevil.test',
      '/%E0%A4%A',
      `/${'%61'.repeat(401)}`,
      '/a\\b',
      '/a.php',
      '/_x',
      `/${'a'.repeat(401)}`,
      '/-',
      '///',
    ];
    expect(forms.map((form) => sitePath(form).kind)).toEqual(forms.map(() => 'none'));
  });
});

describe('what search engines read', () => {
  it('lists the pages under the address of the site', () => {
    expect(
      sitemapXml('https://kiln.test', [
        { slug: '', updated_at: '2026-01-05T09:00:00Z' },
        { slug: 'classes/wheel', updated_at: '2026-02-01T09:00:00Z' },
      ]),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://kiln.test/</loc><lastmod>2026-01-05T09:00:00Z</lastmod></url><url><loc>https://kiln.test/classes/wheel</loc><lastmod>2026-02-01T09:00:00Z</lastmod></url></urlset>',
    );
    expect(robotsText('https://kiln.test')).toContain('Sitemap: https://kiln.test/sitemap.xml');
  });
});
