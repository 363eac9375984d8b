import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inAdmin } from '../../test/in-admin.tsx';
import { MEDIA_ANSWERS, PICTURE_ROWS } from '../../test/story-media.ts';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

function Field(props: ImageFieldProps) {
  const [value, setValue] = useState(props.value);
  return <ImageField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Admin kit/Image field',
  component: ImageField,
  decorators: [inAdmin],
  args: { label: 'Cover image', value: PICTURE_ROWS[0]?.file ?? '', onChange: () => undefined },
  parameters: { admin: { answers: MEDIA_ANSWERS } },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '', error: 'Please choose an image' } };
export const Disabled: Story = { args: { disabled: true } };
