import type { SparseSettings } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inPanel } from '../../test/in-panel.tsx';
import { MotionPanel, type MotionPanelProps } from './motion-panel.tsx';

/** Keeps the changes of the panel, as the editor does. */
function Panel(props: MotionPanelProps): ReactElement {
  const [settings, setSettings] = useState<SparseSettings>(props.settings);
  return <MotionPanel {...props} settings={settings} onChange={setSettings} />;
}

const meta = {
  title: 'Editor/Motion panel',
  component: Panel,
  decorators: [inPanel],
  args: {
    settings: {},
    canStagger: false,
    isReduced: false,
    onChange: () => undefined,
    onPlay: () => undefined,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing set: the block does not move. */
export const Unset: Story = {};

export const Rise: Story = {
  args: { settings: { motion: { enter: 'rise', speed: 'calm' } } },
};

/** A row, with blocks inside that enter one after another. */
export const InTurn: Story = {
  args: {
    canStagger: true,
    settings: {
      motion: { enter: 'slide-start', distance: 'large', stagger: true, scroll: 'parallax' },
    },
  },
};

/** For an author with a system that reduces motion. */
export const ReducedMotion: Story = {
  args: { isReduced: true, settings: { motion: { enter: 'blur' } } },
};
