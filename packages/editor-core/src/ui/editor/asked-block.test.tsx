// @vitest-environment jsdom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import { AskedBlock } from './asked-block.tsx';

afterEach(cleanup);

it('selects the block that the app asks for once the document has it, and once only', () => {
  const page = getPage({ type: 'Text', props: { text: 'Old' } });
  const empty = getPage();
  const { store } = openStore(empty);
  render(
    <EditorContext value={{ store } as unknown as EditorValue}>
      <AskedBlock id={FIRST} />
    </EditorContext>,
  );
  expect(store.selected()).toEqual([]);
  act(() => store.load(page));
  expect(store.selected()).toEqual([FIRST]);
  act(() => {
    store.select([]);
    store.load(page);
  });
  expect(store.selected()).toEqual([]);
});
