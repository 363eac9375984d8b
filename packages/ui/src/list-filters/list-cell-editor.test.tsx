import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { type CellValue, ListCellEditor, type ListCellEditorProps } from './list-cell-editor.tsx';

let told: (CellValue | 'cancelled')[] = [];
beforeEach(() => {
  told = [];
});

function edit(field: ListCellEditorProps['field'], value: CellValue): void {
  renderInAtrium(
    <ListCellEditor
      field={field}
      label="Cell"
      value={value}
      onCommit={(next) => told.push(next)}
      onCancel={() => told.push('cancelled')}
      find={async () => [
        { value: 4, label: 'VIP', color: 'violet' },
        { value: 5, label: 'Late', color: 'red' },
      ]}
    />,
  );
}

it('saves the typed value on Enter, once', async () => {
  edit({ type: 'text', label: 'Name' }, 'Kiln');
  await userEvent.keyboard('Glaze{Enter}');
  (document.activeElement as HTMLElement | null)?.blur();
  expect(told).toEqual(['Glaze']);
});

it('discards it on Escape, and saves nothing without a change', async () => {
  edit({ type: 'number', label: 'Seats' }, 12);
  await userEvent.keyboard('5{Escape}');
  expect(told).toEqual(['cancelled']);
});

it('saves a number as a number, and an empty one as null', async () => {
  edit({ type: 'number', label: 'Seats' }, 12);
  await userEvent.clear(screen.getByLabelText('Cell'));
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual([null]);
});

it('saves an option as soon as it is chosen', async () => {
  const options = [
    { value: 'draft', label: 'Draft' },
    { value: 'published', label: 'Published' },
  ];
  edit({ type: 'enum', label: 'Status', options }, 'draft');
  await userEvent.selectOptions(screen.getByLabelText('Cell'), 'published');
  expect(told).toEqual(['published']);
});

it('saves tags together', async () => {
  edit({ type: 'tags', label: 'Tags' }, [5]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'VIP' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(told).toEqual([[5, 4]]);
});
