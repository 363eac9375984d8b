// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { COLUMN, FIRST, getPage, SECOND, SECTION } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import type { BlockClipboard } from '../clipboard/clipboard-events.ts';
import { EditorSession } from '../saving/editor-session.ts';
import { createCommands } from './create-commands.ts';

it('announces the block that the keyboard selects, with its position', () => {
  const { store } = openStore(getPage({ type: 'Text' }, { type: 'Image' }));
  const said: string[] = [];
  const commands = createCommands({
    store,
    session: new EditorSession(store, new MemoryServer(null)),
    clipboard: {} as BlockClipboard,
    announce: (text) => said.push(text),
    remove: () => undefined,
    editText: () => undefined,
    openText: () => undefined,
    openTemplate: () => undefined,
    nextPart: () => undefined,
    adjustSpacing: () => undefined,
    adjustColumns: () => undefined,
  });
  const steps = [
    ['selectChild', [SECTION], 'Section, 1 of 1'],
    ['selectChild', [COLUMN], 'Column, in Section, 1 of 1'],
    ['selectChild', [FIRST], 'Text, in Column, 1 of 2'],
    ['selectNext', [SECOND], 'Image, in Column, 2 of 2'],
    ['selectNext', [SECOND], 'This is the last block here'],
    ['selectPrevious', [FIRST], 'Text, in Column, 1 of 2'],
    ['selectPrevious', [FIRST], 'This is the first block here'],
    ['selectSiblings', [FIRST, SECOND], '2 blocks selected'],
    ['selectParent', [], 'Nothing selected'],
  ] as const;
  for (const [id, selected, words] of steps) {
    commands.run(id);
    expect([store.selected(), said.at(-1)]).toEqual([selected, words]);
  }
});
