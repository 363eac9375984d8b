import type { SparseSettings } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inPanel, THEME } from '../../test/in-panel.tsx';
import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** Keeps the changes of the panel, as the editor does. */
function Panel(props: StatePanelProps): ReactElement {
  const [settings, setSettings] = useState<SparseSettings>(props.settings);
  return <StatePanel {...props} settings={settings} onChange={setSettings} />;
}

const meta = {
  title: 'Editor/State panel',
  component: Panel,
  decorators: [inPanel],
  args: { state: 'hover', settings: {}, swatches: THEME, onChange: () => undefined },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing set: the block looks as it does without the state. */
export const Unset: Story = {};

export const Hover: Story = {
  args: {
    settings: { states: { hover: { backgroundColor: 'primary', boxShadow: 'medium', lift: 4 } } },
  },
};
