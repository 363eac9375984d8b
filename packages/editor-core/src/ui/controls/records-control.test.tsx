// @vitest-environment jsdom

import type { JsonValue } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import type { EditorHost, RecordQuery } from '../../session/host/editor-host.ts';
import { SettingControl } from '../inspector/setting-control.tsx';

const NAMES = ['Ash bowl', 'Breakfast mug', 'Dinner plate'];
const FIELD: SettingField = {
  kind: 'records',
  of: 'products',
  prop: 'product',
  label: 'Product',
};
let asked: { readonly query: RecordQuery; readonly at: number }[] = [];
const stored: JsonValue[] = [];

/** A host that finds records by prefix, as the server does. */
const host = {
  icons: {},
  swatches: [],
  findRecords: async (_of: string, query: RecordQuery) => {
    asked.push({ query, at: Date.now() });
    return NAMES.map((label, at) => ({ id: at + 1, label })).filter(({ id, label }) =>
      'ids' in query
        ? query.ids.includes(id)
        : label.toLowerCase().startsWith(query.search.toLowerCase()),
    );
  },
} as unknown as EditorHost;

function Panel(): ReactElement {
  const [value, setValue] = useState<JsonValue>(0);
  return (
    <SettingControl
      field={FIELD}
      value={value}
      props={{ product: value }}
      defaults={{}}
      host={host}
      onChange={({ product = 0 }) => {
        stored.push(product);
        setValue(product);
      }}
    />
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const search = () => screen.getByRole('textbox', { name: 'Search products' });
const type = (value: string): void => {
  fireEvent.change(search(), { target: { value } });
};
const searches = () =>
  asked.flatMap(({ query }) => ('search' in query && query.search ? [query.search] : []));

beforeEach(() => {
  asked = [];
  stored.length = 0;
  vi.useFakeTimers();
  stubLayout();
  render(
    <AtriumProvider>
      <Panel />
    </AtriumProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the product picker', () => {
  it('SHOP-014 searches 500 ms after the last key, once', async () => {
    fireEvent.focus(search());
    await pass(0);
    for (const typed of ['as', 'ash', 'ash b']) {
      type(typed);
      await pass(499);
      expect(searches()).toEqual([]);
    }
    await pass(1);
    expect(searches()).toEqual(['ash b']);
  });

  it('SHOP-015 ignores a single character, and lists all products', async () => {
    fireEvent.focus(search());
    await pass(0);
    type('a');
    await pass(1000);
    expect(searches()).toEqual([]);
    expect(
      within(screen.getByRole('list', { name: 'Found products' })).getAllByRole('button'),
    ).toHaveLength(3);
  });

  it('chooses a result, shows its name, and removes it again', async () => {
    fireEvent.focus(search());
    type('di');
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Dinner plate' }));
    await pass(0);
    expect(stored).toEqual([3]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Dinner plate' }));
    expect(stored).toEqual([3, 0]);
  });
});
