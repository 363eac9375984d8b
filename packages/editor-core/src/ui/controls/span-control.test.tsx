// @vitest-environment jsdom

import type { Device } from '@org/schema';
import type { JsonObject } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import { SpanField } from './span-control.tsx';

let stored: JsonObject = {};

function Panel({ device, start }: { device: Device; start: JsonObject }): ReactElement {
  const [props, setProps] = useState(start);
  stored = props;
  return (
    <AtriumProvider testing>
      <SpanField
        field={{ kind: 'span', prop: 'span', label: 'Width', also: { devices: 'spans' } }}
        props={props}
        device={device}
        onChange={(values) => setProps({ ...props, ...values })}
      />
    </AtriumProvider>
  );
}
const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
const type = (value: string): void => {
  fireEvent.change(width(), { target: { value } });
};

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets the width of desktop, and shares the remaining space without one', () => {
  render(<Panel device="desktop" start={{ span: 8 }} />);
  expect([width().value, screen.queryByText('Set on this device') !== null]).toEqual(['8', true]);
  type('');
  expect(stored).toEqual({ span: 0 });
  screen.getByText('Shares the remaining space');
  type('5');
  expect(stored).toEqual({ span: 5 });
});

it('sets the width of a narrow device beside that of desktop, and resets it', () => {
  render(<Panel device="mobile" start={{ span: 8, spans: { tablet: 6 } }} />);
  expect([width().value, width().placeholder]).toEqual(['', 'Auto']);
  screen.getByText('Automatic: full width');
  type('4');
  expect(stored).toEqual({ span: 8, spans: { tablet: 6, mobile: 4 } });
  fireEvent.click(screen.getByRole('button', { name: 'Reset width' }));
  expect(stored).toEqual({ span: 8, spans: { tablet: 6 } });
});
