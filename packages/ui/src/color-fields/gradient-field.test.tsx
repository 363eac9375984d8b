import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { GradientField } from './gradient-field.tsx';

const guard = (css: string) => (/^(linear|radial|conic)-gradient\([^;]+\)$/.test(css) ? css : '');

function Field({ start, told }: { start: string; told: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    told(next);
  };
  return <GradientField name="Gradient" value={value} guard={guard} onChange={change} />;
}

/**
 * Renders a field with a gradient.
 * @returns changes of the field
 */
function show(start: string): string[] {
  const seen: string[] = [];
  renderInAtrium(<Field start={start} told={(value) => seen.push(value)} />);
  return seen;
}
const stop = (index: number) => screen.getByRole('slider', { name: new RegExp(`^Stop ${index} `) });

const TWO = 'linear-gradient(90deg, #000000 0%, #ffffff 100%)';

describe('GradientField', () => {
  it('creates a gradient and clears it', async () => {
    const seen = show('');
    await userEvent.click(screen.getByRole('button', { name: 'Add gradient' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove gradient' }));
    const add = screen.getByRole('button', { name: 'Add gradient' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    expect(seen).toEqual(['linear-gradient(180deg, #3f4fd0 0%, #0b6480 100%)', '']);
  });

  it('moves a stop by the arrow keys, by ten with Shift, past another with the focus', async () => {
    const seen = show('linear-gradient(90deg, #000000 0%, #888888 15%, #ffffff 100%)');
    act(() => stop(1).focus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(seen.at(-1)).toBe('linear-gradient(90deg, #888888 15%, #000000 21%, #ffffff 100%)');
    expect(document.activeElement).toBe(stop(2));
  });

  it('adds a stop by its button and removes it with Delete', async () => {
    const seen = show(TWO);
    await userEvent.click(screen.getByRole('button', { name: 'Add stop' }));
    expect(seen.at(-1)).toBe('linear-gradient(90deg, #000000 0%, #808080 50%, #ffffff 100%)');
    act(() => stop(2).focus());
    await userEvent.keyboard('{Delete}');
    expect(seen.at(-1)).toBe(TWO);
    await userEvent.keyboard('{Delete}');
    expect(seen.at(-1)).toBe(TWO);
  });

  it('adds a stop where the bar is pressed and drags it', () => {
    const seen = show(TWO);
    const bar = stop(1).parentElement as HTMLElement;
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 200, 20);
    fireEvent.pointerDown(bar, { button: 0, clientX: 50, pointerId: 1 });
    fireEvent.pointerMove(bar, { clientX: 120, pointerId: 1 });
    fireEvent.pointerUp(bar, { pointerId: 1 });
    fireEvent.pointerMove(bar, { clientX: 10, pointerId: 1 });
    expect(seen).toEqual([
      'linear-gradient(90deg, #000000 0%, #404040 25%, #ffffff 100%)',
      'linear-gradient(90deg, #000000 0%, #404040 60%, #ffffff 100%)',
    ]);
    expect(document.activeElement).toBe(stop(2));
  });

  it('changes color and position of the selected stop', async () => {
    const seen = show(TWO);
    act(() => stop(2).focus());
    const color = screen.getByRole('textbox', { name: 'Color of stop 2' });
    await userEvent.clear(color);
    await userEvent.type(color, '#ff000080');
    expect(seen.at(-1)).toBe('linear-gradient(90deg, #000000 0%, #ff000080 100%)');
    const place = screen.getByRole('textbox', { name: 'Place of stop 2' });
    await userEvent.clear(place);
    await userEvent.type(place, '80');
    expect(seen.at(-1)).toBe('linear-gradient(90deg, #000000 0%, #ff000080 80%)');
  });

  it('changes the angle and the kind', async () => {
    const seen = show(TWO);
    const angle = screen.getByRole('textbox', { name: 'Angle' });
    fireEvent.keyDown(angle, { key: 'ArrowDown', shiftKey: true });
    expect(seen.at(-1)).toBe('linear-gradient(80deg, #000000 0%, #ffffff 100%)');
    await userEvent.click(screen.getByRole('radio', { name: 'Radial' }));
    expect(seen.at(-1)).toBe('radial-gradient(circle at 50% 50%, #000000 0%, #ffffff 100%)');
    screen.getByRole('slider', { name: 'Middle of the gradient' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(seen.at(-1)).toBe('radial-gradient(circle at 49% 50%, #000000 0%, #ffffff 100%)');
  });

  it('accepts typed CSS, and rejects what the guard rejects', async () => {
    const seen = show(TWO);
    await userEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
    const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gradient as text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'red{Enter}');
    screen.getByText('This gradient is not supported');
    expect(seen).toEqual([]);
    await userEvent.clear(text);
    await userEvent.type(text, 'linear-gradient(0deg, red, blue){Enter}');
    expect(seen).toEqual(['linear-gradient(0deg, red, blue)']);
  });

  it('shows a gradient that it cannot draw as text only', () => {
    show('conic-gradient(#000, #fff)');
    expect([
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Gradient as text' }).value,
      screen.queryAllByRole('slider'),
    ]).toEqual(['conic-gradient(#000, #fff)', []]);
  });
});
