import type { ListField } from '@org/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ListCell } from './list-cells.tsx';

const CELLS: readonly (readonly [field: ListField, value: unknown])[] = [
  [{ type: 'text', label: 'Company' }, 'Northwind Gardens and the nursery at the lake'],
  [{ type: 'number', label: 'Orders' }, 1248],
  [{ type: 'money', label: 'Total' }, 1999.5],
  [{ type: 'date', label: 'Due' }, '2026-03-31'],
  [{ type: 'date', label: 'Edited' }, '2026-01-02T10:00:00.000Z'],
  [{ type: 'boolean', label: 'Newsletter' }, true],
  [{ type: 'enum', label: 'Status', options: [{ value: 'active', label: 'Active' }] }, 'active'],
  [
    { type: 'tags', label: 'Tags' },
    [
      { id: 1, name: 'VIP', color: 'violet' },
      { id: 2, name: 'Wholesale', color: 'teal' },
      { id: 3, name: 'Late', color: 'red' },
      { id: 4, name: 'Berlin', color: 'gray' },
    ],
  ],
  [
    { type: 'person', label: 'Owner' },
    { id: 7, displayName: 'Ada Moreau' },
  ],
];

function Cells() {
  return (
    <table className="at-table">
      <tbody>
        {CELLS.map(([field, value]) => (
          <tr key={field.label}>
            <td>{field.label}</td>
            <td>
              <ListCell
                field={field}
                value={value}
                currency="CAD"
                tones={field.type === 'enum' ? { active: 'success' } : undefined}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Admin/List cells',
  component: Cells,
  decorators: [inAtrium],
} satisfies Meta<typeof Cells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
