// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { Commands, getKeys } from './commands.ts';

function press(target: HTMLElement, init: KeyboardEventInit): KeyboardEvent {
  document.body.replaceChildren(target);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

const field = (type: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type });

describe('Commands', () => {
  const undo = vi.fn();
  const remove = vi.fn();
  const save = vi.fn();
  const next = vi.fn();
  const commands = new Commands([
    { id: 'undo', group: 'edit', label: 'Undo', keys: ['mod+z'], enabled: () => true, run: undo },
    { id: 'save', group: 'page', label: 'Save', keys: ['mod+s'], enabled: () => true, run: save },
    { id: 'next', group: 'view', label: 'Next', keys: ['f6'], enabled: () => true, run: next },
    {
      id: 'remove',
      group: 'edit',
      label: 'Remove',
      keys: ['delete'],
      canvasOnly: true,
      enabled: () => true,
      run: remove,
    },
  ]);

  it('normalizes a key press', () => {
    expect(
      getKeys({ key: 'Z', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false }),
    ).toBe('mod+shift+z');
  });

  it('runs a command from a radio button, and leaves the keys of a text field alone', () => {
    expect(
      commands.handle(press(field('radio'), { key: 'z', ctrlKey: true }), { inCanvas: false }),
    ).toBe(true);
    expect(
      commands.handle(press(field('text'), { key: 'z', ctrlKey: true }), { inCanvas: false }),
    ).toBe(false);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('runs save from any focused element', () => {
    expect(
      commands.handle(press(field('text'), { key: 's', ctrlKey: true }), { inCanvas: false }),
    ).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('moves to the next part also from a text field', () => {
    expect(commands.handle(press(field('text'), { key: 'F6' }), { inCanvas: false })).toBe(true);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('removes blocks only while the canvas has the focus', () => {
    const event = { key: 'Delete' };
    expect(
      commands.handle(press(document.createElement('button'), event), { inCanvas: false }),
    ).toBe(false);
    expect(commands.handle(press(document.createElement('div'), event), { inCanvas: true })).toBe(
      true,
    );
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
