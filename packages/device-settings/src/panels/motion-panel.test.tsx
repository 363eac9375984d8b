// @vitest-environment jsdom
import type { SparseSettings } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MotionPanel, type MotionPanelProps } from './motion-panel.tsx';
import '@org/config/browser-parts';

afterEach(cleanup);

const rows = () => screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'));
const enter = () => screen.getByRole('combobox', { name: 'Enter' });

type Start = Pick<MotionPanelProps, 'settings' | 'canStagger' | 'isReduced'>;

/** Keeps the changes of the panel, as the editor does. */
function Host({ start, now }: { start: Start; now: { settings: SparseSettings; plays: number } }) {
  const [settings, setSettings] = useState(start.settings);
  return (
    <MotionPanel
      {...start}
      settings={settings}
      onChange={(next) => {
        now.settings = next;
        setSettings(next);
      }}
      onPlay={() => {
        now.plays += 1;
      }}
    />
  );
}

/** Renders the panel; returns its settings, and how often Play was pressed. */
function show(settings: SparseSettings, options: Partial<Start> = {}) {
  const start = { settings, canStagger: false, isReduced: false, ...options };
  const now = { settings, plays: 0 };
  render(
    <AtriumProvider testing>
      <Host start={start} now={now} />
    </AtriumProvider>,
  );
  return now;
}

it('shows the choices that have an effect', async () => {
  show({}, { canStagger: true });
  expect(rows()).toEqual(['Enter', 'Scroll']);
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  await userEvent.selectOptions(enter(), 'Rise');
  expect(rows()).toEqual(['Enter', 'Distance', 'Speed', 'Delay', 'In turn', 'Scroll']);
  await userEvent.selectOptions(enter(), 'Fade');
  expect(rows()).toEqual(['Enter', 'Speed', 'Delay', 'In turn', 'Scroll']);
});

it('sets and resets values, and stores none that equal the defaults', async () => {
  const panel = show({});
  await userEvent.selectOptions(enter(), 'Slide from start');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Large');
  expect(panel.settings).toEqual({ motion: { enter: 'slide-start', distance: 'large' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Medium');
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Usual' }));
  expect(panel.settings).toEqual({ motion: { enter: 'slide-start' } });
  await userEvent.click(screen.getByRole('button', { name: 'Reset enter' }));
  expect(panel.settings).toEqual({});
});

it('plays the enter effect, by keyboard too', async () => {
  const panel = show({ motion: { enter: 'zoom' } });
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(panel.plays).toBe(1);
});

it('says when the system of the author reduces motion', () => {
  show({ motion: { enter: 'zoom' } }, { isReduced: true });
  screen.getByText(/Your system reduces motion/);
});
