import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { GradientField, type GradientFieldProps } from './gradient-field.tsx';

function Field(props: GradientFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ inlineSize: 252 }}>
      <GradientField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Admin/Gradient field',
  component: Field,
  decorators: [inAtrium],
  args: {
    name: 'Gradient',
    value: 'linear-gradient(120deg, primary 0%, #7c3aed 55%, #ffffff00 100%)',
    onChange: () => undefined,
    guard: (css) => (/^(repeating-)?(linear|radial|conic)-gradient\(.+\)$/.test(css) ? css : ''),
    swatches: [
      { name: 'Primary', color: '#2456d6', value: 'primary' },
      { name: 'Danger', color: '#c62f2f', value: 'danger' },
    ],
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linear: Story = {};
export const Radial: Story = {
  args: { value: 'radial-gradient(circle at 30% 40%, #f4c95d 0%, #c62f2f 60%, #101828 100%)' },
};
export const None: Story = { args: { value: '' } };

/** An unsupported gradient is edited as text. */
export const AsText: Story = { args: { value: 'conic-gradient(from 45deg, #2456d6, #c62f2f)' } };
