import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { COLOR_SCHEME_KEY } from '../provider/atrium-provider.tsx';
import { useColorScheme } from './use-color-scheme.ts';

beforeEach(() => localStorage.clear());

function Switcher() {
  const { choice, shown, choose } = useColorScheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice} {shown}
    </button>
  );
}

it('SHELL-013 keeps the chosen color scheme after a reload', async () => {
  const first = renderInAtrium(<Switcher />);
  expect(screen.getByRole('button').textContent).toBe('auto light');
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
  first.unmount();
  renderInAtrium(<Switcher />);
  expect(screen.getByRole('button').textContent).toBe('dark dark');
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
});
