import { readdirSync } from 'node:fs';
import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree, findViolations, guardTree } from '@org/content';
import { describe, expect, it } from 'vitest';
import { DEMO_TENANTS } from '../demo-tenants.ts';
import { REFERENCE_BLOCKS, REFERENCE_PAGE } from './reference-page.ts';

const art = new Set(
  readdirSync(new URL('../art/', import.meta.url)).map((file) => file.replace(/\.svg$/, '')),
);

describe.each(DEMO_TENANTS)('pages of $slug', ({ pages, frame, settings }) => {
  const templates = [
    ...pages,
    ...Object.entries(frame).map(([slug, template]) => ({ slug, template })),
  ];

  it('have trees that need no repair and follow the rules', () => {
    for (const { slug, template } of templates) {
      const tree = createTree(template, blockRegistry);
      const guarded = guardTree(tree, blockRegistry);
      expect({
        slug,
        notes: guarded.ok ? guarded.notes : guarded.code,
        violations: findViolations(tree, blockRegistry),
      }).toEqual({ slug, notes: [], violations: [] });
      for (const node of Object.values(tree))
        blockRegistry.get(node.type.resolvedName)?.shape.validateSync(node.props, { strict: true });
    }
  });

  it('have headings without skipped levels, with the footer after each page', () => {
    const levels = (template: BlockTemplate): number[] => {
      const { type, props = {}, children = [] } = template;
      const level = type === 'SectionHeader' ? 2 : Number(/^h(\d)$/.exec(String(props.tag))?.[1]);
      return [...(Number.isNaN(level) ? [] : [level]), ...children.flatMap(levels)];
    };
    for (const { slug, template } of pages) {
      const all = [...levels(template), ...levels(frame.footer)];
      const skipped = all.filter((level, at) => level > (all[at - 1] ?? 0) + 1);
      expect({ slug, skipped }).toEqual({ slug, skipped: [] });
    }
  });

  it('have one home page, unique slugs, and valid links and pictures', () => {
    expect(pages.filter((page) => page.is_homepage)).toHaveLength(1);
    const slugs = pages.map((page) => page.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const text = JSON.stringify([templates, settings]);
    const links = [...text.matchAll(/"href":"(\/[^"]*)"|href=\\"(\/[^"\\]*)\\"/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    // Every site has a built-in shop page.
    const known = new Set(['/', '/store', ...slugs.map((slug) => `/${slug}`)]);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect(
      [...text.matchAll(/"art:([a-z-]+)"/g)]
        .map((match) => match[1])
        .filter((name) => !art.has(name ?? '')),
    ).toEqual([]);
  });
});

describe('the reference page', () => {
  it('has exactly 60 blocks', () => {
    expect(Object.keys(createTree(REFERENCE_PAGE, blockRegistry))).toHaveLength(REFERENCE_BLOCKS);
    expect(REFERENCE_BLOCKS).toBe(60);
  });
});
