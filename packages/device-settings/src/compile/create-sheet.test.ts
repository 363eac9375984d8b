import type { SparseSettings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { scopeCss } from '../custom-css.ts';
import { readVisibility } from '../settings/visibility.ts';
import { compileSettings } from './compile-settings.ts';
import { createSheet } from './create-sheet.ts';

const compile = (settings: SparseSettings, props: Record<string, unknown> = {}) =>
  compileSettings(settings, readVisibility(props), {
    blockType: 'Container',
    pageImage: '',
    isHomepage: false,
    editing: false,
  });
const PADDED: SparseSettings = {
  desktop: { spacing: { paddingTop: 8 } },
  mobile: { spacing: { paddingTop: 4 } },
};

describe('createSheet', () => {
  it('creates one class per distinct set of declarations, and returns each new rule once', () => {
    const sheet = createSheet();
    const first = sheet.add(compile(PADDED));
    const second = sheet.add(compile(structuredClone(PADDED)));
    expect(first.className).toMatch(/^d-[a-z0-9]{1,7}$/);
    expect(second).toEqual({ className: first.className, newRules: [] });
    expect(first.newRules).toEqual([
      `@layer org.settings{.${first.className}{padding-top:8px}}`,
      `@layer org.settings{@media (max-width:767.98px){.${first.className}{padding-top:4px}}}`,
    ]);
  });

  it('scopes custom CSS of a block to a class, once for equal texts, and skips invalid CSS', () => {
    const sheet = createSheet({ scopeCss });
    const { className, newRules } = sheet.addCustom('color: red');
    expect(newRules).toEqual([`@layer org.custom{.${className}{color:red;}}`]);
    expect(sheet.addCustom('color: red')).toEqual({ className, newRules: [] });
    expect(sheet.addCustom('color red')).toEqual({ className: '', newRules: [] });
    expect(sheet.addCustom('')).toEqual({ className: '', newRules: [] });
    expect(sheet.css()).toBe(`@layer org.custom{.${className}{color:red;}}`);
    expect(createSheet().addCustom('color: red')).toEqual({ className: '', newRules: [] });
  });

  it('orders wide rules before narrow ones', () => {
    const sheet = createSheet();
    const one = sheet.add(
      compile({ desktop: { spacing: { paddingTop: 1 } }, tablet: { spacing: { paddingTop: 2 } } }),
    ).className;
    const two = sheet.add(compile(PADDED)).className;
    expect(sheet.css()).toBe(
      `@layer org.settings{.${one}{padding-top:1px}.${two}{padding-top:8px}@media (max-width:991.98px){.${one}{padding-top:2px}}@media (max-width:767.98px){.${one}{padding-top:1px}.${two}{padding-top:4px}}}`,
    );
  });

  it('names a class the same on every page', () => {
    expect(createSheet().add(compile(PADDED)).className).toBe(
      createSheet().add(compile(PADDED)).className,
    );
  });

  it('DEV-029 hides a block by a class of the device', () => {
    const sheet = createSheet();
    expect(sheet.add(compile({}, { showOnTablet: false })).className).toBe('org-hide-tablet');
    expect(sheet.css()).toBe(
      '@layer org.visibility{@media (min-width:768px) and (max-width:991.98px){.org-hide-tablet{display:none}}}',
    );
  });

  it('is empty while nothing was added', () => {
    const sheet = createSheet();
    expect(sheet.add(compile({}))).toEqual({ className: '', newRules: [] });
    expect(sheet.css()).toBe('');
  });
});
