import { type BlockTemplate, createTree, guardTree } from '@org/content';
import { readSettings, SURFACE_COLORS } from '@org/device-settings';
import { THEME_COLORS } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../definitions.ts';
import { READY_SECTIONS } from './all-sections.ts';
import { lowerTitle } from './lower-title.ts';
import { READY_PAGES } from './ready-pages.ts';
import { SECTION_KINDS } from './ready-section.ts';

const toTree = (...sections: readonly BlockTemplate[]) =>
  createTree({ type: 'Wrapper', children: sections }, blockRegistry);

/** Returns a template and everything in it. */
const flat = (template: BlockTemplate): BlockTemplate[] => [
  template,
  ...(template.children ?? []).flatMap(flat),
];
/** Returns the colors in props and settings. */
function findColors(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /color$/i.test(key) && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findColors(inner, name));
}
const THEME = [...THEME_COLORS, ...SURFACE_COLORS, 'transparent', 'currentcolor'];

const countTitles = (template: BlockTemplate): number =>
  flat(template).filter(({ props }) => props?.tag === 'h1').length;

describe('ready-made sections', () => {
  it('are at least 60 of 14 kinds with unique keys', () => {
    expect(READY_SECTIONS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(READY_SECTIONS.map(({ key }) => key)).size).toBe(READY_SECTIONS.length);
    expect([...new Set(READY_SECTIONS.map(({ kind }) => kind))].sort()).toEqual(
      [...SECTION_KINDS].sort(),
    );
    expect(SECTION_KINDS).toHaveLength(14);
  });

  it.each(READY_SECTIONS)('$key has only valid blocks and values', ({ template }) => {
    const tree = toTree(template);
    // Mended or dropped values would be noted.
    expect(guardTree(tree, blockRegistry)).toEqual({ ok: true, tree, notes: [] });
  });

  it.each(READY_SECTIONS)('$key has a title of the page only as a hero', ({ kind, template }) => {
    expect(countTitles(template)).toBe(kind === 'hero' ? 1 : 0);
  });

  it.each(READY_SECTIONS)('$key keeps all of its style settings', ({ template }) => {
    for (const { props } of flat(template))
      if (props?.settings !== undefined)
        expect(readSettings(props.settings)).toEqual(props.settings);
  });

  it.each(READY_SECTIONS)('$key follows the colors of the theme', ({ template }) => {
    const colors = new Set(flat(template).flatMap(({ props }) => findColors(props)));
    // Only the overlay of a picture is the same in every theme.
    for (const color of colors) expect([...THEME, '#000000']).toContain(color);
  });

  it('have a heading instead of a title on a page with a title', () => {
    for (const { template } of READY_SECTIONS) expect(countTitles(lowerTitle(template))).toBe(0);
  });
});

describe('ready-made pages', () => {
  it('are at least 12 with unique keys', () => {
    expect(READY_PAGES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(READY_PAGES.map(({ key }) => key)).size).toBe(READY_PAGES.length);
  });

  it.each(READY_PAGES)('$key renders with at most one title', ({ sections }) => {
    const tree = toTree(...sections.map(({ template }) => template));
    expect(guardTree(tree, blockRegistry)).toEqual({ ok: true, tree, notes: [] });
    expect(
      sections.map(({ template }) => countTitles(template)).reduce((sum, count) => sum + count, 0),
    ).toBeLessThanOrEqual(1);
  });
});
