// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { BlockClipboard } from '../../session/clipboard/clipboard-events.ts';
import { PICTURES_ALONE, useFileDrop } from './use-file-drop.ts';

const PICTURE = new File(['…'], 'hills.png', { type: 'image/png' });
const PROGRAM = new File(['…'], 'run.exe', { type: 'application/x-msdownload' });

/**
 * Drops files on an element.
 * @returns the event after it was handled
 */
function dropOn(target: Element, files: readonly File[]): Event {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });
  target.dispatchEvent(event);
  return event;
}

function openPage(isEditing = true) {
  const { store } = openStore(getPage({ type: 'Text' }));
  const announce = vi.fn();
  const upload = vi.fn(async () => ({ src: '/media/hills.webp', alt: 'Hills' }));
  const image = (src: string) => ({ type: 'Text', props: { text: src } });
  const paste = { image } as never;
  const clipboard = new BlockClipboard({ store, paste, announce, upload });
  document.body.innerHTML = `<p data-node="${FIRST}">Words</p><div role="dialog"><i></i></div>`;
  renderHook(() => useFileDrop(clipboard, undefined, { store, announce }, isEditing));
  const texts = () =>
    (store.node(store.node(FIRST)?.parent ?? '')?.nodes ?? []).map(
      (id) => store.node(id)?.props.text,
    );
  return { store, announce, upload, texts };
}
const block = (): Element => document.querySelector('p') as Element;

afterEach(() => {
  document.body.innerHTML = '';
});

it('inserts a dropped image beside the block under the pointer, and rejects other files with a reason', async () => {
  const { announce, upload, texts } = openPage();
  expect(dropOn(block(), [PICTURE, PROGRAM]).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(texts()).toContain('/media/hills.webp'));
  expect(upload.mock.calls).toEqual([[PICTURE]]);
  expect(announce).toHaveBeenCalledWith(PICTURES_ALONE, 'refused');
});

it('ignores files that are dropped on the preview or on a dialog', () => {
  const previewed = openPage(false);
  expect(dropOn(block(), [PICTURE]).defaultPrevented).toBe(true);
  expect(previewed.upload).not.toHaveBeenCalled();
  const { upload } = openPage();
  expect(dropOn(document.querySelector('i') as Element, [PICTURE]).defaultPrevented).toBe(false);
  expect(upload).not.toHaveBeenCalled();
});
