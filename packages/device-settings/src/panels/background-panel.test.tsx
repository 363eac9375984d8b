// @vitest-environment jsdom
import type { SparseSettings } from '@org/schema/entities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownPanel, showPanel } from '../../test/show-panel.tsx';
import type { PanelHost } from './panel-host.ts';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const withImage: SparseSettings = { desktop: { background: { backgroundImage: '/a.jpg' } } };

/** Renders the panel on desktop with default sync. */
function show(settings: SparseSettings = {}, host: Partial<PanelHost> = {}): ShownPanel {
  return showPanel('background', 'desktop', settings, { synced: true, ...host });
}

describe('the background panel', () => {
  it('accepts an image of the media library', async () => {
    const panel = show(
      {},
      {
        pickImage: () => Promise.resolve({ src: '/media/b.jpg', alt: '', width: 4, height: 3 }),
      },
    );
    await userEvent.click(button('Choose'));
    expect(panel.settings()).toEqual({
      desktop: { background: { backgroundImage: '/media/b.jpg' } },
    });
  });

  it('sets the focal point of the image on its thumbnail as one value', async () => {
    const panel = showPanel('background', 'mobile', withImage);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Focal point' }), {
      key: 'ArrowRight',
      shiftKey: true,
    });
    expect(panel.settings()).toEqual({
      ...withImage,
      mobile: { background: { backgroundPositionX: 60 } },
    });
    await userEvent.click(button('Reset position'));
    expect(panel.settings()).toEqual(withImage);
  });

  it('moves the focus when the focused control disappears', async () => {
    show(withImage);
    button('Remove').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(input('Address of image')));
  });

  it('stores only URLs that pages can load', async () => {
    const panel = show();
    await userEvent.type(input('Video'), 'javascript:x{Enter}');
    screen.getByText('Use a URL that starts with https:// or a path of the site');
    expect(panel.settings()).toEqual({});
    await userEvent.clear(input('Video'));
    await userEvent.type(input('Video'), '/v.mp4{Enter}');
    expect(panel.settings()).toEqual({ desktop: { background: { backgroundVideo: '/v.mp4' } } });
  });

  it('DEV-028 shows where a video does not play', () => {
    show({ desktop: { background: { backgroundVideo: '/v.mp4' } } });
    screen.getByText('Plays muted and looped, not on mobile or in the editor');
  });

  it('DEV-024 shows the fallback for a page without an image', async () => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: 'Page image' }));
    screen.getByText('A page without an image shows the one above');
  });

  it('creates a gradient that the guard of pages accepts', async () => {
    const panel = show();
    await userEvent.click(button('Add gradient'));
    expect(panel.settings()).toEqual({
      desktop: { background: { gradient: 'linear-gradient(180deg, #3f4fd0 0%, #0b6480 100%)' } },
    });
  });

  it('stores no gradient that the guard of pages rejects', async () => {
    const panel = show();
    await userEvent.click(button('Edit as text'));
    const text = input('Gradient as text');
    await userEvent.type(text, 'linear-gradient(url(x), red){Enter}');
    expect([panel.settings(), text.getAttribute('aria-invalid')]).toEqual([{}, 'true']);
  });

  it('DEV-015 DEV-025 sets the overlay’s color and its opacity in steps of 0.01', async () => {
    const panel = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Overlay' }));
    fireEvent.keyDown(input('Overlay opacity'), { key: 'ArrowUp' });
    const color = input('Overlay color');
    await userEvent.clear(color);
    await userEvent.type(color, 'primary{Enter}');
    expect(panel.settings()).toEqual({
      desktop: {
        background: {
          overlaySettings: { enabled: true, overlayColor: 'primary', overlayOpacity: 0.51 },
        },
      },
    });
  });

  it('warns about a background with low contrast to its text', () => {
    show(
      { desktop: { background: { backgroundColor: 'light' } } },
      {
        textColor: '#9aa0aa',
      },
    );
    screen.getByText('Low contrast 2.4:1');
  });

  it('accepts the colors of a page’s surfaces by name', async () => {
    const panel = show();
    await userEvent.type(input('Color'), 'subtle{Enter}');
    expect([panel.settings(), input('Color').value]).toEqual([
      { desktop: { background: { backgroundColor: 'subtle' } } },
      'Subtle',
    ]);
  });
});
