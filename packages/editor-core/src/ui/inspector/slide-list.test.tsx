// @vitest-environment jsdom
import type { JsonObject } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { ListControl } from '../controls/list-control.tsx';
import { SettingControl } from './setting-control.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Renders a list of slides.
 * @param activeIndex - index of the active slide
 * @returns list of changes
 */
function show(activeIndex: number): JsonObject[] {
  const asked: JsonObject[] = [];
  const slides = ['One', 'Two', 'Three'].map((title) => ({ id: title, title }));
  render(
    <AtriumProvider>
      <ListControl
        Control={SettingControl}
        field={{
          kind: 'list',
          prop: 'slides',
          label: 'Slides',
          itemLabel: 'Slide',
          active: 'activeIndex',
          newItem: { title: '' },
          fields: [{ kind: 'text', prop: 'title', label: 'Title' }],
        }}
        value={slides}
        props={{ slides, activeIndex }}
        defaults={{}}
        host={{} as EditorHost}
        onChange={(values) => asked.push(values)}
      />
    </AtriumProvider>,
  );
  return asked;
}

it('BLK-SLIDER-04 activates and marks the slide that is opened', () => {
  const asked = show(0);
  const marked = () =>
    screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-current') === 'true');
  expect(marked()).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Three' }));
  expect(asked).toEqual([{ activeIndex: 2 }]);
  // Closing a slide does not activate another one.
  fireEvent.click(screen.getByRole('button', { name: 'Three' }));
  expect(asked).toHaveLength(1);
});

it('BLK-SLIDER-03 offers to add, sort, duplicate and delete slides', () => {
  const asked = show(0);
  const names = () => ((asked.at(-1)?.slides ?? []) as JsonObject[]).map(({ title }) => title);
  fireEvent.click(screen.getByRole('button', { name: 'Add slide' }));
  expect(names()).toEqual(['One', 'Two', 'Three', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate Two' }));
  expect(names()).toEqual(['One', 'Two', 'Two', 'Three']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete One' }));
  expect(names()).toEqual(['Two', 'Three']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move One' }), { key: 'ArrowDown' });
  expect(names()).toEqual(['Two', 'One', 'Three']);
});
