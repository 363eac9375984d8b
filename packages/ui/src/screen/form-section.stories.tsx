import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { FormSection } from './form-section.tsx';

const meta = {
  title: 'Admin/FormSection',
  component: FormSection,
  decorators: [inAtrium],
  args: {
    title: 'Company',
    text: 'Shown on your site and on documents.',
    children: <TextInput label="Company name" defaultValue="Kiln & Clay" />,
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
