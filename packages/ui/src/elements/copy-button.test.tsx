import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { toast } from '../toasts/toast.ts';
import { CopyButton } from './copy-button.tsx';

/** Mocks the browser: whether the context is secure, and a clipboard that accepts or rejects. */
function browser({ secure, writeText }: { secure: boolean; writeText: () => Promise<void> }) {
  const write = vi.fn(writeText);
  vi.stubGlobal('isSecureContext', secure);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write },
  });
  return write;
}

const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  log.mockClear();
});
afterEach(() => {
  act(() => {
    toast.dismiss();
    vi.runAllTimers();
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function copy(): Promise<void> {
  renderInAtrium(<CopyButton text="a b" label="Copy address" />);
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const tooltip = () => screen.queryByRole('tooltip')?.textContent;

describe('CopyButton', () => {
  it('UI-009 copies in a secure context and confirms it', async () => {
    const write = browser({ secure: true, writeText: () => Promise.resolve() });
    await copy();
    expect(write.mock.calls).toEqual([['a b']]);
    screen.getByText("Copied 'a b' to clipboard");
  });

  it('UI-009 ERR-020 copies nothing in an insecure context, and only logs', async () => {
    const write = browser({ secure: false, writeText: () => Promise.resolve() });
    await copy();
    expect([write.mock.calls, log.mock.calls.length, screen.queryByText(/Copied/)]).toEqual([
      [],
      1,
      null,
    ]);
  });

  it('ERR-020 only logs when copying fails', async () => {
    browser({ secure: true, writeText: () => Promise.reject(new Error('refused')) });
    await copy();
    expect([log.mock.calls.length, screen.queryByText(/Copied/)]).toEqual([1, null]);
  });

  it("UI-010 has the tooltip 'Copied!' for 2000 ms after copying", async () => {
    browser({ secure: true, writeText: () => Promise.resolve() });
    await copy();
    expect(tooltip()).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(tooltip()).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(tooltip()).not.toBe('Copied!');
  });

  it("UI-010 shows 'Copied!' without hover", async () => {
    browser({ secure: true, writeText: () => Promise.resolve() });
    await copy();
    fireEvent.mouseLeave(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(tooltip()).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(tooltip()).toBeUndefined();
  });

  it('UI-010 measures the time from the last copy', async () => {
    browser({ secure: true, writeText: () => Promise.resolve() });
    await copy();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(tooltip()).toBe('Copied!');
  });

  it('UI-011 shows its tooltip after 100 ms', async () => {
    browser({ secure: true, writeText: () => Promise.resolve() });
    renderInAtrium(<CopyButton text="a b" />);
    fireEvent.mouseEnter(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(tooltip()).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(tooltip()).toBe('Copy');
  });
});
