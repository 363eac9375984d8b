import { blockViews, createTreeRenderer } from '@org/blocks';
import { pageCss, themeCss } from '@org/blocks/css';
import { blockRegistry } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent, loadContent } from '@org/content/node';
import { createSheet } from '@org/device-settings';
import { DEFAULT_SETTINGS } from '@org/schema';
import type { ReactElement } from 'react';
import template from './reference-page.json' with { type: 'json' };

const context = {
  editing: false,
  page: { id: 1, title: 'Reference', slug: 'reference', excerpt: '', image: '', isHomepage: false },
  site: { ...DEFAULT_SETTINGS, version: 1 },
};

/** Number of blocks of the reference page, its root left out. */
export const blocks = 60;

/** Stored text of the reference page, its elements, and the way from the one to HTML with its styles. */
export function reference(): {
  stored: string;
  elements: ReactElement;
  render: (stored: string) => { html: string; css: string };
} {
  const stored = encodeContent(createTree(template as BlockTemplate, blockRegistry));
  const read = (text: string) => {
    const loaded = loadContent(text, blockRegistry);
    if (!loaded.ok) throw new Error(loaded.message);
    return loaded.tree;
  };
  const renderer = () => {
    const sheet = createSheet();
    return {
      sheet,
      render: createTreeRenderer({ registry: blockRegistry, views: blockViews, context, sheet }),
    };
  };
  return {
    stored,
    elements: renderer().render(read(stored)),
    render(text) {
      const tree = read(text);
      const { sheet, render } = renderer();
      const html = renderToHtml(render(tree));
      return { html, css: sheet.css() };
    },
  };
}

/** Styles of the reference page beside those of its settings. */
export function styles(): string {
  return `${pageCss(new Set(['Section', 'Column', 'Row', 'Container', 'Text', 'TextBox', 'Image', 'Button', 'Icons', 'SectionDivider', 'Wrapper']))}${themeCss(DEFAULT_SETTINGS.theme)}`;
}
