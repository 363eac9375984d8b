import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import type { IconSet } from '../icons/find-icons.ts';
import { IconField } from './icon-field.tsx';
import { IconPicker } from './icon-picker.tsx';
import { pickIcon } from './pick-icon.tsx';

const DRAWINGS: IconSet = {
  anchor: 'M12 9v12m-8 -8a8 8 0 0 0 16 0m1 0h-2m-14 0h-2M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'arrow-down': 'M12 5l0 14M18 13l-6 6M6 13l6 6',
  'arrow-left': 'M5 12l14 0M5 12l6 6M5 12l6 -6',
  'arrow-right': 'M5 12l14 0M13 18l6 -6M13 6l6 6',
  bolt: 'M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11',
  check: 'M5 12l5 5l10 -10',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3',
  heart: 'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572',
  home: 'M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7',
  plus: 'M12 5l0 14M5 12l14 0',
};
/** Seventy icons: more than two pages. */
const ICONS: IconSet = Object.fromEntries(
  Array.from({ length: 7 }, (_round, round) =>
    Object.entries(DRAWINGS).map(([name, path]) => [
      round === 0 ? name : `${name}-${round + 1}`,
      path,
    ]),
  ).flat(),
);

function Picker(): ReactElement {
  const [icon, setIcon] = useState('heart');
  return (
    <div style={{ inlineSize: 360 }}>
      <IconPicker icons={ICONS} value={icon} onPick={setIcon} />
    </div>
  );
}

function Field({ value }: { value: string }): ReactElement {
  const [icon, setIcon] = useState(value);
  return (
    <div style={{ inlineSize: 252 }}>
      <IconField name="Icon" icons={ICONS} value={icon} onChange={setIcon} />
    </div>
  );
}

const meta = {
  title: 'Admin/Icon picker',
  component: Picker,
  decorators: [inAtrium],
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picking: Story = {};
export const InAField: Story = { render: () => <Field value="heart" /> };
export const InAnEmptyField: Story = { render: () => <Field value="" /> };
export const InADialog: Story = {
  render: () => <Button onClick={() => void pickIcon({ icons: ICONS })}>Choose icon</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose icon' }));
  },
};
