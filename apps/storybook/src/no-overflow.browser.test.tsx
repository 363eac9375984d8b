import '@org/blocks/styles.css';
import { blockViews, createTreeRenderer } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { allBlocks, EXAMPLE_NAMES, exampleTree, sampleContext } from '@org/blocks/testing';
import { createSheet } from '@org/device-settings';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

const WIDTHS = [320, 768, 1440];
let cleanup: () => void = () => undefined;
afterEach(() => cleanup());

function element(
  type: string,
  example: (typeof EXAMPLE_NAMES)[number],
): { page: ReactElement; css: string } {
  const sheet = createSheet();
  const block = allBlocks().find(({ definition }) => definition.type === type);
  if (!block) throw new Error(`There is no block ${type}`);
  const tree = exampleTree(type, block.examples[example]);
  return {
    page: createTreeRenderer({
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext(block.examples[example].context),
      sheet,
    })(tree),
    css: sheet.css(),
  };
}

function place(css: string): HTMLElement {
  document.body.style.margin = '0';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const host = document.body.appendChild(document.createElement('div'));
  cleanup = () => {
    style.remove();
    host.remove();
  };
  return host;
}

/** Elements that reach beyond the page's edge, but for what lies in a track. The page itself clips, so its scroll width would not tell. */
function outOf(host: HTMLElement, width: number): string[] {
  return [...host.querySelectorAll('*')]
    .filter((part) => !part.parentElement?.closest('[data-part="track"]'))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -1 || right > width + 1;
    })
    .map((part) => part.outerHTML.slice(0, 120));
}

describe.each(allBlocks().map(({ definition }) => definition.type))('%s', (type) => {
  it('fits in 320, 768 and 1440 px, whatever it says', async () => {
    for (const width of WIDTHS) {
      await page.viewport(width, 900);
      for (const example of EXAMPLE_NAMES) {
        const { page: shown, css } = element(type, example);
        const host = place(css);
        const root = createRoot(host);
        flushSync(() => root.render(shown));
        expect({ example, width, sticksOut: outOf(host, width) }).toEqual({
          example,
          width,
          sticksOut: [],
        });
        root.unmount();
        cleanup();
      }
    }
  });

  it('is taken over by the browser as the server printed it', () => {
    const complain = vi.spyOn(console, 'error');
    for (const example of EXAMPLE_NAMES) {
      const { page: shown, css } = element(type, example);
      const host = place(css);
      host.innerHTML = renderToHtml(shown);
      const problems: unknown[] = [];
      const root = hydrateRoot(host, shown, {
        onRecoverableError: (error) => problems.push(error),
      });
      flushSync(() => root.render(shown));
      expect({ example, problems, complaints: complain.mock.calls }).toEqual({
        example,
        problems: [],
        complaints: [],
      });
      root.unmount();
      cleanup();
    }
    complain.mockRestore();
  });
});
