import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { StatusDot } from '../elements/status-dot.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { Pager } from '../list/pager.tsx';
import { EmptyState } from '../screen/states.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, RowId, Sort } from './data-table.types.ts';

interface Course {
  readonly id: number;
  readonly title: string;
  readonly published: boolean;
  readonly seats: number;
}

const COURSES: readonly Course[] = [
  { id: 1, title: 'Throwing for beginners', published: true, seats: 12 },
  { id: 2, title: 'Glazes and how they behave', published: true, seats: 8 },
  { id: 3, title: 'Hand building on Sundays', published: false, seats: 10 },
];

function Courses(props: Partial<DataTableProps<Course>>) {
  const [selection, setSelection] = useState<ReadonlySet<RowId>>(new Set([2]));
  const [sort, setSort] = useState<readonly Sort[]>([{ column: 'title', direction: 'ASC' }]);
  return (
    <>
      <DataTable<Course>
        label="Courses"
        columns={[
          {
            id: 'title',
            header: 'Title',
            cell: (row) => row.title,
            sortable: true,
            phone: 'title',
          },
          {
            id: 'status',
            header: 'Status',
            width: '140px',
            cell: (row) => (
              <StatusDot
                tone={row.published ? 'success' : 'neutral'}
                label={row.published ? 'Published' : 'Draft'}
              />
            ),
          },
          {
            id: 'seats',
            header: 'Seats',
            cell: (row) => row.seats,
            align: 'end',
            width: '96px',
            sortable: true,
          },
        ]}
        rows={COURSES}
        rowId={(row) => row.id}
        rowLabel={(row) => row.title}
        empty={<EmptyState title="No courses yet" />}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        rowActions={() => [
          { label: 'Edit', icon: IconEdit },
          { label: 'Delete', icon: IconTrash, danger: true },
        ]}
        {...props}
      />
      <Pager
        page={1}
        pageSize={25}
        total={3}
        pageSizes={[25, 50, 100]}
        onPage={() => undefined}
        onPageSize={() => undefined}
      />
      <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
        <Button size="xs" variant="filled" color="red">
          Delete
        </Button>
      </BulkBar>
    </>
  );
}

const meta = {
  title: 'Admin/DataTable',
  component: Courses,
  decorators: [inAtrium],
} satisfies Meta<typeof Courses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    error: {
      title: 'The courses could not be loaded',
      hint: 'Check your connection and try again.',
      onRetry: () => undefined,
    },
  },
};
