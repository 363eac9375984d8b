import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { NumberField } from './number-field.tsx';
import { clampToStep } from './use-scrub.ts';

function Width({ told }: { told: (value: number | '') => void }) {
  const [value, setValue] = useState<number | ''>(20);
  const change = (next: number | '') => {
    setValue(next);
    told(next);
  };
  const limits = { min: 0, max: 100, unit: 'px', tellsLimits: true };
  return <NumberField label="Width" value={value} onChange={change} {...limits} />;
}

describe('NumberField', () => {
  it('changes by ten with Shift and an arrow key, within its limits', async () => {
    const seen: (number | '')[] = [];
    renderInAtrium(<Width told={(value) => seen.push(value)} />);
    const input = screen.getByRole('textbox', { name: 'Width' });
    fireEvent.keyDown(input, { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
    expect(seen).toEqual([30, 20, 10, 0]);
  });

  it("reports an empty value as ''", async () => {
    const seen: (number | '')[] = [];
    renderInAtrium(<Width told={(value) => seen.push(value)} />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Width' }));
    expect(seen.at(-1)).toBe('');
  });

  it('reports Delete only in the empty field', async () => {
    let resets = 0;
    renderInAtrium(
      <NumberField name="Gap" value="" onChange={() => undefined} onReset={() => (resets += 1)} />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Gap' }), '5{Backspace}');
    expect(resets).toBe(0);
    await userEvent.keyboard('{Delete}{Backspace}');
    expect(resets).toBe(2);
  });

  it('says at the field when a typed number is outside of its limits', async () => {
    renderInAtrium(<Width told={() => undefined} />);
    const input = screen.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(input);
    await userEvent.type(input, '900');
    expect(screen.getByText('At most 100 px')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    const help = screen.getByText('Changed to 100 px, the maximum');
    expect(input.getAttribute('aria-describedby')).toContain(help.id);
    await userEvent.clear(input);
    await userEvent.type(input, '30');
    expect(screen.queryByText(/maximum|At most/)).toBeNull();
  });

  it('changes while its label is dragged', () => {
    const seen: (number | '')[] = [];
    renderInAtrium(<Width told={(value) => seen.push(value)} />);
    const label = screen.getByText('Width');
    fireEvent.pointerDown(label, { button: 0, clientX: 0, pointerId: 1 });
    fireEvent.pointerMove(label, { clientX: 10, pointerId: 1 });
    fireEvent.pointerUp(label, { pointerId: 1 });
    fireEvent.pointerMove(label, { clientX: 90, pointerId: 1 });
    expect(seen).toEqual([25]);
  });

  it('rounds away floating-point errors', () => {
    expect(clampToStep(0.1 + 0.2, { step: 0.1 })).toBe(0.3);
    expect(clampToStep(7, { max: 5 })).toBe(5);
  });
});
