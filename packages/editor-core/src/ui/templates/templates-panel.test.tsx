// @vitest-environment jsdom

import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emailRegistry, getEmail, partTemplate } from '../../../test/email-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { TemplatesPanel } from './templates-panel.tsx';

const OFFER = {
  ...partTemplate({ type: 'EmailContainer', children: [{ type: 'EmailHeading' }] }),
  id: 8,
  name: 'Offer',
};
const HEADING = { ...partTemplate({ type: 'EmailHeading' }), id: 9, name: 'Big heading' };
const CONTAINER = 'n000000002';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(templates = [OFFER, HEADING]) {
  const server = new MemoryServer(null);
  server.emailTemplates = templates;
  const { store } = openStore(getEmail({ type: 'EmailHeading' }), emailRegistry);
  const session = new EditorSession(store, server);
  session.setViewport('email');
  await session.loadTemplates();
  const pressed: Dragged[] = [];
  const value = { store, session, blocks: {}, announce: () => undefined };
  render(
    <AtriumProvider>
      <EditorContext value={value as unknown as EditorValue}>
        <TemplatesPanel
          host={{ getContext: () => ({}) } as unknown as EditorHost}
          gateway={server}
          onPress={(dragged) => pressed.push(dragged)}
        />
      </EditorContext>
    </AtriumProvider>,
  );
  return { store, pressed };
}

it('separates sections of emails from blocks', async () => {
  await show();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Sections', 'Blocks']);
});

it('inserts a block by a click, once for a double click, and undoes it', async () => {
  const { store } = await show();
  store.select([CONTAINER]);
  const card = screen.getByRole('button', { name: 'Insert Big heading' });
  fireEvent.click(card, { detail: 1 });
  fireEvent.click(card, { detail: 2 });
  fireEvent.doubleClick(card);
  expect(store.node(CONTAINER)?.nodes).toHaveLength(2);
  expect(store.undo()).toBe('Insert Big heading');
  expect(store.node(CONTAINER)?.nodes).toHaveLength(1);
});

it('inserts a container in a new section', async () => {
  const { store } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Insert Offer' }), { detail: 1 });
  const types = Object.values(store.tree).map(({ type }) => type.resolvedName);
  expect(types.filter((type) => type === 'EmailSection')).toHaveLength(2);
});

it('drags the part without the blocks around it', async () => {
  const { pressed } = await show();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Insert Big heading' }), { button: 0 });
  expect(pressed).toEqual([{ kind: 'new', type: 'EmailHeading', fragment: HEADING.content }]);
});

it('explains how an email gets templates while there are none', async () => {
  await show([]);
  expect(screen.getByText(/any email/)).toBeTruthy();
});
