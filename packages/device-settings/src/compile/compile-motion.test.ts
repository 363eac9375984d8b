import { ENTER_EFFECTS, SCROLL_EFFECTS, type SparseSettings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { compressSettings } from '../settings/full-settings.ts';
import { setMotionValues } from '../settings/motion-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { compileSettings } from './compile-settings.ts';
import { createSheet, type Sheet, type SheetOptions } from './create-sheet.ts';
import { enterStart } from './motion-keyframes.ts';

const add = (sheet: Sheet, settings: SparseSettings, blockType = 'Text') =>
  sheet.add(
    compileSettings(settings, VISIBILITY_DEFAULTS, {
      blockType,
      pageImage: '',
      isHomepage: false,
      editing: false,
    }),
  );

function css(
  motion: SparseSettings['motion'],
  { blockType = 'Text', ...options }: SheetOptions & { blockType?: string } = {},
): string {
  const sheet = createSheet(options);
  const { className } = add(sheet, { motion }, blockType);
  return className ? sheet.css().replaceAll(className, 'b') : sheet.css();
}
const keyframes = (sheet: string) =>
  [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);

const START =
  '@layer org.settings{@supports (animation-timeline:view()){@media screen and (prefers-reduced-motion:no-preference){';

describe('motion of a block', () => {
  it('is an animation by scrolling, where it is supported and wanted', () => {
    expect(css({ enter: 'rise' })).toBe(
      `${START}.b{--org-enter:32px;animation:org-enter-rise 1ms ease-out backwards;animation-timeline:view();animation-range:entry 0% entry min(95%,240px)}.b:is(:focus-within,:target,:has(:target)){animation:none}}@keyframes org-enter-rise{from{opacity:0;translate:0 var(--org-enter)}}}}`,
    );
  });

  it('hides nothing outside of an animation, and changes no layout', () => {
    for (const enter of ENTER_EFFECTS)
      for (const scroll of SCROLL_EFFECTS) {
        const sheet = css({ enter, scroll });
        const steps = [...sheet.matchAll(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g)].map(
          String,
        );
        const outside = steps.reduce((rest, text) => rest.replace(text, ''), sheet);
        expect(outside).not.toMatch(/opacity|translate|scale\(|filter/);
        const properties = new Set(
          steps.flatMap((text) => [...text.matchAll(/([a-z]+):/g)].map(([, name]) => name)),
        );
        expect(['opacity', 'translate', 'scale', 'filter', 'transform']).toEqual(
          expect.arrayContaining([...properties]),
        );
      }
  });

  it('slides in from the other side on pages from right to left', () => {
    const amounts = (enter: 'slide-start' | 'slide-end') =>
      css({ enter, distance: 'small' }).match(/\.b[^{]*\{--org-enter:-?\d+px/g);
    expect([amounts('slide-start'), amounts('slide-end')]).toEqual([
      ['.b{--org-enter:-16px', '.b:dir(rtl){--org-enter:16px'],
      ['.b{--org-enter:16px', '.b:dir(rtl){--org-enter:-16px'],
    ]);
    expect([
      enterStart({ enter: 'slide-start', distance: 'large' }, false),
      enterStart({ enter: 'slide-start', distance: 'large' }, true),
      enterStart({ enter: 'none', distance: 'large' }, false),
    ]).toEqual([
      { opacity: '0', translate: '-64px 0' },
      { opacity: '0', translate: '64px 0' },
      undefined,
    ]);
  });

  it('is later by its delay, and always ends before the block is fully in view', () => {
    expect(css({ enter: 'fade', speed: 'calm', delay: 'long' })).toContain(
      'animation-range:entry min(16%,80px) entry min(95%,480px)',
    );
  });

  it('combines an enter effect with a scroll effect, and keeps what only moves while it has focus', () => {
    const sheet = css({ enter: 'zoom', scroll: 'parallax' });
    expect(sheet).toContain(
      '.b{--org-enter:0.92;animation:org-enter-zoom 1ms ease-out backwards,org-scroll-parallax 1ms linear;animation-timeline:view();animation-range:entry 0% entry min(95%,240px),cover}',
    );
    expect(sheet).toContain(
      '.b:is(:focus-within,:target,:has(:target)){animation:org-scroll-parallax 1ms linear;animation-timeline:view();animation-range:cover}',
    );
    expect(keyframes(sheet)).toEqual(['org-enter-zoom', 'org-scroll-parallax']);
  });

  it('lets the blocks inside of a layout enter in turn, with a fixed number of rules', () => {
    const sheet = css({ enter: 'fade', stagger: true }, { blockType: 'Row' });
    expect(sheet).toContain(':where(.b>[data-block]){animation:org-enter-fade');
    expect(sheet.match(/:nth-child/g)).toHaveLength(4);
    expect(sheet).toContain(
      ':where(.b>[data-block]:nth-child(n+5 of [data-block])){animation-range:entry min(32%,160px) entry min(95%,400px)}',
    );
    expect(css({ enter: 'fade', stagger: true }, { blockType: 'Accordion' })).toBe(
      css({ enter: 'fade' }),
    );
  });

  it('drifts the content of a section and not its background', () => {
    expect(css({ scroll: 'parallax' }, { blockType: 'Section' })).toContain(
      '{:where(.b>[data-block]){animation:org-scroll-parallax 1ms linear;',
    );
    expect(css({ scroll: 'fade-out' }, { blockType: 'Section' })).toContain(
      '{.b{animation:org-scroll-fade-out 1ms linear;',
    );
  });
});

describe('a sheet with motion', () => {
  it('has each animation and each distinct rule once', () => {
    const sheet = createSheet();
    const rising: SparseSettings = { motion: { enter: 'rise' } };
    const first = add(sheet, rising);
    const padded = add(sheet, { ...rising, desktop: { spacing: { paddingTop: 8 } } });
    const far = add(sheet, { motion: { enter: 'rise', distance: 'large' } });
    expect(first.className).toMatch(/^m-[a-z0-9]{1,7}$/);
    expect(padded.className).toMatch(/^d-[a-z0-9]{1,7} m-/);
    expect(padded.className).toContain(first.className);
    expect(far.className).not.toBe(first.className);
    expect(keyframes(sheet.css())).toEqual(['org-enter-rise']);
    expect(sheet.css().match(/ease-out backwards/g)).toHaveLength(2);
    expect(keyframes(first.newRules.join(''))).toEqual(['org-enter-rise']);
    expect(keyframes(far.newRules.join(''))).toEqual([]);
    for (const rule of first.newRules) expect(rule).toMatch(/^@layer org\.settings\{@supports/);
  });

  it('is empty where blocks are edited or pictured', () => {
    const sheet = createSheet({ isStill: true });
    expect(add(sheet, { motion: { enter: 'rise', scroll: 'scale' } })).toEqual({
      className: '',
      newRules: [],
    });
    expect(sheet.css()).toBe('');
  });
});

describe('stored motion', () => {
  it('is read tolerantly', () => {
    const motion = JSON.parse(
      '{"enter":"rise;}body{display:none","distance":64,"speed":["calm"],"delay":"short","stagger":"true","scroll":"constructor","__proto__":{"enter":"fade"},"unknown":1}',
    );
    expect(readSettings({ motion })).toEqual({ motion: { delay: 'short' } });
    expect(css(motion)).toBe('');
    for (const stored of ['rise', 1, null, ['rise'], { enter: 'none' }])
      expect(readSettings({ motion: stored })).toEqual({});
  });

  it('is sparse: a value that equals its default is removed', () => {
    const settings: SparseSettings = { mobile: { spacing: { marginTop: 1 } } };
    const rising = setMotionValues(settings, { enter: 'rise', speed: 'usual', stagger: true });
    expect(rising).toEqual({ ...settings, motion: { enter: 'rise', stagger: true } });
    expect(compressSettings(rising)).toEqual(rising);
    expect(setMotionValues(rising, { enter: 'none', stagger: undefined })).toEqual(settings);
  });
});
