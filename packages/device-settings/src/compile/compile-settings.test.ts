import {
  BOX_SHADOWS,
  GAP_UNITS,
  HEIGHT_UNITS,
  type SparseSettings,
  WIDTH_UNITS,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { readVisibility, VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { type CompileOptions, compileSettings } from './compile-settings.ts';

const PAGE: CompileOptions = {
  blockType: 'Container',
  pageImage: '',
  isHomepage: false,
  editing: false,
};

/** Returns the declarations by 'device part'. */
function css(
  settings: SparseSettings,
  options: Partial<CompileOptions> = {},
  props: Record<string, unknown> = {},
): Record<string, string> {
  const { rules } = compileSettings(settings, readVisibility(props), { ...PAGE, ...options });
  return Object.fromEntries(
    rules.map((rule) => [`${rule.device} ${rule.part}`, rule.declarations]),
  );
}

describe('empty settings', () => {
  it('compile to no rule', () => {
    expect(compileSettings({}, VISIBILITY_DEFAULTS, PAGE)).toEqual({
      rules: [],
      hiddenOn: [],
      hidden: false,
      video: undefined,
    });
  });
});

describe('alignment', () => {
  it('DEV-012 DEV-013 DEV-014 outputs each unit, and rejects others', () => {
    for (const widthUnit of WIDTH_UNITS)
      expect(css({ desktop: { alignment: { width: 30, widthUnit, widthAuto: false } } })).toEqual({
        'desktop root': `width:30${widthUnit}`,
      });
    for (const heightUnit of HEIGHT_UNITS)
      expect(
        css({ desktop: { alignment: { height: 30, heightUnit, heightAuto: false } } }),
      ).toEqual({ 'desktop root': `min-height:30${heightUnit}` });
    for (const gapUnit of GAP_UNITS)
      expect(css({ desktop: { alignment: { gap: 3, gapUnit } } })).toEqual({
        'desktop root': `gap:3${gapUnit}`,
      });
    expect([[...WIDTH_UNITS], [...HEIGHT_UNITS], [...GAP_UNITS]]).toEqual([
      ['px', '%', 'rem', 'vw'],
      ['px', '%', 'rem', 'vh', 'vw'],
      ['px', 'rem'],
    ]);
    expect(css(JSON.parse('{"desktop":{"alignment":{"widthUnit":"furlong"}}}'))).toEqual({});
  });

  it('gives columns the gap of their row, and does not pass on their own', () => {
    const settings: SparseSettings = { desktop: { alignment: { gap: 40 } } };
    expect(css(settings, { blockType: 'Row' })).toEqual({
      'desktop root': 'gap:40px;--org-gap:40px',
    });
    expect(css(settings, { blockType: 'Column' })).toEqual({ 'desktop root': 'gap:40px' });
  });

  it('orders and aligns a block in its container on each device', () => {
    expect(
      css({
        desktop: { alignment: { order: 2, alignSelf: 'center' } },
        mobile: { alignment: { order: -1 } },
      }),
    ).toEqual({ 'desktop root': 'align-self:center;order:2', 'mobile root': 'order:-1' });
  });

  it('DEV-019 sets full width to 100 %', () => {
    expect(css({ desktop: { alignment: { fluid: true } } })).toEqual({
      'desktop root': 'width:100%',
    });
  });

  it('DEV-023 converts a section height in % to vh', () => {
    const settings: SparseSettings = {
      desktop: { alignment: { height: 80, heightUnit: '%', heightAuto: false } },
    };
    expect(css(settings, { blockType: 'Section' })).toEqual({ 'desktop root': 'min-height:80vh' });
    expect(css(settings)).toEqual({ 'desktop root': 'min-height:80%' });
  });

  it('fixes the height of a block that clips or scrolls', () => {
    const settings: SparseSettings = { desktop: { alignment: { height: 200, heightAuto: false } } };
    expect(compileSettings(settings, readVisibility({ overflow: 'auto' }), PAGE).rules).toEqual([
      { device: 'desktop', part: 'root', declarations: 'overflow:auto' },
      { device: 'desktop', part: 'root', declarations: 'height:200px' },
    ]);
  });
});

describe('devices', () => {
  it('only output differences on a narrower device', () => {
    expect(
      css({
        desktop: { spacing: { paddingTop: 40, paddingLeft: 8 } },
        tablet: { spacing: { paddingTop: 20 } },
      }),
    ).toEqual({
      'desktop root': 'padding-top:40px;padding-left:8px',
      'tablet root': 'padding-top:20px',
      // Mobile inherits from desktop, not from tablet.
      'mobile root': 'padding-top:40px',
    });
  });

  it('reset what a wider device sets', () => {
    const settings: SparseSettings = {
      desktop: { background: { backgroundImage: '/a.webp' } },
      mobile: { background: { backgroundImage: '' } },
    };
    expect(css(settings)['mobile root']).toBe(
      'background-image:none;background-position:revert-layer;background-size:revert-layer;background-repeat:revert-layer',
    );
  });
});

describe('background', () => {
  it('DEV-017 positions an image by the defaults', () => {
    expect(css({ desktop: { background: { backgroundImage: '/a.webp' } } })).toEqual({
      'desktop root':
        'background-image:url("/a.webp");background-position:50% 50%;background-size:cover;background-repeat:no-repeat',
    });
  });

  it('DEV-024 uses the image of the page, and falls back to its own', () => {
    const settings: SparseSettings = {
      desktop: { background: { usePageImage: true, backgroundImage: '/own.webp' } },
    };
    expect(css(settings, { pageImage: '/page.webp' })['desktop root']).toContain(
      'background-image:url("/page.webp")',
    );
    expect(css(settings)['desktop root']).toContain('background-image:url("/own.webp")');
  });

  it('DEV-025 covers the background with the overlay color at its opacity', () => {
    const overlaySettings = { enabled: true, overlayColor: '#102030', overlayOpacity: 0.4 };
    expect(
      css({ desktop: { background: { backgroundImage: '/a.webp', overlaySettings } } })[
        'desktop root'
      ],
    ).toContain(
      'background-image:linear-gradient(color-mix(in srgb,#102030 40%,transparent),color-mix(in srgb,#102030 40%,transparent)),url("/a.webp")',
    );
    expect(
      css({ desktop: { background: { overlaySettings: { ...overlaySettings, enabled: false } } } }),
    ).toEqual({ 'desktop root': 'background-image:none' });
  });

  it('DEV-026 zooms the image by the percentage on hover', () => {
    const rules = css({
      desktop: {
        background: { backgroundImage: '/a.webp', zoomInOnHover: true, zoomInPercentage: 25 },
      },
    });
    expect(rules['desktop hover']).toBe('--org-zoom:1.25');
    expect(rules['desktop backdrop']).toContain('transform:scale(var(--org-zoom),var(--org-zoom))');
    expect(rules['desktop root']).toBe('position:relative;isolation:isolate;background:none');
  });

  it('DEV-027 mirrors the image', () => {
    expect(
      css({ desktop: { background: { backgroundImage: '/a.webp', flip: true } } })[
        'desktop backdrop'
      ],
    ).toContain('transform:scaleX(-1)');
  });

  it('DEV-028 plays a video muted and looped, never in the editor', () => {
    const video = (backgroundVideo: string, editing = false) =>
      compileSettings({ desktop: { background: { backgroundVideo } } }, VISIBILITY_DEFAULTS, {
        ...PAGE,
        editing,
      }).video;
    expect(video('/clip.mp4')).toEqual({ kind: 'file', src: '/clip.mp4', onTablet: true });
    expect(video('https://youtu.be/dQw4w9WgXcQ')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&mute=1&loop=1/,
    );
    expect(video('/clip.mp4', true)).toBeUndefined();
    expect(video('javascript:alert(1)')).toBeUndefined();
  });

  it('fades only the image, not the content', () => {
    const rules = css({
      desktop: { background: { backgroundColor: '#223344', backgroundOpacity: 0.3 } },
    });
    expect(rules['desktop backdrop']).toContain('background-color:#223344');
    expect(rules['desktop backdrop']).toContain('opacity:0.3');
    expect(rules['desktop root']).not.toContain('opacity');
  });

  it('sets a readable text color on the background', () => {
    expect(css({ desktop: { background: { backgroundColor: '#101820' } } })).toEqual({
      'desktop root': 'background-color:#101820;color:#ffffff;--org-color-link:currentcolor',
    });
    expect(
      css({ desktop: { background: { backgroundColor: 'primary' } } })['desktop root'],
    ).toContain('color:var(--org-color-on-primary)');
  });
});

describe('border', () => {
  it('DEV-022 outputs the shadow presets', () => {
    const shadows = BOX_SHADOWS.map(
      (boxShadow) => css({ desktop: { border: { boxShadow } } })['desktop root'],
    );
    expect(shadows).toEqual([
      'box-shadow:none',
      'box-shadow:var(--org-shadow-small,0 0 5px rgba(0,0,0,0.75))',
      'box-shadow:var(--org-shadow-medium,0 0 10px rgba(0,0,0,0.75))',
      'box-shadow:var(--org-shadow-large,0 0 15px rgba(0,0,0,0.75))',
    ]);
  });

  it('DEV-011 draws the sides whose flags are set', () => {
    expect(
      css({
        desktop: {
          border: {
            border: 'top',
            borderTop: true,
            borderRight: false,
            borderBottom: false,
            borderLeft: false,
            borderWidth: 2,
            borderColor: '#abc',
          },
        },
      }),
    ).toEqual({
      'desktop root': 'border-width:2px 0 0 0;border-style:solid;border-color:#abc',
    });
    expect(css({ desktop: { border: { border: 'all' } } })['desktop root']).toBe(
      'border-width:1px;border-style:solid;border-color:var(--org-color-border)',
    );
  });
});

describe('visibility', () => {
  const seen = (props: Record<string, unknown>, options: Partial<CompileOptions> = {}) => {
    const { hidden, hiddenOn } = compileSettings({}, readVisibility(props), {
      ...PAGE,
      ...options,
    });
    return { hidden, hiddenOn };
  };

  it('DEV-006 reads the five fields, with everything visible by default', () => {
    expect(readVisibility({})).toEqual({
      showOnDesktop: true,
      showOnTablet: true,
      showOnMobile: true,
      hideOnHomepage: false,
      overflow: 'visible',
    });
  });

  it('DEV-029 hides a block on devices whose flag is false, but not in the editor', () => {
    expect(seen({ showOnMobile: false })).toEqual({ hidden: false, hiddenOn: ['mobile'] });
    expect(seen({ showOnMobile: false, showOnTablet: false, showOnDesktop: false })).toEqual({
      hidden: true,
      hiddenOn: ['desktop', 'tablet', 'mobile'],
    });
    expect(seen({ showOnMobile: false, showOnDesktop: false }, { editing: true })).toEqual({
      hidden: false,
      hiddenOn: [],
    });
  });

  it('DEV-030 hides a block on the home page for visitors', () => {
    expect(seen({ hideOnHomepage: true }, { isHomepage: true }).hidden).toBe(true);
    expect(seen({ hideOnHomepage: true }).hidden).toBe(false);
    expect(seen({ hideOnHomepage: true }, { isHomepage: true, editing: true }).hidden).toBe(false);
  });
});
