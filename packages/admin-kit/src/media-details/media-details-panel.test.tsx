import { createClient } from '@org/api-client';
import type { Media } from '@org/schema/entities';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { MEDIA_ANSWERS, PICTURE_ROWS } from '../../test/story-media.ts';
import { createSandbox } from '../testing/admin-sandbox.tsx';
import { createAnswerClient } from '../testing/answer-client.ts';
import { testMe } from '../testing/test-me.ts';
import { MediaDetailsPanel } from './media-details-panel.tsx';

configure({ asyncUtilTimeout: 30_000 });
const PATH = '/api/v1/admin/media/1/';
let media: Media | undefined;
let sent: { readonly path: string; readonly body: unknown }[];
let removed: number[];

beforeEach(async () => {
  [media] = PICTURE_ROWS;
  sent = [];
  removed = [];
  const change = ({ path, body }: { readonly path: string; readonly body: unknown }) => {
    sent.push({ path, body });
    if (media) media = { ...media, ...(body as Partial<Media>), version: media.version + 1 };
    return { success: true, media };
  };
  const answers = createAnswerClient({
    ...MEDIA_ANSWERS,
    [`GET ${PATH}`]: () => ({ success: true, media }),
    [`PUT ${PATH}`]: change,
    [`PUT ${PATH}crop/`]: change,
    'DELETE /api/v1/admin/media/': () => {
      throw Response.json(
        {
          success: false,
          code: 'in_use',
          error: 'In use',
          usage: [{ type: 'page', id: 4, title: 'Our pottery', path: '/about' }],
        },
        { status: 409 },
      );
    },
  });
  const call: typeof answers.call = async (route, ...options) => {
    if (route.id !== 'media.replace') return answers.call(route, ...options);
    // Files are no JSON, which is all that the other answers can read.
    if (media) media = { ...media, width: 1000, height: 500, version: media.version + 1 };
    return createClient({
      baseUrl: 'http://answers.test',
      fetch: async () => Response.json({ success: true, media }),
    }).call(route, ...options);
  };
  const sandbox = createSandbox({ me: testMe(), client: { ...answers, call } });
  await sandbox.load();
  render(
    sandbox.wrap(
      <MediaDetailsPanel
        id={1}
        onClosed={() => undefined}
        onDirty={() => undefined}
        onRemoved={(id) => removed.push(id)}
      />,
    ),
  );
  await screen.findByLabelText('Alternative text');
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('describes an image, sets its focal point by keyboard, and shows where it is used', async () => {
  expect(await screen.findByText('Our pottery')).toBeTruthy();
  const alt = screen.getByLabelText('Alternative text');
  await userEvent.clear(alt);
  await userEvent.type(alt, 'Waves at night');
  screen.getByRole('slider', { name: 'Focal point' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  await press('Save');
  expect(await screen.findByText('Image saved')).toBeTruthy();
  expect(sent).toMatchObject([
    { path: PATH, body: { alt: 'Waves at night', focal: { x: 0.2, y: 0.5 }, version: 1 } },
  ]);
});

it('asks before it deletes an image, and keeps one that is in use', async () => {
  await press('Delete image');
  expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete image');
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete image' }));
  const inUse = within(await screen.findByRole('dialog', { name: 'Still in use' }));
  expect(inUse.getByText('Our pottery')).toBeTruthy();
  await userEvent.click(inUse.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed).toEqual([]);
});

it('crops an image by keyboard', async () => {
  await press('Crop');
  const frame = await screen.findByRole('group', { name: /^Visible area/ });
  await waitFor(() => expect(document.activeElement).toBe(frame));
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowRight}');
  await press('Apply crop');
  expect(await screen.findByText('Image cropped')).toBeTruthy();
  expect(sent).toHaveLength(1);
  const [{ body } = { body: {} }] = sent;
  const { crop } = body as { crop: Record<'x' | 'y' | 'width' | 'height', number> };
  expect([crop.x, crop.y, crop.width, crop.height].map((part) => part.toFixed(2))).toEqual([
    '0.01',
    '0.00',
    '0.98',
    '1.00',
  ]);
  expect(screen.getByText(/This image is cropped\. You can restore the original/)).toBeTruthy();
});

it('replaces the file of an image, and keeps its name and texts', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'other.png', { type: 'image/png' }));
  expect(await screen.findByText('Image replaced everywhere it is used')).toBeTruthy();
  expect(screen.getByText(/1,?000 × 500/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('File name').value).toBe('ash-vase.jpg');
  expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe(
    'Tall vase with an ash glaze',
  );
});
