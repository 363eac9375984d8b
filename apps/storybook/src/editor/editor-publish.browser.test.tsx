import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Returns a picture of one color. */
const getPicture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${color}" d="M0 0h40v40H0z"/></svg>`)}`;

const getContainer = (words: string, color: string, picture: string, overlay = false) => ({
  type: 'Container',
  props: {
    settings: {
      desktop: {
        background: {
          backgroundImage: picture,
          ...(overlay && {
            overlaySettings: { enabled: true, overlayColor: '#000000', overlayOpacity: 0.8 },
          }),
        },
      },
    },
  },
  children: [{ type: 'Text', props: { text: words, color } }],
});

it('names texts that are hard to read on the picture behind them', async () => {
  const editor = await openEditor(
    createPage(
      getContainer('Faint words', '#9a9a9a', getPicture('#808080')),
      getContainer('Clear words', '#ffffff', getPicture('#202020')),
      getContainer('Covered words', '#ffffff', getPicture('#d0d0d0'), true),
    ),
  );
  editor.session.state.set({ dialog: 'publish' });
  await expect
    .element(
      page.getByText(
        /^“Faint words” is hard to read on its picture \(contrast 1\.\d:1, aim for 4\.5:1\)$/,
      ),
    )
    .toBeVisible();
  expect(page.getByText(/“(Clear|Covered) words” is hard/).elements()).toEqual([]);
});
