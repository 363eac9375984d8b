import { AtriumProvider, toast } from '@org/ui';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/**
 * Shows toasts beside an empty page for each test of a file.
 * @returns texts of those that are shown
 */
export function showToastsInTests(): () => (string | null)[] {
  beforeEach(() => {
    render(
      <AtriumProvider testing>
        <main />
      </AtriumProvider>,
    );
  });
  afterEach(() => act(() => toast.dismiss()));
  return () => [...document.querySelectorAll('.at-toast')].map((item) => item.textContent);
}
