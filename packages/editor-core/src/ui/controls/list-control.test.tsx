// @vitest-environment jsdom

import type { JsonObject, JsonValue } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { SettingControl } from '../inspector/setting-control.tsx';

beforeAll(() => {
  stubLayout();
});
afterEach(cleanup);

const FIELD: SettingField = {
  kind: 'list',
  prop: 'items',
  label: 'Years',
  itemLabel: 'Year',
  newItem: { title: 'New', year: '2026', sort: 0 },
  orderBy: 'sort',
  max: 4,
  fields: [
    { kind: 'text', prop: 'title', label: 'Title', required: true },
    { kind: 'text', prop: 'year', label: 'Year', required: true, digits: true },
    { kind: 'textarea', prop: 'features', label: 'Features', required: true },
  ],
};
const host = { icons: {}, swatches: [] } as unknown as EditorHost;

/** The control over a list that it changes. */
function Panel({
  start,
  onStored,
}: {
  start: JsonValue;
  onStored: (value: JsonValue) => void;
}): ReactElement {
  const [value, setValue] = useState<JsonValue>(start);
  return (
    <SettingControl
      field={FIELD}
      value={value}
      props={{ items: value }}
      defaults={{}}
      host={host}
      onChange={({ items = [] }) => {
        onStored(items);
        setValue(items);
      }}
    />
  );
}

/**
 * Renders the control with items of these titles.
 * @returns function that returns the stored list
 */
function open(...titles: readonly string[]): { readonly stored: () => JsonObject[] } {
  let now: JsonValue = titles.map((title, sort) => ({
    id: title,
    title,
    year: '1986',
    features: 'One, Two',
    sort,
  }));
  render(
    <AtriumProvider>
      <Panel
        start={now}
        onStored={(value) => {
          now = value;
        }}
      />
    </AtriumProvider>,
  );
  return { stored: () => now as JsonObject[] };
}
const titles = (items: readonly JsonObject[]) => items.map(({ title }) => title);
const button = (name: string) => screen.getByRole('button', { name });

describe('a list setting', () => {
  it('can be sorted by keyboard, and announces the position of an item', () => {
    const { stored } = open('A', 'B', 'C');
    fireEvent.keyDown(button('Move A'), { key: 'ArrowDown' });
    expect(titles(stored())).toEqual(['B', 'A', 'C']);
    expect(stored().map(({ sort }) => sort)).toEqual([0, 1, 2]);
    expect(screen.getByRole('status').textContent).toBe('A is 2 of 3');
    fireEvent.keyDown(button('Move B'), { key: 'ArrowUp' });
    expect(titles(stored())).toEqual(['B', 'A', 'C']);
  });

  it('adds, duplicates and deletes items within its limits', () => {
    const { stored } = open('A', 'B');
    fireEvent.click(button('Duplicate A'));
    expect(titles(stored())).toEqual(['A', 'A', 'B']);
    fireEvent.click(button('Add year'));
    expect(titles(stored())).toEqual(['A', 'A', 'B', 'New']);
    expect(new Set(stored().map(({ id }) => id)).size).toBe(4);
    expect(button('Add year')).toHaveProperty('disabled', true);
    expect(button('Duplicate B')).toHaveProperty('disabled', true);
    fireEvent.click(button('Delete B'));
    expect(titles(stored())).toEqual(['A', 'A', 'New']);
    expect(document.activeElement?.textContent).toBe('New');
    for (const name of ['Delete New', 'Delete A', 'Delete A'])
      fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    expect(stored()).toEqual([]);
    expect(document.activeElement).toBe(button('Add year'));
  });
});

describe('a required text of an item', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });

  it.each(['Title', 'Features'])(
    'BLK-PRICING-03 BLK-TABS-03 BLK-TIMELINE-02 is marked and not stored while %s is empty, without a message',
    (name) => {
      const { stored } = open('A');
      fireEvent.click(button('A'));
      const before = stored();
      type(name, '');
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(field(name).value).toBe('');
      expect(stored()).toBe(before);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.querySelector('.mantine-InputWrapper-error')?.textContent ?? '').toBe('');
      type(name, 'B');
      expect(field(name).getAttribute('aria-invalid')).not.toBe('true');
      expect(stored()[0]?.[name.toLowerCase()]).toBe('B');
    },
  );

  it('BLK-TIMELINE-02 only accepts digits for a year', () => {
    const { stored } = open('A');
    fireEvent.click(button('A'));
    for (const wrong of ['MCM', '19 86', '-5', '1.5']) {
      type('Year', wrong);
      expect([wrong, field('Year').getAttribute('aria-invalid'), stored()[0]?.year]).toEqual([
        wrong,
        'true',
        '1986',
      ]);
    }
    type('Year', '1999');
    expect(stored()[0]?.year).toBe('1999');
  });
});

it('BLK-ICONS-03 marks an emptied required color and does not store it', () => {
  const onChange = vi.fn();
  const color = (field: Partial<SettingField>) => (
    <AtriumProvider>
      <SettingControl
        field={{ kind: 'color', prop: 'color', label: 'Color', ...field }}
        value="#112233"
        props={{}}
        defaults={{}}
        host={host}
        onChange={onChange}
      />
    </AtriumProvider>
  );
  const empty = () => {
    const input = screen.getByRole('textbox', { name: 'Color' });
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.blur(input);
    return input;
  };
  render(color({ required: true }));
  expect(empty().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: /clear|remove/i })).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  cleanup();
  render(color({}));
  empty();
  expect(onChange).toHaveBeenCalledWith({ color: '' });
});
