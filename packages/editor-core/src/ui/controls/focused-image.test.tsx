// @vitest-environment jsdom

import type { Device } from '@org/schema';
import type { JsonObject } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../test/stub-layout.ts';
import { FocusedImageField } from './focused-image.tsx';

let stored: JsonObject = {};

function Panel({ device, start }: { device: Device; start: JsonObject }): ReactElement {
  const [props, setProps] = useState(start);
  stored = props;
  return (
    <AtriumProvider testing>
      <FocusedImageField
        image={{ name: 'Picture', value: '/media/a.webp', onChange: () => undefined }}
        prop="focus"
        props={props}
        device={device}
        onChange={(values) => setProps({ ...props, ...values })}
      />
    </AtriumProvider>
  );
}

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets the focus of a device by the keyboard, shows its origin, and resets it', () => {
  render(<Panel device="mobile" start={{ focus: { desktop: { x: 30, y: 40 } } }} />);
  const point = screen.getByRole('slider', { name: 'Focal point' });
  expect(point.getAttribute('aria-valuetext')).toBe('30% from the left, 40% from the top');
  screen.getByText('Focus: From desktop');
  fireEvent.keyDown(point, { key: 'ArrowRight', shiftKey: true });
  expect(stored).toEqual({ focus: { desktop: { x: 30, y: 40 }, mobile: { x: 40, y: 40 } } });
  screen.getByText('Focus: Set on this device');
  fireEvent.click(screen.getByRole('button', { name: 'Reset focus' }));
  expect(stored).toEqual({ focus: { desktop: { x: 30, y: 40 } } });
});

it('is automatic without a focus', () => {
  render(<Panel device="desktop" start={{}} />);
  screen.getByText('Focus: Automatic');
  expect(screen.queryByRole('button', { name: 'Reset focus' })).toBeNull();
});
