import { blockViews, createTreeRenderer } from '@org/blocks';
import { pageCss, themeCss } from '@org/blocks/css';
import { blockRegistry } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { type BlockTemplate, createTree, type LoadedContent } from '@org/content';
import { encodeContent, loadContent, rememberContent } from '@org/content/node';
import { createSheet } from '@org/device-settings';
import { scopeCss } from '@org/device-settings/custom-css';
import { type BuilderTree, DEFAULT_SETTINGS } from '@org/schema/entities';
import type { ReactElement } from 'react';
import template from './reference-page.json' with { type: 'json' };

const context = {
  editing: false,
  page: { id: 1, title: 'Reference', slug: 'reference', excerpt: '', image: '', isHomepage: false },
  site: { ...DEFAULT_SETTINGS, version: 1 },
};

/** Number of blocks of the reference page, its root left out. */
export const blocks = 60;

type Load = (text: string) => LoadedContent;
const loadNew: Load = (text) => loadContent(text, blockRegistry);

/** A loader with a memory, as the site has one. */
export function remember(): Load {
  return rememberContent(loadContent, blockRegistry);
}

/**
 * Returns the reference page with fresh ids as stored content, its elements, and the function that renders content to HTML and
 * CSS.
 */
export function reference(): {
  stored: string;
  elements: ReactElement;
  render: (stored: string, load?: Load) => { html: string; css: string };
  /** The page as JSON of an unpacked and guarded tree, where other renderers start. */
  json: string;
  renderJson: (json: string) => { html: string; css: string };
} {
  const tree = createTree(template as BlockTemplate, blockRegistry);
  const stored = encodeContent(tree);
  const getElements = (of: BuilderTree) => {
    const sheet = createSheet({ scopeCss });
    const render = createTreeRenderer({
      registry: blockRegistry,
      views: blockViews,
      context,
      sheet,
    });
    return { sheet, elements: render(of) };
  };
  const print = (of: BuilderTree) => {
    const { sheet, elements } = getElements(of);
    return { html: renderToHtml(elements), css: sheet.css() };
  };
  return {
    stored,
    elements: getElements(tree).elements,
    render(text, load = loadNew) {
      const loaded = load(text);
      if (!loaded.ok) throw new Error(loaded.message);
      return print(loaded.tree);
    },
    json: JSON.stringify(tree),
    // It is the tree from above.
    renderJson: (json) => print(JSON.parse(json) as BuilderTree),
  };
}

/** Styles of the reference page beside those of its settings. */
export function styles(): string {
  return `${pageCss(new Set(['Section', 'Column', 'Row', 'Container', 'Text', 'TextBox', 'Image', 'Button', 'Icons', 'SectionDivider', 'Wrapper']))}${themeCss(DEFAULT_SETTINGS.theme)}`;
}
