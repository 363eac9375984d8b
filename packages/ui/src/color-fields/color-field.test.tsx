import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { ColorField, type ColorFieldProps, readColor } from './color-field.tsx';

const SWATCHES = [
  { name: 'Primary', color: '#2456d6', value: 'primary' },
  { name: 'Light', color: '#f5f7fa', value: 'light' },
];

function Field({ told, ...props }: Partial<ColorFieldProps> & { told: (value: string) => void }) {
  const [value, setValue] = useState(props.value ?? '#ffffff');
  const change = (next: string) => {
    setValue(next);
    told(next);
  };
  return <ColorField label="Background" {...props} value={value} onChange={change} />;
}

/**
 * Renders a field.
 * @returns its input and its changes
 */
function show(props: Partial<ColorFieldProps> = {}) {
  const seen: string[] = [];
  renderInAtrium(<Field {...props} told={(value) => seen.push(value)} />);
  return {
    seen,
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Background' }),
  };
}

describe('readColor', () => {
  it.each([
    ['1A73E8', '#1a73e8'],
    ['#abc', '#abc'],
    [' ', ''],
    ['blue', undefined],
    ['#11223380', undefined],
  ])('parses "%s" as %s', (typed, color) => {
    expect(readColor(typed)).toBe(color);
  });

  it('parses transparent colors where they are allowed', () => {
    expect([readColor('#11223380', { alpha: true }), readColor('#1238', { alpha: true })]).toEqual([
      '#11223380',
      '#1238',
    ]);
  });
});

describe('ColorField', () => {
  it('applies a full hex color immediately and a short one on blur', async () => {
    const { input, seen } = show();
    await userEvent.clear(input);
    await userEvent.type(input, '#112233');
    expect(seen).toEqual(['#112233']);
    await userEvent.clear(input);
    await userEvent.type(input, 'abc{Enter}');
    expect(seen).toEqual(['#112233', '#abc']);
  });

  it('keeps and marks invalid input until it is a color', async () => {
    const { input, seen } = show();
    await userEvent.clear(input);
    await userEvent.type(input, 'sky{Enter}');
    expect([input.value, input.getAttribute('aria-invalid'), seen]).toEqual(['sky', 'true', []]);
    screen.getByText('Enter a color such as #1a73e8');
    await userEvent.clear(input);
    await userEvent.type(input, '#112233');
    expect([input.getAttribute('aria-invalid'), seen]).toEqual([null, ['#112233']]);
  });

  it('explains why a transparent color is rejected', async () => {
    const { input } = show();
    await userEvent.clear(input);
    await userEvent.type(input, '#11223380{Enter}');
    screen.getByText('This color cannot be transparent. Remove the last two digits');
  });

  it('accepts a transparent color where it is allowed', async () => {
    const { input, seen } = show({ alpha: true });
    await userEvent.clear(input);
    await userEvent.type(input, '#11223380');
    expect(seen.at(-1)).toBe('#11223380');
  });

  it('accepts an empty value only when the color is clearable', async () => {
    const { input, seen } = show();
    await userEvent.clear(input);
    await userEvent.tab();
    screen.getByText('Enter a color such as #1a73e8');
    expect(seen).toEqual([]);
  });

  it('shows a theme color by its name, and accepts a typed name', async () => {
    const { input, seen } = show({ value: 'primary', swatches: SWATCHES });
    expect(input.value).toBe('Primary');
    await userEvent.clear(input);
    await userEvent.type(input, 'light{Enter}');
    expect([input.value, seen]).toEqual(['Light', ['light']]);
  });

  it('offers the theme colors first, and clears a color', async () => {
    const { seen } = show({ swatches: SWATCHES, clearable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Pick Background' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Primary' }));
    expect(screen.getByRole('button', { name: 'Primary' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'No color' }));
    expect(seen).toEqual(['primary', '']);
  });

  it('accepts additional color notations', async () => {
    const { input, seen } = show({ read: (typed) => (typed === 'navy' ? 'navy' : undefined) });
    await userEvent.clear(input);
    await userEvent.type(input, 'navy{Enter}');
    expect(seen).toEqual(['navy']);
  });

  it('warns about low contrast, and not about sufficient or unknown contrast', () => {
    show({ value: 'primary', swatches: SWATCHES, against: '#123456' });
    expect(
      screen.getByRole('textbox', { name: 'Background' }).getAttribute('aria-describedby'),
    ).toBe(screen.getByText('Low contrast 2.0:1').closest('[id]')?.id);
  });

  it('does not warn about sufficient or unknown contrast', () => {
    show({ value: '#000000', against: 'light', swatches: SWATCHES });
    expect(screen.queryByText(/Low contrast/)).toBeNull();
  });
});
