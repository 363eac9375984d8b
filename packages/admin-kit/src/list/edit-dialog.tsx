import type { ListField, ListFields } from '@org/schema';
import {
  type CellValue,
  type Choice,
  Dialog,
  ListChoices,
  NativeSelect,
  Segmented,
  Select,
  TextInput,
} from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { ListChoicesData } from '../list-data/use-choices.ts';
import { text } from './messages.ts';

/** Props of the dialog: the available columns, their initial values, and the handler of the new value. */
export interface EditDialogProps {
  readonly title: string;
  readonly fields: ListFields;
  readonly columns: readonly string[];
  readonly getStart: (column: string) => CellValue;
  readonly choices: ListChoicesData;
  /** Options of a text field, such as countries. */
  readonly getOptions?: (column: string) => readonly Choice[] | undefined;
  readonly onApply: (column: string, value: CellValue) => void;
  readonly onClose: () => void;
}

interface ValueFieldProps {
  readonly name: string;
  readonly field: ListField;
  readonly value: CellValue;
  readonly choices: ListChoicesData;
  readonly options: readonly Choice[] | undefined;
  readonly onChange: (value: CellValue) => void;
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function ValueField({ name, field, value, choices, options, onChange }: ValueFieldProps) {
  if (options)
    return (
      <Select
        label={text.editValue}
        searchable
        clearable
        data={options.map((one) => ({ value: String(one.value), label: one.label }))}
        value={value === '' || value === null ? null : String(value)}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  if (field.type === 'enum')
    return (
      <NativeSelect
        label={text.editValue}
        data={(field.options ?? []).map((option) => ({ ...option }))}
        value={String(value)}
        data-autofocus
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
  if (field.type === 'person' || field.type === 'tags') {
    const isOne = field.type === 'person';
    const chosen = Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];
    return (
      <ListChoices
        label={field.label}
        choices={[]}
        find={choices.findFor(name)}
        getName={(id) => choices.getName(name, id)}
        chosen={chosen}
        onChange={(next) => onChange(isOne ? (next.at(-1) ?? null) : next)}
      />
    );
  }
  const isNumber = field.type === 'number' || field.type === 'money';
  return (
    <TextInput
      label={text.editValue}
      type={field.type === 'date' ? 'date' : isNumber ? 'number' : 'text'}
      value={value === null ? '' : String(value)}
      data-autofocus
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(isNumber ? (typed === '' ? null : Number(typed)) : typed);
      }}
    />
  );
}

/** Sets one field: of many rows, or of one on screens too narrow for inline editing. */
export function EditDialog(props: EditDialogProps): ReactElement {
  const { title, fields, columns, getStart, choices, getOptions, onApply, onClose } = props;
  const [column, setColumn] = useState(columns[0] ?? '');
  const [value, setValue] = useState<CellValue>(() => getStart(column));
  const field = fields[column];
  const apply = (): void => onApply(column, value);

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
        {columns.length > 1 && (
          <NativeSelect
            label={text.editField}
            data={columns.map((name) => ({ value: name, label: fields[name]?.label ?? name }))}
            value={column}
            data-autofocus
            onChange={(event) => {
              setColumn(event.currentTarget.value);
              setValue(getStart(event.currentTarget.value));
            }}
          />
        )}
        {field && (
          <ValueField
            key={column}
            name={column}
            field={field}
            value={value}
            choices={choices}
            options={getOptions?.(column)}
            onChange={setValue}
          />
        )}
      </form>
    </Dialog>
  );
}
