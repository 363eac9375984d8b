import type { SparseSettings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { setStateValues } from '../settings/state-settings.ts';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { compileSettings } from './compile-settings.ts';
import { createSheet, type SheetOptions } from './create-sheet.ts';

function css(settings: SparseSettings, options: SheetOptions = {}): string {
  const sheet = createSheet(options);
  const { className } = sheet.add(
    compileSettings(settings, VISIBILITY_DEFAULTS, {
      blockType: 'Button',
      pageImage: '',
      isHomepage: false,
      editing: false,
    }),
  );
  return sheet.css().replaceAll(className, 'b');
}

describe('states of a block', () => {
  it('have rules for pointers that hover, for the focus of the keyboard, and for presses', () => {
    const sheet = css({
      states: {
        hover: { backgroundColor: 'primary', lift: 4, boxShadow: 'medium' },
        focus: { borderColor: '#123456' },
        pressed: { scale: 96, opacity: 0.8 },
      },
    });
    expect(sheet).toMatch(/\.b\{transition:background-color var\(--org-motion\) ease-out,/);
    expect(sheet).toContain(
      '@media (hover:hover){.b:hover{background-color:var(--org-color-primary);color:var(--org-color-on-primary);--org-color-link:currentcolor;box-shadow:var(--org-shadow-medium,0 0 10px rgba(0,0,0,0.75));translate:0 -4px}}',
    );
    expect(sheet).toContain('.b:is(:focus-visible,:has(:focus-visible)){border-color:#123456}');
    expect(sheet).toContain('.b:active{opacity:0.8;scale:0.96}');
  });

  it('color the box of a background that is separate from the block', () => {
    const sheet = css({
      desktop: { background: { backgroundColor: '#ffffff', backgroundOpacity: 0.5 } },
      states: { hover: { backgroundColor: '#000000' } },
    });
    expect(sheet).toContain('.b:hover::before{background-color:#000000}');
  });

  it('can be shown in the editor without a pointer', () => {
    const settings: SparseSettings = { states: { hover: { textColor: 'danger' } } };
    expect(css(settings, { showsStates: true })).toContain(
      '.b[data-shown-state="hover"]{color:var(--org-color-danger)',
    );
    expect(css(settings)).not.toContain('data-shown-state');
  });

  it('are read tolerantly', () => {
    const states = {
      hover: { lift: 900, textColor: 'red;}body{display:none', unknown: 1 },
      focus: 'bold',
      __proto__: { opacity: 0 },
      held: { opacity: 0 },
    };
    expect(readSettings({ states })).toEqual({ states: { hover: { lift: 100 } } });
    expect(readSettings({ states: { hover: {} } })).toEqual({});
  });

  it('are set and reset value by value, and leave nothing empty behind', () => {
    const hovered = setStateValues({ mobile: { spacing: { marginTop: 1 } } }, 'hover', { lift: 2 });
    const both = setStateValues(hovered, 'pressed', { scale: 95 });
    expect(both).toEqual({
      mobile: { spacing: { marginTop: 1 } },
      states: { hover: { lift: 2 }, pressed: { scale: 95 } },
    });
    const one = setStateValues(both, 'hover', { lift: undefined });
    expect(one.states).toEqual({ pressed: { scale: 95 } });
    expect(setStateValues(one, 'pressed', { scale: undefined })).toEqual({
      mobile: { spacing: { marginTop: 1 } },
    });
  });
});
