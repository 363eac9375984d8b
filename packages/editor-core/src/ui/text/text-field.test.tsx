// @vitest-environment jsdom
import { AtriumProvider } from '@org/ui';
import { act, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

// jsdom has no layout, so that nothing needs scrolling.
Range.prototype.getClientRects = () => [] as never;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

const heard: string[] = [];
let write: (value: string) => void = () => undefined;

function Form({ first }: { readonly first: string }): ReactElement {
  const [value, setValue] = useState(first);
  write = setValue;
  return (
    <AtriumProvider testing>
      <TextField
        label="Content"
        value={value}
        onChange={(next) => {
          heard.push(next);
          setValue(next);
        }}
      />
    </AtriumProvider>
  );
}

it('shows the stored text, reports changes, and accepts another value from outside', {
  timeout: 120_000,
}, async () => {
  render(<Form first="<p>One</p>" />);
  // The text editor is loaded on demand, which takes a busy machine a while.
  const box = await screen.findByRole('textbox', { name: 'Content' }, { timeout: 80_000 });
  expect([box.innerHTML, heard]).toEqual(['<p>One</p>', []]);

  const style = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Paragraph style' });
  act(() => {
    style.value = '2';
    style.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(heard).toEqual(['<h2>One</h2>']);

  act(() => write('<ul><li>Two</li></ul>'));
  expect(box.innerHTML).toBe('<ul><li><p>Two</p></li></ul>');
  expect(heard).toHaveLength(1);
});
