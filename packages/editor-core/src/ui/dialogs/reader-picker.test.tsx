// @vitest-environment jsdom
import { AtriumProvider } from '@org/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import type { EmailReader } from '../../session/host/editor-host.ts';
import { ReaderPicker } from './reader-picker.tsx';

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const person = (key: string, name: string): EmailReader => ({
  key,
  name,
  note: `Customer · ${name.toLowerCase()}@kiln.example`,
  fields: { first_name: name },
});
const PEOPLE = [person('customer 1', 'Ada'), person('customer 2', 'Grace')];

const searches: string[] = [];
let chosen: EmailReader | undefined;
const findReaders = async (search: string): Promise<readonly EmailReader[]> => {
  searches.push(search);
  if (search === 'down') throw new Error('offline');
  return PEOPLE.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
};

function Picker(): ReactElement {
  const [reader, setReader] = useState<EmailReader | undefined>();
  chosen = reader;
  return (
    <AtriumProvider testing>
      <ReaderPicker reader={reader} findReaders={findReaders} onChange={setReader} />
    </AtriumProvider>
  );
}

it('searches people, previews as the chosen one, and as the sample person again', async () => {
  render(<Picker />);
  const input = screen.getByRole('combobox', { name: 'Preview as' });
  expect(input.getAttribute('placeholder')).toBe('Sample person');
  const type = (value: string): void => {
    act(() => input.focus());
    fireEvent.input(input, { target: { value }, inputType: 'insertText' });
  };
  type('gra');
  await waitFor(() => expect(searches).toContain('gra'));
  await waitFor(() => expect(screen.queryByRole('option', { name: /Ada/ })).toBeNull());
  fireEvent.click(await screen.findByRole('option', { name: /Grace/ }));
  expect(chosen?.fields).toEqual({ first_name: 'Grace' });
  // The name of the chosen person is not searched for.
  expect(searches).not.toContain('Grace');
  type('nobody');
  expect(await screen.findByText('No customer or subscriber matches')).toBeTruthy();
  type('down');
  expect(await screen.findByText('People could not be searched')).toBeTruthy();
});
