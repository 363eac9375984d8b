import { readShopState } from '@org/blocks/definitions';
import { SAMPLE_PRODUCTS, sampleShop } from '@org/blocks/testing';
import { describe, expect, it } from 'vitest';
import { missingPage } from './missing-page.ts';
import { canonicalUrl, pageHead } from './page-head.ts';
import { NO_FRAME } from './plain-frame.ts';
import { testPage } from './test-page.ts';

describe('the head of a page', () => {
  it('SEO-004 holds title, description, keywords and canonical link, and no focus keyphrase', () => {
    const head = pageHead(
      testPage({
        meta_title: 'Pottery classes',
        meta_description: 'Learn to "throw"',
        meta_keywords: 'pottery, , clay,pottery',
        canonical_url: '/pottery',
        focus_keyphrase: 'secret phrase',
      }),
    );
    expect(head).toMatch(
      /^<title>Pottery classes<\/title><meta name="description" content="Learn to &quot;throw&quot;"><meta name="keywords" content="pottery, clay"><link rel="canonical" href="https:\/\/kiln\.test\/pottery">/,
    );
    expect(head).not.toContain('secret phrase');
  });

  it('SEO-004 falls back to the title of the page, and leaves out what is empty', () => {
    const head = pageHead(testPage());
    expect(head).toMatch(
      /^<title>Classes<\/title><link rel="canonical" href="https:\/\/kiln\.test\/classes"><meta property="og:title" content="Classes">/,
    );
    expect(head).not.toMatch(/keywords|name="description"/);
  });

  it('gives previews an absolute picture', () => {
    expect(pageHead(testPage({ image: '/media/a/b/c-960.webp' }))).toContain(
      '<meta property="og:image" content="https://kiln.test/media/a/b/c-960.webp"><meta name="twitter:card" content="summary_large_image">',
    );
  });

  it('gives previews the picture chosen for them, and tells search engines of a page to leave out', () => {
    const head = pageHead(
      testPage({ image: '/media/page.webp', og_image: '/media/preview.webp', noindex: true }),
    );
    expect(head).toContain(
      '<meta property="og:image" content="https://kiln.test/media/preview.webp">',
    );
    expect(head).not.toContain('page.webp');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(pageHead(testPage())).not.toContain('robots');
  });

  it('falls back to what the site says for all pages, and a page says it for itself', () => {
    const seo = {
      title_suffix: '· Kiln & Clay',
      meta_description: 'Clay for everyone',
      og_image: '/media/all.webp',
      noindex: true,
      google_verification: 'abc-123',
    };
    const head = pageHead(testPage({}, { seo }));
    expect(head).toMatch(/^<title>Classes · Kiln &amp; Clay<\/title>/);
    expect(head).toContain('<meta name="description" content="Clay for everyone">');
    expect(head).toContain('content="https://kiln.test/media/all.webp"');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).toContain('<meta name="google-site-verification" content="abc-123">');
    const own = pageHead(
      testPage(
        { meta_title: 'Own', meta_description: 'Its own', image: '/media/own.webp' },
        { seo },
      ),
    );
    expect(own).toMatch(/^<title>Own<\/title><meta name="description" content="Its own">/);
    expect(own).not.toContain('all.webp');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://[broken'])(
    'shows no picture for the address %s, but the drawn one',
    (og_image) => {
      const head = pageHead(testPage({ og_image }));
      expect(head).toContain('<meta property="og:image" content="https://kiln.test/_org/card.png?');
      expect(head).not.toMatch(/javascript:|data:|broken/);
    },
  );

  it('names the generated picture when a page has none, with a new name when its content changes', () => {
    const getAddress = (...page: Parameters<typeof testPage>): string =>
      /og:image" content="([^"]*)"/.exec(pageHead(testPage(...page)))?.[1] ?? '';
    expect(getAddress()).toMatch(/_org\/card\.png\?path=classes&amp;v=[0-9a-f]{10}$/);
    expect(getAddress()).toBe(getAddress());
    expect(getAddress({ title: 'Another' })).not.toBe(getAddress());
    expect(getAddress({}, { theme: { primary: '#112233' } })).not.toBe(getAddress());
    expect(getAddress({ noindex: true })).toBe('');
    expect(pageHead(testPage())).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Classes – Kiln &amp; Clay">',
    );
  });

  it('lets no text out of its attribute', () => {
    const hostile = '"><script>alert(1)</script>';
    const head = pageHead(
      testPage(
        {
          title: hostile,
          meta_description: hostile,
          meta_keywords: hostile,
          canonical_url: `/${hostile}`,
          og_image: `/${hostile}`,
        },
        { company_name: hostile, locale: hostile, favicon: `/${hostile}` },
      ),
    );
    expect(head).not.toMatch(/<script|"">|">[^<]/);
  });

  it('knows a home page by the root, and refuses addresses that are not http', () => {
    expect(canonicalUrl(testPage({ is_homepage: true }))).toBe('https://kiln.test/');
    const further = { ...testPage({ slug: 'walks', canonical_url: '/walks' }), part: 2 };
    expect(canonicalUrl(further)).toBe('https://kiln.test/walks/2');
    const elsewhere = { ...testPage({ slug: 'walks', canonical_url: '/tours' }), part: 2 };
    expect(canonicalUrl(elsewhere)).toBe('https://kiln.test/tours');
    expect(canonicalUrl(testPage({ canonical_url: 'javascript:alert(1)' }))).toBe(
      'https://kiln.test/classes',
    );
  });

  it('has no canonical URL on the cart, search and 404 pages, and its own on page 2 of a shop', () => {
    const notFound = { ...testPage(), answer: missingPage(NO_FRAME) };
    expect(canonicalUrl(notFound)).toBe('');
    expect(pageHead(notFound)).not.toMatch(/canonical|og:url/);
    const store = testPage({ slug: 'store' });
    const shop = { ...sampleShop(SAMPLE_PRODUCTS, readShopState('?currentPage=2')) };
    expect(canonicalUrl({ ...store, shop })).toBe('https://kiln.test/store?currentPage=2');
    expect(canonicalUrl({ ...store, shop: { ...shop, state: readShopState('') } })).toBe(
      'https://kiln.test/store',
    );
  });
});
