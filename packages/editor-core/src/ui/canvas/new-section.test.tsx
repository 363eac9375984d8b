// @vitest-environment jsdom
import { ROOT_ID } from '@org/schema';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import { NewSection } from './new-section.tsx';

it('announces that a section was added, and why it was not', () => {
  const { store } = openStore(getPage());
  const said: [string, string][] = [];
  const value = {
    store,
    announce: (text: string, kind: string) => said.push([text, kind]),
  } as unknown as EditorValue;
  render(
    <EditorContext value={value}>
      <NewSection hasLibrary={false} />
    </EditorContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: '2 columns' }));
  expect(store.node(ROOT_ID)?.nodes).toHaveLength(2);
  store.load(store.tree, { isLocked: true });
  fireEvent.click(screen.getByRole('button', { name: '1 column' }));
  expect(store.node(ROOT_ID)?.nodes).toHaveLength(2);
  expect(said).toEqual([
    ['Section added, 2 columns', 'status'],
    ['The page is still being opened', 'refused'],
  ]);
});
