import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ColorField, type ColorFieldProps } from './color-field.tsx';

function Field(props: ColorFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 252, minBlockSize: 60 }}>
      <ColorField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Admin/Color field',
  component: Field,
  decorators: [inAtrium],
  args: {
    label: 'Color',
    value: '#2456d6',
    onChange: () => undefined,
    clearable: true,
    swatches: [
      { name: 'Primary', color: '#2456d6', value: 'primary' },
      { name: 'Secondary', color: '#475467', value: 'secondary' },
      { name: 'Danger', color: '#c62f2f', value: 'danger' },
      { name: 'Light', color: '#f5f7fa', value: 'light' },
    ],
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheTheme: Story = { args: { value: 'primary' } };
export const Transparent: Story = { args: { value: '#c62f2f80', alpha: true } };
export const None: Story = { args: { value: '' } };
export const LowContrast: Story = { args: { value: '#8fa3c4', against: '#ffffff' } };

/** Invalid input is kept and marked. */
export const NoColor: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Color' });
    await userEvent.clear(input);
    await userEvent.type(input, 'sky{Enter}');
    await canvas.findByText('Enter a color such as #1a73e8');
  },
};

export const Picking: Story = {
  args: { alpha: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick Color' }));
  },
};
