import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { behaviourScript, behaviourScriptAt } from './behaviour-script.ts';

const ALL = [
  'address-places',
  'buy-box',
  'buy-choice',
  'carbon-calculator',
  'carousel',
  'cart-page',
  'count-up',
  'design-online',
  'form-flow',
  'form-send',
  'lightbox',
  'load-more',
  'nav-cart',
  'nav-logout',
  'nav-menu',
  'nav-scroll',
  'newsletter-send',
  'price-slider',
  'product-links',
  'product-list',
  'product-search',
  'tabs',
  'vehicle-makes',
];
/** Behaviours that one page may well have together. */
const TOGETHER = ['carousel', 'count-up', 'lightbox', 'nav-scroll', 'tabs'];

describe('the script of behaviours', () => {
  it('is one file for each set, found again by its path in any process', () => {
    const asset = behaviourScript(['nav-menu', 'nav-scroll']);
    expect(asset.path).toMatch(/^\/_org\/behaviours\.nav-menu\.nav-scroll-[0-9a-f]{10}\.js$/);
    expect(behaviourScriptAt(asset.path)).toBe(asset);
    const text = new TextDecoder().decode(asset.bytes);
    for (const name of ALL)
      expect(text.includes(`"${name}"`), name).toBe(name === 'nav-menu' || name === 'nav-scroll');
  });

  it('is there for what pages ask, and for no other path', () => {
    const { path } = behaviourScript(['nav-menu']);
    for (const other of [
      path.replace(/[0-9a-f]{10}/, '0000000000'),
      '/_org/behaviours.nav-scroll.nav-menu-0000000000.js',
      '/_org/behaviours.nav-menu.nav-menu-0000000000.js',
      '/_org/behaviours.constructor-0000000000.js',
      '/_org/behaviours.-0000000000.js',
      '/_org/behaviours.',
      `/_org/behaviours.${'nav-menu.'.repeat(500)}js`,
      '/other',
    ])
      expect(behaviourScriptAt(other), other).toBeUndefined();
  });

  it('takes 3 KB at most, gzip, for all that one page may well have, and 2.2 KB for one behaviour', () => {
    const size = (names: string[]) => gzipSync(behaviourScript(names).bytes, { level: 9 }).length;
    expect(size(TOGETHER)).toBeLessThan(3000);
    for (const name of ALL) expect(size([name]), name).toBeLessThan(2200);
  });
});
