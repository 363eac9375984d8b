// @vitest-environment jsdom

import type { JsonValue } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { LinkControl } from './link-control.tsx';

const host = {
  listPages: async (search: string) =>
    [
      { title: 'About us', slug: 'about' },
      { title: 'Prices', slug: 'prices' },
    ].filter(({ slug }) => slug.startsWith(search)),
} as unknown as EditorHost;
let stored: (JsonValue | undefined)[] = [];

function Panel(): ReactElement {
  const [value, setValue] = useState<JsonValue>('');
  return (
    <AtriumProvider>
      <LinkControl
        field={{ kind: 'link', prop: 'href', label: 'Link' }}
        value={value}
        props={{ href: value }}
        defaults={{}}
        host={host}
        onChange={({ href }) => {
          stored.push(href);
          setValue(href ?? '');
        }}
      />
    </AtriumProvider>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Link' });
const type = (value: string): void => {
  fireEvent.change(field(), { target: { value } });
};

beforeEach(() => {
  stored = [];
  stubLayout();
  render(<Panel />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('explains why a javascript: URL is rejected, keeps it in the field and does not store it', () => {
  type('javascript:alert(1)');
  expect(screen.getByText(/This link is not allowed/)).toBeTruthy();
  expect(field()).toHaveProperty('value', 'javascript:alert(1)');
  expect(stored).toEqual([]);
  type('https://example.org');
  expect(screen.queryByText(/This link is not allowed/)).toBeNull();
  expect(stored).toEqual(['https://example.org']);
});

it('offers pages of the site, which can be chosen by keyboard', async () => {
  fireEvent.focus(field());
  expect(await screen.findByRole('option', { name: /Prices/ })).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(stored).toEqual(['/prices']);
  expect(screen.queryByRole('option')).toBeNull();
});
