import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstSelected } from './use-first-selected.ts';

const open = (first?: string) =>
  renderHook((props: { first: string | undefined }) => useFirstSelected(props.first), {
    initialProps: { first },
  });

it('selects the first record when it arrives after the commands', () => {
  const { result, rerender } = open();
  act(() => result.current.select('search products'));
  rerender({ first: 'found products 1' });
  expect(result.current.selected).toBe('found products 1');
});

it('keeps the entry that the user moved to, until the text changes', () => {
  const { result, rerender } = open('found products 1');
  act(() => {
    result.current.keep();
    result.current.select('create page');
  });
  rerender({ first: 'found customers 1' });
  expect(result.current.selected).toBe('create page');
  act(() => result.current.release());
  rerender({ first: 'found products 2' });
  expect(result.current.selected).toBe('found products 2');
});
