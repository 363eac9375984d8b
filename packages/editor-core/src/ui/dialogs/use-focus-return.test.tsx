// @vitest-environment jsdom

import { AtriumProvider, ask } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { type Command, Commands } from '../../session/commands/commands.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { BlockMenu } from '../selection/block-menu.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';

beforeEach(() => {
  stubLayout();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Over = 'none' | 'shortcuts' | 'commands' | 'rename' | 'menu';

/** A canvas with overlays, as in the editor. */
function Surroundings({
  value,
  onReady,
}: {
  value: EditorValue;
  onReady: (open: (over: Over) => void) => void;
}): ReactElement {
  const [over, setOver] = useState<Over>('none');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => onReady(setOver), [onReady]);
  useFocusReturn(over !== 'none', frame);
  const close = (): void => setOver('none');
  return (
    <EditorContext value={value}>
      <iframe ref={frame} title="Canvas" />
      {over === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      {over === 'commands' ? (
        <ChooseDialog
          title="All commands"
          placeholder=""
          nothing=""
          choices={value.commands.all.map(({ id, label, run }) => ({ id, label, run }))}
          onClose={close}
        />
      ) : null}
      {over === 'rename' ? <RenameDialog onClose={close} /> : null}
      <BlockMenu
        at={over === 'menu' ? { x: 0, y: 0 } : undefined}
        doc={undefined}
        onClose={() => setOver((now) => (now === 'menu' ? 'none' : now))}
      />
    </EditorContext>
  );
}

/**
 * Renders the canvas.
 * @returns function that opens an overlay
 */
function show(): (over: Over) => void {
  let open: (over: Over) => void = () => undefined;
  const { store } = openStore(getPage({ type: 'Text' }));
  store.select(['n000000003']);
  const command = (id: string, run: () => void): Command => ({
    id,
    group: 'edit',
    label: id,
    keys: [],
    enabled: () => true,
    run,
  });
  const value: EditorValue = {
    store,
    session: new EditorSession(store, new MemoryServer(null)),
    blocks: { registry: store.registry } as EditorValue['blocks'],
    announce: () => undefined,
    canvas: () => undefined,
    commands: new Commands([
      command('hide', () => undefined),
      command('rename', () => open('rename')),
      command('remove', () => {
        void ask({ title: 'Remove it?', content: '', dismissed: false, buttons: [] });
      }),
    ]),
  };
  render(
    <AtriumProvider>
      <Surroundings
        value={value}
        onReady={(set) => {
          open = set;
        }}
      />
    </AtriumProvider>,
  );
  screen.getByTitle('Canvas').focus();
  expect(document.activeElement).toBe(screen.getByTitle('Canvas'));
  return (over) => act(() => open(over));
}

/** Waits until the focus is in the overlay. jsdom has no layout, so that a menu does not find its first item itself. */
const taken = (): Promise<void> =>
  waitFor(() => {
    screen.queryAllByRole('menuitem', { hidden: true })[0]?.focus();
    expect(['IFRAME', 'BODY']).not.toContain(document.activeElement?.tagName);
  });
const back = (): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('Canvas')));
const pressEscape = (): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

it.each(['shortcuts', 'commands', 'rename', 'menu'] as const)(
  'returns the focus to the canvas after %s closes',
  async (over) => {
    const open = show();
    open(over);
    await taken();
    pressEscape();
    await back();
  },
);

it.each(['commands', 'menu'] as const)(
  'leaves the focus in the canvas after a command from %s',
  async (over) => {
    const open = show();
    open(over);
    await taken();
    fireEvent.click(screen.getByText('hide'));
    await back();
  },
);

it.each(['commands', 'menu'] as const)(
  'returns the focus after a dialog or question that %s opens',
  async (over) => {
    const open = show();
    for (const [label, title] of [
      ['rename', 'Rename block'],
      ['remove', 'Remove it?'],
    ] as const) {
      open(over);
      await taken();
      fireEvent.click(screen.getByText(label));
      await screen.findByRole('dialog', { name: title });
      await taken();
      pressEscape();
      await back();
    }
  },
);
