import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AtriumProvider } from '../provider/atrium-provider.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <AtriumProvider testing>{children}</AtriumProvider>
);

function leave(dirty: boolean, save?: () => Promise<boolean>): Promise<boolean> {
  const { result } = renderHook(() => useUnsavedGuard(dirty, save), { wrapper });
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = result.current();
  });
  return answer;
}

it('UI-012 asks with the documented title and text before changes are discarded', async () => {
  const answer = leave(true);
  expect(await screen.findByRole('dialog', { name: 'Unsaved Changes' })).toBeTruthy();
  expect(screen.getByText('You have unsaved changes. Are you sure?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await answer).toBe(true);
});

it('stays on Escape', async () => {
  const answer = leave(true);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

it('saves first on request, and stays when that fails', async () => {
  const answer = leave(true, async () => false);
  await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
  expect(await answer).toBe(false);
});

it('does not ask without changes', async () => {
  expect(await leave(false)).toBe(true);
});

it('makes the browser ask before the tab closes only while there are changes', () => {
  const { rerender } = renderHook(({ dirty }) => useUnsavedGuard(dirty), {
    wrapper,
    initialProps: { dirty: true },
  });
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  rerender({ dirty: false });
  expect(closing()).toBe(false);
});
