import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ListColumnList, ListColumns } from './list-columns.tsx';

const COLUMNS = [
  { id: 'name', label: 'Name', fixed: true },
  { id: 'email', label: 'Email' },
  { id: 'status', label: 'Status' },
  { id: 'owner', label: 'Owner' },
  { id: 'created_at', label: 'Created' },
] as const;

const USUAL = ['name', 'email', 'status'];

function Columns({ inPlace }: { inPlace: boolean }) {
  const [shown, setShown] = useState<readonly string[]>(USUAL);
  const props = {
    columns: COLUMNS,
    shown,
    onChange: (next: readonly string[] | undefined) => setShown(next ?? USUAL),
  };
  return inPlace ? <ListColumnList {...props} /> : <ListColumns {...props} />;
}

const meta = {
  title: 'Admin/List columns',
  component: Columns,
  decorators: [inAtrium],
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlace: Story = { args: { inPlace: true } };
export const Button: Story = { args: { inPlace: false } };
