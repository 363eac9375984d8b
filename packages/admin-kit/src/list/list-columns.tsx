import type { ListFields } from '@org/schema';
import {
  type Column,
  EmailAddress,
  ListCell,
  ListCellEditor,
  type ListColumnChoice,
} from '@org/ui';
import { IconForms } from '@tabler/icons-react';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListColumn, ListScreen } from '../list-data/list-screen.ts';
import type { ListChoicesData } from '../list-data/use-choices.ts';
import { editedValue, type SaveCell } from '../list-data/use-list-edit.ts';
import { AppLink } from '../screen/app-link.tsx';
import { text } from './messages.ts';

/**
 * Returns the names of visible columns.
 * @param screen - list
 * @param fields - its fields
 * @param chosen - the user's choice
 * @returns names in order, always including the primary column
 */
export function shownColumns<Row extends ListRow>(
  screen: ListScreen<Row>,
  fields: ListFields,
  chosen: readonly string[] | undefined,
): readonly string[] {
  const known = (name: string): boolean =>
    Object.hasOwn(screen.columns, name) || Object.hasOwn(fields, name);
  const names = (chosen ?? screen.usual.columns).filter(
    (name, at, all) => known(name) && all.indexOf(name) === at,
  );
  return names.includes(screen.primary) ? names : [screen.primary, ...names];
}

/** Returns all columns to choose from: the configured ones, then every other field. */
export function columnChoices<Row extends ListRow>(
  screen: ListScreen<Row>,
  fields: ListFields,
): ListColumnChoice[] {
  const names = [
    ...Object.keys(screen.columns),
    ...Object.keys(fields).filter((name) => !Object.hasOwn(screen.columns, name)),
  ];
  return names.map((id) => ({
    id,
    label: fields[id]?.label ?? id,
    fixed: id === screen.primary,
  }));
}

/** Returns the value of a custom field, which is nested under its key. */
function heldValue<Row>(row: Row, name: string): unknown {
  const [first = '', ...rest] = name.split('.');
  const held: unknown = Reflect.get(row as object, first);
  if (rest.length === 0) return held;
  const inner: unknown =
    typeof held === 'object' && held ? Reflect.get(held, rest.join('.')) : undefined;
  return typeof inner === 'object' && inner && 'value' in inner ? inner.value : inner;
}

/** Returns the name of a member or tag that the row itself contains. */
function heldName<Row>(row: Row, name: string, id: string | number): string | undefined {
  const held: unknown = Reflect.get(row as object, name);
  for (const one of Array.isArray(held) ? (held as unknown[]) : [held]) {
    if (typeof one !== 'object' || one === null || Reflect.get(one, 'id') !== id) continue;
    const label: unknown = Reflect.get(one, 'displayName') ?? Reflect.get(one, 'name');
    if (typeof label === 'string') return label;
  }
  return undefined;
}

/** True for an email address, which has no space and must not break in the middle. */
const isAddress = (label: string): boolean => label.includes('@') && !label.includes(' ');

const ENDS: ReadonlySet<string> = new Set(['number', 'money']);

/** Data that the columns are created from. */
export interface ColumnSources<Row extends ListRow> {
  readonly screen: ListScreen<Row>;
  readonly fields: ListFields;
  readonly shown: readonly string[];
  /** True when the user chose the columns: then none is dropped for lack of space. */
  readonly chosen: boolean;
  readonly choices: ListChoicesData;
  /** Default currency of amounts. */
  readonly currency: string | undefined;
  /** Undefined when rows cannot be edited. */
  readonly save: SaveCell<Row> | undefined;
}

/** Creates the columns of a list's table from its configuration. */
export function tableColumns<Row extends ListRow>(sources: ColumnSources<Row>): Column<Row>[] {
  const { screen, fields, shown, chosen, choices, save } = sources;
  return shown.flatMap((name): Column<Row>[] => {
    const field = fields[name];
    if (!field) return [];
    const column: ListColumn<Row> = screen.columns[name] ?? {};
    const { width, optional, phone } = column;
    const edit = screen.edits?.[name];
    const isPrimary = name === screen.primary;

    const content = (row: Row) =>
      column.cell ? (
        column.cell(row)
      ) : (
        <ListCell
          field={field}
          value={column.value ? column.value(row) : heldValue(row, name)}
          tones={screen.tones?.[name]}
          currency={column.currency?.(row) ?? sources.currency}
        />
      );
    const link = (row: Row) => {
      const label = screen.label(row);
      return (
        <AppLink href={screen.href(row)} className="ad-row-link">
          {isAddress(label) ? <EmailAddress email={label} /> : label}
        </AppLink>
      );
    };

    return [
      {
        id: name,
        header: field.label,
        cell: isPrimary && !column.cell ? link : content,
        sortable: field.sortable ?? false,
        align: ENDS.has(field.type) ? 'end' : 'start',
        phone: isPrimary ? 'title' : (phone ?? 'meta'),
        ...(width !== undefined && { width }),
        ...(optional && !chosen && { optional }),
        ...(edit &&
          edit.inline !== false &&
          save && {
            editor: (row: Row, close: () => void) => (
              <ListCellEditor
                field={field}
                label={`${field.label}: ${screen.label(row)}`}
                value={editedValue(row, name, edit, fields)}
                find={choices.findFor(name)}
                getName={(value) => choices.getName(name, value) ?? heldName(row, name, value)}
                onCancel={close}
                onCommit={(value) => {
                  close();
                  void save(row, name, value);
                }}
              />
            ),
          }),
      },
    ];
  });
}

/** Returns menu entries for inline edits, for devices without edit buttons. */
export function editActions<Row extends ListRow>(
  columns: readonly Column<Row>[],
  onEdit: (column: string) => void,
) {
  return columns
    .filter(({ editor }) => editor)
    .map(({ id, header }) => ({
      label: text.change(header),
      icon: IconForms,
      takesFocus: true,
      onSelect: () => onEdit(id),
    }));
}
