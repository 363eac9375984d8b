// @vitest-environment jsdom
import { getThemeTokens, type SparseSettings } from '@org/schema/entities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showPanel } from '../../test/show-panel.tsx';

afterEach(cleanup);

const side = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `${name}, px` });
const link = (words: string) =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Sides to change together' }),
    words,
  );
const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const start: SparseSettings = {
  desktop: { spacing: { paddingTop: 96 } },
  mobile: { spacing: { paddingTop: 32, paddingBottom: 16 } },
};

describe('SpacingBox', () => {
  it('DEV-005 has a number for each side of margin and padding', () => {
    showPanel('spacing', 'desktop');
    expect(screen.getAllByRole('spinbutton').map((each) => each.ariaLabel)).toEqual(
      ['Margin', 'Padding'].flatMap((box) =>
        ['top', 'right', 'bottom', 'left'].map((name) => `${box} ${name}, px`),
      ),
    );
  });

  it('changes by one with an arrow key, by ten with Shift, within its limits', () => {
    const panel = showPanel('spacing', 'desktop');
    fireEvent.keyDown(side('Padding left'), { key: 'ArrowUp' });
    fireEvent.keyDown(side('Padding left'), { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyDown(side('Padding right'), { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(side('Margin left'), { key: 'ArrowDown', shiftKey: true });
    expect(panel.settings().desktop?.spacing).toEqual({
      paddingLeft: 11,
      paddingRight: 0,
      marginLeft: -10,
    });
  });

  it('keeps the typed text until it is a number', async () => {
    const panel = showPanel('spacing', 'desktop');
    await userEvent.clear(side('Margin top'));
    await userEvent.type(side('Margin top'), '-');
    expect([side('Margin top').value, panel.settings()]).toEqual(['-', {}]);
    await userEvent.type(side('Margin top'), '12');
    expect(panel.settings().desktop?.spacing).toEqual({ marginTop: -12 });
    await userEvent.clear(side('Margin top'));
    await userEvent.tab();
    expect(side('Margin top').value).toBe('-12');
  });

  it.each(['{Delete}', '{Backspace}'])('is reset by %s in the empty number', async (key) => {
    const panel = showPanel('spacing', 'mobile', start);
    await userEvent.clear(side('Padding top'));
    expect(panel.settings()).toEqual(start);
    await userEvent.keyboard(key);
    expect([panel.settings(), side('Padding top').value]).toEqual([
      { ...start, mobile: { spacing: { paddingBottom: 16 } } },
      '96',
    ]);
  });

  it('shows the origin of the focused number and resets it by a button', async () => {
    const panel = showPanel('spacing', 'mobile', start);
    await userEvent.click(side('Margin top'));
    screen.getByText('Margin top: Default');
    await userEvent.click(side('Padding top'));
    screen.getByText('Padding top: Set on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Reset padding top' }));
    screen.getByText('Padding top: From desktop');
    await waitFor(() => expect(document.activeElement).toBe(side('Padding top')));
    expect(panel.settings()).toEqual({ ...start, mobile: { spacing: { paddingBottom: 16 } } });
  });

  it('changes and resets linked sides together, and keeps the link for the next block', async () => {
    const panel = showPanel('spacing', 'mobile', start);
    await link('Opposite sides');
    fireEvent.keyDown(side('Padding left'), { key: 'ArrowUp' });
    expect(panel.settings().mobile?.spacing).toEqual({
      paddingTop: 32,
      paddingBottom: 16,
      paddingLeft: 1,
      paddingRight: 1,
    });
    await userEvent.clear(side('Padding top'));
    await userEvent.keyboard('{Delete}');
    expect(panel.settings().mobile?.spacing).toEqual({ paddingLeft: 1, paddingRight: 1 });
    cleanup();
    const next = showPanel('spacing', 'desktop');
    fireEvent.keyDown(side('Margin top'), { key: 'ArrowUp' });
    expect(next.settings().desktop?.spacing).toEqual({ marginTop: 1, marginBottom: 1 });
    await link('Each side');
  });

  it('offers the steps of the theme for the focused side, and shows their names', async () => {
    const tokens = getThemeTokens({ spacing: [{ name: 'm', size: 20 }] });
    const panel = showPanel('spacing', 'mobile', {}, { tokens });
    expect(step('M, 20 px').disabled).toBe(true);
    await userEvent.click(side('Padding left'));
    await userEvent.click(step('M, 20 px'));
    expect(panel.settings()).toEqual({ mobile: { spacing: { paddingLeft: 'm' } } });
    const { value, ariaValueNow, ariaValueText } = side('Padding left');
    expect([value, ariaValueNow, ariaValueText]).toEqual(['M', '20', 'M, 20 px']);
    expect(step('M, 20 px').getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(side('Padding left'), { key: 'ArrowUp' });
    expect(panel.settings()).toEqual({ mobile: { spacing: { paddingLeft: 21 } } });
  });

  it('takes the typed name of a step, or px', async () => {
    const panel = showPanel('spacing', 'desktop');
    await userEvent.clear(side('Margin top'));
    await userEvent.type(side('Margin top'), 'xl');
    expect(panel.settings().desktop?.spacing).toEqual({ marginTop: 'xl' });
    await userEvent.clear(side('Margin top'));
    await userEvent.type(side('Margin top'), '30');
    expect(panel.settings().desktop?.spacing).toEqual({ marginTop: 30 });
  });
});
