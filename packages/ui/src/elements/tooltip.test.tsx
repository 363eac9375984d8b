import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { Tooltip } from './tooltip.tsx';

it('UI-011 shows after 100 ms of hovering and not before', () => {
  vi.useFakeTimers();
  renderInAtrium(
    <Tooltip label="Explains it">
      <button type="button">Press</button>
    </Tooltip>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  act(() => vi.advanceTimersByTime(99));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => vi.advanceTimersByTime(50));
  expect(screen.getByRole('tooltip').textContent).toBe('Explains it');
  vi.useRealTimers();
});
