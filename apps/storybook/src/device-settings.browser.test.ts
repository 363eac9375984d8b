import type { BlockTemplate } from '@org/content';
import type { JsonObject, SparseGroups, SparseSettings } from '@org/schema/entities';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getBlock, showPage } from './show-page.ts';

let cleanup: () => void = () => undefined;
afterEach(() => cleanup());

const DESKTOP = 1440;
const TABLET = 900;
const MOBILE = 390;

/** Shows one section with a column of text. */
function show(
  settings: SparseSettings,
  props: JsonObject = {},
  children: readonly BlockTemplate[] = [{ type: 'Column', children: [{ type: 'Text' }] }],
): void {
  cleanup();
  cleanup = showPage([
    { type: 'Section', props: { settings: settings as JsonObject, ...props }, children },
  ]);
}
async function at<Value>(width: number, read: () => Value): Promise<Value> {
  await page.viewport(width, 800);
  return read();
}
const css = (property: string, pseudo?: string) =>
  getComputedStyle(getBlock('section'), pseudo).getPropertyValue(property);
const widths = () =>
  [...document.querySelectorAll('[data-block="column"]')].map((column) =>
    Math.round(column.getBoundingClientRect().width),
  );

describe('settings in a browser', () => {
  it('DEV-021 a section has 48 px above and below its content', async () => {
    show({});
    expect(await at(DESKTOP, () => [css('padding-top'), css('padding-bottom')])).toEqual([
      '48px',
      '48px',
    ]);
  });

  it('DEV-019 a section holds its content at 1320 px, and at the whole width when it is full', async () => {
    show({});
    expect(await at(1920, widths)).toEqual([1320]);
    show({ desktop: { alignment: { fluid: true }, spacing: { paddingLeft: 0, paddingRight: 0 } } });
    expect(await at(1920, widths)).toEqual([1920]);
  });

  it('DEV-001 shows each device its own values', async () => {
    const pad = (paddingTop: number): SparseGroups => ({ spacing: { paddingTop } });
    show({ desktop: pad(90), tablet: pad(60), mobile: pad(30) });
    expect([
      await at(DESKTOP, () => css('padding-top')),
      await at(992, () => css('padding-top')),
      await at(991, () => css('padding-top')),
      await at(768, () => css('padding-top')),
      await at(767, () => css('padding-top')),
    ]).toEqual(['90px', '90px', '60px', '60px', '30px']);
  });

  it('DEV-023 takes a section height in % as the viewport’s', async () => {
    show({ desktop: { alignment: { height: 50, heightUnit: '%', heightAuto: false } } });
    expect(await at(DESKTOP, () => getBlock('section').getBoundingClientRect().height)).toBe(400);
  });

  it('DEV-025 lays the overlay over picture and color, below the content', async () => {
    const overlaySettings = { enabled: true, overlayColor: '#ff0000', overlayOpacity: 0.5 };
    show({
      desktop: {
        background: { backgroundColor: '#00ff00', backgroundOpacity: 0.5, overlaySettings },
      },
    });
    expect(
      await at(DESKTOP, () => [
        css('background-color', '::before'),
        css('opacity', '::before'),
        css('z-index', '::after'),
        css('background-image', '::after'),
      ]),
    ).toEqual([
      'rgb(0, 255, 0)',
      '0.5',
      '-1',
      'linear-gradient(color(srgb 1 0 0 / 0.5), color(srgb 1 0 0 / 0.5))',
    ]);
  });

  it('DEV-026 DEV-027 enlarges and mirrors the picture under the pointer, within the block', async () => {
    show({
      desktop: {
        background: {
          backgroundImage: 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E',
          zoomInOnHover: true,
          zoomInPercentage: 25,
          flip: true,
        },
        border: { borderRadius: 12 },
      },
    });
    document.documentElement.style.setProperty('--org-motion-slow', '0s');
    await page.viewport(DESKTOP, 800);
    // A test before may have left the pointer where the section appears.
    await userEvent.hover(getBlock('section'));
    await expect.poll(() => css('transform', '::before')).toBe('matrix(-1.25, 0, 0, 1.25, 0, 0)');
    await userEvent.unhover(getBlock('section'));
    await expect.poll(() => css('transform', '::before')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    expect(css('overflow')).toBe('visible');
    await userEvent.hover(getBlock('section'));
    await expect.poll(() => css('transform', '::before')).toBe('matrix(-1.25, 0, 0, 1.25, 0, 0)');
    expect(css('clip-path', '::before')).toBe('inset(10% round 9.6px)');
    expect(document.documentElement.scrollWidth).toBe(DESKTOP);
  });

  it('DEV-028 shows a video on desktops and tablets, not on mobiles', async () => {
    show({ desktop: { background: { backgroundVideo: '/clip.mp4' } } });
    const display = () =>
      getComputedStyle(document.querySelector('video') ?? document.body).display;
    expect([
      await at(DESKTOP, display),
      await at(TABLET, display),
      await at(MOBILE, display),
    ]).toEqual(['block', 'block', 'none']);
    expect(document.querySelector('video')).toMatchObject({
      muted: true,
      autoplay: true,
      loop: true,
      playsInline: true,
    });
  });

  it('DEV-029 hides a block on the devices whose flag is false', async () => {
    show({}, { showOnTablet: false });
    expect([
      await at(DESKTOP, () => css('display')),
      await at(TABLET, () => css('display')),
      await at(MOBILE, () => css('display')),
    ]).toEqual(['flex', 'none', 'flex']);
    show({}, { showOnDesktop: false, showOnMobile: false });
    expect([
      await at(DESKTOP, () => css('display')),
      await at(TABLET, () => css('display')),
      await at(MOBILE, () => css('display')),
    ]).toEqual(['none', 'flex', 'none']);
  });

  it('takes back on a mobile what a desktop painted', async () => {
    show({
      desktop: { background: { backgroundColor: '#123456', flip: true } },
      mobile: { background: { backgroundColor: '' } },
    });
    expect(await at(DESKTOP, () => [css('background-color', '::before'), css('color')])).toEqual([
      'rgb(18, 52, 86)',
      'rgb(255, 255, 255)',
    ]);
    expect(await at(MOBILE, () => [css('background-color', '::before'), css('color')])).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgb(16, 24, 40)',
    ]);
  });
});

describe('columns', () => {
  const columns = (...spans: number[]) =>
    spans.map((span) => ({ type: 'Column', props: { span }, children: [{ type: 'Text' }] }));

  it('take their twelfths, share what is left, and stand below each other on a mobile', async () => {
    show({}, {}, columns(8, 4));
    expect(await at(DESKTOP, widths)).toEqual([875, 429]);
    expect(await at(TABLET, widths)).toEqual([552, 268]);
    expect(await at(MOBILE, widths)).toEqual([358, 358]);
    show({ desktop: { alignment: { gap: 40 } } }, {}, columns(3, 0, 0));
    expect(await at(DESKTOP, widths)).toEqual([300, 470, 470]);
  });

  it('stand two in a row on a tablet when there are more than two', async () => {
    show({}, {}, columns(0, 0, 0, 0));
    const [desktop, tablet, mobile] = [
      await at(DESKTOP, widths),
      await at(TABLET, widths),
      await at(MOBILE, widths),
    ];
    expect([desktop, tablet, mobile]).toEqual([
      Array(4).fill(318),
      Array(4).fill(410),
      Array(4).fill(358),
    ]);
  });

  it('keep a width of their own on the device that it was given for', async () => {
    show({}, {}, [
      {
        type: 'Column',
        props: { settings: { desktop: { alignment: { width: 300, widthAuto: false } } } },
      },
      { type: 'Column' },
    ]);
    expect(await at(DESKTOP, widths)).toEqual([300, 1004]);
  });
});
