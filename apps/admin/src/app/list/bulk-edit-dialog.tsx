import type { ListField, ListFields } from '@org/schema';
import { type CellValue, Dialog, ListChoices, NativeSelect, Segmented, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { BulkChange } from './list-calls.ts';
import type { ListRow, ListScreen } from './list-screen.ts';
import { text } from './messages.ts';
import type { ListChoicesData } from './use-choices.ts';

/** Shape: fields that can be set, and who is told of the change. */
export interface BulkEditDialogProps<Row extends ListRow> {
  readonly title: string;
  readonly screen: ListScreen<Row>;
  readonly fields: ListFields;
  readonly choices: ListChoicesData;
  readonly onApply: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** Columns of a list that many rows can be set to one value of. */
export function bulkColumns<Row extends ListRow>(screen: ListScreen<Row>): string[] {
  return Object.entries(screen.edits ?? {}).flatMap(([column, edit]) =>
    edit.bulk ? [column] : [],
  );
}

interface ValueFieldProps {
  readonly name: string;
  readonly field: ListField;
  readonly value: CellValue;
  readonly choices: ListChoicesData;
  readonly onChange: (value: CellValue) => void;
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function ValueField({ name, field, value, choices, onChange }: ValueFieldProps) {
  if (field.type === 'enum')
    return (
      <NativeSelect
        label={text.editValue}
        data={(field.options ?? []).map((option) => ({ ...option }))}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (field.type === 'boolean')
    return (
      <Segmented
        label={text.editValue}
        options={YES_NO}
        value={String(value)}
        onChange={(next) => onChange(next === 'true')}
      />
    );
  if (field.type === 'person')
    return (
      <ListChoices
        label={field.label}
        choices={[]}
        find={choices.findFor(name)}
        nameOf={(id) => choices.nameOf(name, id)}
        chosen={typeof value === 'number' ? [value] : []}
        onChange={(chosen) => onChange(chosen.at(-1) ?? null)}
      />
    );
  const isNumber = field.type === 'number' || field.type === 'money';
  return (
    <TextInput
      label={text.editValue}
      type={field.type === 'date' ? 'date' : isNumber ? 'number' : 'text'}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(isNumber ? (typed === '' ? null : Number(typed)) : typed);
      }}
    />
  );
}

function firstValue({ type, options }: ListField): CellValue {
  if (type === 'enum') return options?.[0]?.value ?? '';
  if (type === 'boolean') return true;
  return type === 'text' ? '' : null;
}

/** Sets one field of many rows. */
export function BulkEditDialog<Row extends ListRow>(props: BulkEditDialogProps<Row>): ReactElement {
  const { title, screen, fields, choices, onApply, onClose } = props;
  const columns = bulkColumns(screen);
  const [column, setColumn] = useState(columns[0] ?? '');
  const field = fields[column];
  const [value, setValue] = useState<CellValue>(field ? firstValue(field) : null);

  function apply(): void {
    onApply({ set: screen.edits?.[column]?.write?.(value) ?? { [column]: value } });
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.apply, kind: 'primary', onPress: apply },
      ]}
    >
      <form
        className="ad-fields"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <NativeSelect
          label={text.editField}
          data={columns.map((name) => ({ value: name, label: fields[name]?.label ?? name }))}
          value={column}
          data-autofocus
          onChange={(event) => {
            const next = event.currentTarget.value;
            const nextField = fields[next];
            setColumn(next);
            setValue(nextField ? firstValue(nextField) : null);
          }}
        />
        {field && (
          <ValueField
            key={column}
            name={column}
            field={field}
            value={value}
            choices={choices}
            onChange={setValue}
          />
        )}
      </form>
    </Dialog>
  );
}
