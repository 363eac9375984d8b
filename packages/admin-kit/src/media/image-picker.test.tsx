import { createClient } from '@org/api-client';
import type { Media } from '@org/schema/entities';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MEDIA_ANSWERS, PICTURE_ROWS } from '../../test/story-media.ts';
import { createSandbox } from '../testing/admin-sandbox.tsx';
import { createAnswerClient } from '../testing/answer-client.ts';
import { testMe } from '../testing/test-me.ts';
import { ImagePicker } from './image-picker.tsx';

configure({ asyncUtilTimeout: 30_000 });

/** Opens the picker, and returns the ids that were picked and whether it was closed. */
async function open(client = createAnswerClient(MEDIA_ANSWERS)) {
  const onPick = vi.fn<(media: Media) => void>();
  const onClose = vi.fn();
  const sandbox = createSandbox({ me: testMe(), client });
  await sandbox.load();
  render(sandbox.wrap(<ImagePicker open onClose={onClose} onPick={onPick} />));
  await screen.findByTitle('ash-vase.jpg');
  return { onPick, onClose };
}
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const names = () => tiles().map(({ title }) => title);

it('MEDIA-001 moves through images by keyboard, shows details in place, and picks one', async () => {
  const { onPick } = await open();
  tiles()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(document.activeElement).toBe(tiles().at(-1));
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(document.activeElement).toBe(tiles()[1]);
  tiles()[0]?.focus();
  await userEvent.keyboard('{Tab}');
  const details = screen.getByRole('button', { name: 'Details of ash-vase.jpg' });
  expect(document.activeElement).toBe(details);
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Image details' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('File name')).value).toBe('ash-vase.jpg');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(details));
  tiles()[1]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.lastCall?.[0].filename).toBe('breakfast-bowl.jpg');
});

it('MEDIA-001 searches from two letters on, and stays open when the backdrop is clicked', async () => {
  const { onClose } = await open();
  const all = names();
  const search = screen.getByRole('textbox', { name: 'Search images' });
  await userEvent.type(search, 'v');
  await new Promise((done) => setTimeout(done, 400));
  expect(names()).toEqual(all);
  await userEvent.type(search, 'ase');
  await waitFor(() => expect(names()).toEqual(['ash-vase.jpg', 'night-vase.jpg']));
  const overlay = document.querySelector('.mantine-Modal-inner');
  if (overlay) fireEvent.click(overlay);
  expect(onClose).not.toHaveBeenCalled();
});

it('uploads a dropped image and picks it', async () => {
  const answers = createAnswerClient(MEDIA_ANSWERS);
  const uploaded = { ...PICTURE_ROWS[0], id: 9, filename: 'dropped.png' };
  const call: typeof answers.call = async (route, ...options) => {
    if (route.method !== 'POST') return answers.call(route, ...options);
    const client = createClient({
      baseUrl: 'http://answers.test',
      fetch: async () =>
        Response.json({ success: true, media: [uploaded], message: '' }, { status: 201 }),
    });
    return client.call(route, ...options);
  };
  // Without it, an upload uses fetch, which the client above answers.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const { onPick } = await open({ ...answers, call });
  const file = new File(['x'], 'dropped.png', { type: 'image/png' });
  const zone = document.querySelector('.ad-drop');
  if (!zone) throw new Error('There is no drop zone');
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file] } });
  await waitFor(() => expect(onPick.mock.lastCall?.[0].filename).toBe('dropped.png'));
  vi.unstubAllGlobals();
});
