import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { DataTable } from './data-table.tsx';
import { DataTableBody } from './data-table-body.tsx';

interface Line {
  readonly id: number;
}

const lines = (count: number): Line[] => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

function Lines({ count }: { count: number }) {
  return (
    <DataTable<Line>
      label="Lines"
      columns={[{ id: 'id', header: 'Line', cell: (row) => row.id }]}
      rows={lines(count)}
      rowId={(row) => row.id}
      rowLabel={(row) => `Line ${row.id}`}
      empty={null}
    />
  );
}

const drawn = (): number => document.querySelectorAll('tbody tr[data-index]').length;

// Without a layout every row would be 0 px high, and all of them would be rendered.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => vi.restoreAllMocks());

it('renders all of a few rows, and only visible ones of many', () => {
  const { rerender } = renderInAtrium(<Lines count={60} />);
  expect(drawn()).toBe(60);
  rerender(<Lines count={200} />);
  expect(drawn()).toBeGreaterThan(10);
  expect(drawn()).toBeLessThan(50);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('201');
});

it('keeps a row rendered outside of the viewport, with the gap between it and the others', () => {
  renderInAtrium(
    <table>
      <DataTableBody count={200} shown={undefined} scroller={undefined} kept={150}>
        {(at, measure) => (
          <tr key={at} ref={measure} data-index={at}>
            <td>{at}</td>
          </tr>
        )}
      </DataTableBody>
    </table>,
  );
  const kept = document.querySelector('tr[data-index="150"]');
  expect(kept?.previousElementSibling?.className).toBe('at-spacer');
  expect(document.querySelector('tr[data-index="149"]')).toBeNull();
  expect(drawn()).toBeLessThan(50);
});
