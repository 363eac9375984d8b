import { type ListFields, sortableFields } from '@org/schema';
import { NativeSelect, Segmented, type Sort } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const DIRECTIONS = [
  { value: 'ASC' as const, label: text.ascending },
  { value: 'DESC' as const, label: text.descending },
];

/** Props of the sort fields: fields, sort order and change handler. */
export interface ListSortFieldsProps {
  readonly fields: ListFields;
  readonly sort: readonly Sort[];
  readonly onSort: (sort: readonly Sort[]) => void;
}

/** Renders the sort order as fields, for layouts without headings. */
export function ListSortFields({ fields, sort, onSort }: ListSortFieldsProps): ReactElement {
  const [first, ...rest] = sort;
  return (
    <div className="ad-sort-fields">
      <NativeSelect
        label={text.sort}
        value={first?.column ?? ''}
        data={sortableFields(fields).map((name) => ({
          value: name,
          label: fields[name]?.label ?? name,
        }))}
        onChange={(event) => {
          const column = event.currentTarget.value;
          onSort([
            { column, direction: first?.direction ?? 'ASC' },
            ...rest.filter((one) => one.column !== column),
          ]);
        }}
      />
      {first && (
        <Segmented
          label={text.direction}
          options={DIRECTIONS}
          value={first.direction}
          size="sm"
          onChange={(direction) => onSort([{ ...first, direction }, ...rest])}
        />
      )}
    </div>
  );
}
