// @vitest-environment jsdom

import type { Device } from '@org/schema';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import { CellField } from './cell-control.tsx';
import { DeviceNumberField } from './device-number-control.tsx';
import { TracksField, type TracksFieldProps } from './tracks-control.tsx';

let stored: JsonValue | undefined;

interface PanelProps {
  readonly Field: (props: TracksFieldProps) => ReactElement;
  readonly field: SettingField;
  readonly device: Device;
  readonly start: JsonObject;
}

function Panel({ Field, field, device, start }: PanelProps): ReactElement {
  const [value, setValue] = useState<JsonValue | undefined>(start);
  stored = value;
  const change = (values: JsonObject): void => setValue(values[field.prop]);
  return (
    <AtriumProvider testing>
      <Field field={field} value={value} device={device} onChange={change} />
    </AtriumProvider>
  );
}
const tracks = { Field: TracksField, field: { kind: 'tracks', prop: 'tracks', label: 'Columns' } };
const cell = { Field: CellField, field: { kind: 'cell', prop: 'cells', label: 'Cell' } };
const height = {
  Field: DeviceNumberField,
  field: { kind: 'deviceNumber', prop: 'rowHeights', label: 'Row height', min: 0, max: 2000 },
};
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string): void => {
  fireEvent.change(input(name), { target: { value } });
};
const reset = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: `Reset ${name}` }));
};

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets the number of columns of a grid and their shares', () => {
  render(<Panel {...tracks} device="desktop" start={{ desktop: [2, 1] }} />);
  type('Number of columns', '3');
  expect(stored).toEqual({ desktop: [2, 1, 1] });
  type('Share of column 2', '1.5');
  type('Share of column 3', '');
  expect(stored).toEqual({ desktop: [2, 1.5, 0] });
  expect([input('Share of column 3').value, input('Share of column 3').placeholder]).toEqual([
    '',
    'Auto',
  ]);
  type('Number of columns', '1');
  expect(stored).toEqual({ desktop: [2] });
  expect(screen.queryByRole('button', { name: 'Reset columns' })).toBeNull();
});

it('shows the columns that a narrow device has without own ones, and resets its own', () => {
  const start = { desktop: [2, 1] };
  const { unmount } = render(<Panel {...tracks} device="tablet" start={start} />);
  expect(input('Share of column 1').value).toBe('2');
  screen.getByText('Same as desktop');
  type('Share of column 1', '3');
  expect(stored).toEqual({ desktop: [2, 1], tablet: [3, 1] });
  reset('columns');
  expect(stored).toEqual(start);
  unmount();
  render(<Panel {...tracks} device="mobile" start={start} />);
  expect(input('Number of columns').value).toBe('1');
  screen.getByText('Automatic: one column');
});

it('sets the cell of a block per device', () => {
  render(<Panel {...cell} device="desktop" start={{}} />);
  screen.getByText('Next free cell');
  type('Columns', '2');
  type('First row', '3');
  expect(stored).toEqual({ desktop: { columnSpan: 2, rowSpan: 1, column: 0, row: 3 } });
  type('First row', '');
  expect(stored).toEqual({ desktop: { columnSpan: 2, rowSpan: 1, column: 0, row: 0 } });
  reset('cell');
  expect(stored).toEqual({});
});

it('shows the number of a wider device as a placeholder', () => {
  render(<Panel {...height} device="mobile" start={{ desktop: 200 }} />);
  expect([input('Row height').value, input('Row height').placeholder]).toEqual(['', '200']);
  screen.getByText('Same as desktop');
  type('Row height', '0');
  expect(stored).toEqual({ desktop: 200, mobile: 0 });
  reset('row height');
  expect(stored).toEqual({ desktop: 200 });
});
