// @vitest-environment jsdom
import { checkCss } from '@org/device-settings/custom-css';
import { TIMES } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import { useCustomCss } from './use-custom-css.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open({ css = '', check = checkCss } = {}) {
  const { store } = openStore(getPage({ type: 'Text', props: { customCss: css } }));
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <EditorContext value={{ store } as EditorValue}>{children}</EditorContext>
  );
  const mount = () => renderHook(() => useCustomCss(store, FIRST, check), { wrapper });
  const hook = mount();
  return {
    store,
    mount,
    panel: () => hook.result.current,
    unmount: hook.unmount,
    type: (text: string) => act(() => hook.result.current.write(text)),
    press: () => act(() => hook.result.current.update()),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    saved: () => store.node(FIRST)?.props.customCss,
  };
}

it('CSS-001 CSS-002 CSS-006 saves a second after the last click on Update, and shows that for two seconds', () => {
  const { type, press, wait, panel, saved } = open();
  type('color: red');
  press();
  wait(TIMES.cssDebounce - 1);
  press();
  wait(999);
  expect([saved(), panel().outcome.kind]).toEqual(['', 'waiting']);
  wait(1);
  expect([saved(), panel().outcome.kind]).toEqual(['color: red', 'saved']);
  wait(1999);
  expect(panel().outcome.kind).toBe('saved');
  wait(1);
  expect(panel()).toMatchObject({ outcome: { kind: 'none' }, differs: false });
});

it('CSS-001 CSS-003 does not save invalid CSS, and lists mistakes by line', () => {
  const { type, press, wait, panel, saved } = open({ css: 'top: 0' });
  type('color red;\nh2 { left }');
  press();
  wait(1000);
  expect(saved()).toBe('top: 0');
  expect(panel()).toMatchObject({ text: 'color red;\nh2 { left }', differs: true });
  const { outcome } = panel();
  expect(outcome.kind === 'refused' && outcome.text.split('\n')).toEqual([
    expect.stringMatching(/^Line 1: /),
    expect.stringMatching(/^Line 2: /),
  ]);
});

it('CSS-004 reports that validation failed when it cannot run', () => {
  const { type, press, wait, panel, saved } = open({
    check: () => {
      throw new Error('broken');
    },
  });
  type('color: red');
  press();
  wait(1000);
  expect(panel().outcome).toEqual({
    kind: 'refused',
    text: 'Validation failed. Please check your CSS syntax.',
  });
  expect(MESSAGES.cssInvalid).toBe('Validation failed. Please check your CSS syntax.');
  expect(saved()).toBe('');
});

it('CSS-005 clears the CSS of a block when the field is empty', () => {
  const { type, press, wait, saved } = open({ css: 'top: 0' });
  type('  \n ');
  press();
  wait(1000);
  expect(saved()).toBe('');
});

it('keeps a draft while another block is selected', () => {
  const { type, unmount, mount, saved } = open({ css: 'top: 0' });
  type('top: 1px');
  unmount();
  expect(mount().result.current).toMatchObject({ text: 'top: 1px', differs: true });
  expect(saved()).toBe('top: 0');
});

it('follows an undo when there is no draft', () => {
  const { type, press, wait, panel, store } = open({ css: 'top: 0' });
  type('top: 1px');
  press();
  wait(1000);
  act(() => void store.undo());
  expect(panel()).toMatchObject({ text: 'top: 0', differs: false });
});
