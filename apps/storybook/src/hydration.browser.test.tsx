import '@org/blocks/styles.css';
import { blockViews, createTreeRenderer } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { allBlocks, type BlockExample, exampleTree, sampleContext } from '@org/blocks/testing';
import { createSheet } from '@org/device-settings';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

function element(type: string, example: BlockExample): { page: ReactElement; css: string } {
  const sheet = createSheet();
  const render = createTreeRenderer({
    registry: blockRegistry,
    views: blockViews,
    context: sampleContext(example.context),
    sheet,
  });
  return { page: render(exampleTree(type, example)), css: sheet.css() };
}

it.each(allBlocks().map(({ definition, examples }) => ({ type: definition.type, examples })))(
  '$type is taken over by the browser as the server printed it',
  ({ type, examples }) => {
    const complain = vi.spyOn(console, 'error');
    for (const [name, example] of Object.entries(examples)) {
      const { page, css } = element(type, example);
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = css;
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToHtml(page);
      const problems: unknown[] = [];
      const root = hydrateRoot(host, page, { onRecoverableError: (error) => problems.push(error) });
      flushSync(() => root.render(page));
      expect({ name, problems, complaints: complain.mock.calls }).toEqual({
        name,
        problems: [],
        complaints: [],
      });
      root.unmount();
      style.remove();
      host.remove();
    }
    complain.mockRestore();
  },
);
