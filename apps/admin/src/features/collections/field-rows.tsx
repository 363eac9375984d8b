import { PartsField, RecordPicker } from '@org/admin-kit';
import { Checkbox, IconButton, NativeSelect, Textarea, TextInput, useMediaQuery } from '@org/ui';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type CollectionFormValues, EMPTY_FIELD } from './collection-form.ts';
import { collectionSource } from './collection-sources.ts';
import { KINDS, text } from './messages.ts';

const KIND_CHOICES = Object.entries(KINDS).map(([value, label]) => ({ value, label }));

/** Phones, where saved fields are folded at first. */
const PHONE = '(max-width: 640px)';

/** Props of the fields, and the position of one of them. */
interface RowProps {
  readonly form: UseFormReturn<CollectionFormValues>;
  readonly at: number;
  readonly readOnly: boolean;
}

/** Renders the inputs of a field. The kind of a saved field cannot change. */
function FieldRow({ form, at, readOnly }: RowProps): ReactElement {
  const wrong = form.formState.errors.fields?.[at];
  const { kind, key } = form.watch(`fields.${at}`);
  const isSaved = key !== '';
  return (
    <>
      <div className="ad-pair">
        <TextInput
          label={text.fieldLabel}
          required
          error={wrong?.label?.message ?? wrong?.key?.message}
          {...form.register(`fields.${at}.label`)}
        />
        <NativeSelect
          label={text.fieldKind}
          data={KIND_CHOICES}
          disabled={isSaved || readOnly}
          error={wrong?.kind?.message}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            form.setValue(`fields.${at}.kind`, value as keyof typeof KINDS, { shouldDirty: true })
          }
        />
      </div>
      {kind === 'choice' && (
        <Textarea
          label={text.fieldOptions}
          description={text.fieldOptionsHelp}
          required
          autosize
          minRows={3}
          maxRows={12}
          error={wrong?.options?.message}
          {...form.register(`fields.${at}.options`)}
        />
      )}
      {kind === 'reference' && (
        <Controller
          control={form.control}
          name={`fields.${at}.collection_id`}
          render={({ field }) => (
            <RecordPicker
              source={collectionSource}
              label={text.fieldCollection}
              none={text.noCollection}
              nothingFound={text.noCollectionFound}
              clearable={false}
              disabled={isSaved || readOnly}
              value={field.value}
              onChange={field.onChange}
              error={wrong?.collection_id?.message}
            />
          )}
        />
      )}
      <Checkbox label={text.fieldRequired} {...form.register(`fields.${at}.required`)} />
    </>
  );
}

/** Renders the fields of a collection, which can be sorted and folded. A field with an error is never folded. */
export function FieldRows({ form, readOnly }: Omit<RowProps, 'at'>): ReactElement {
  const list = useFieldArray({ control: form.control, name: 'fields' });
  const last = list.fields.length - 1;
  const getName = (at: number): string => form.watch(`fields.${at}.label`);
  const isPhone = useMediaQuery(PHONE) ?? false;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const { errors } = form.formState;
  const isFolded = (at: number): boolean => {
    if (errors.fields?.[at]) return false;
    const isSaved = form.getValues(`fields.${at}.key`) !== '';
    return (isPhone && isSaved) !== toggled.has(list.fields[at]?.id ?? '');
  };
  const toggle = (at: number): void => {
    const id = list.fields[at]?.id ?? '';
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  return (
    <>
      <PartsField
        title={text.fields}
        none={text.noFields}
        add={text.addField}
        remove={text.removeField}
        readOnly={readOnly}
        keys={list.fields.map(({ id }) => id)}
        onAdd={() => list.append({ ...EMPTY_FIELD })}
        onRemove={(at) => list.remove(at)}
        head={(at) => (
          <span className="ad-collection-head">
            <IconButton
              icon={isFolded(at) ? IconChevronRight : IconChevronDown}
              label={isFolded(at) ? text.showField : text.foldField}
              aria-expanded={!isFolded(at)}
              onPress={() => toggle(at)}
            />
            <strong>
              {getName(at) || text.newField}
              {isFolded(at) && (
                <small className="at-meta">{KINDS[form.getValues(`fields.${at}.kind`)]}</small>
              )}
            </strong>
            {!readOnly && (
              <span>
                <IconButton
                  icon={IconArrowUp}
                  label={text.moveUp}
                  disabled={at === 0}
                  onPress={() => list.move(at, at - 1)}
                />
                <IconButton
                  icon={IconArrowDown}
                  label={text.moveDown}
                  disabled={at === last}
                  onPress={() => list.move(at, at + 1)}
                />
              </span>
            )}
          </span>
        )}
      >
        {(at) => (isFolded(at) ? null : <FieldRow form={form} at={at} readOnly={readOnly} />)}
      </PartsField>
      <p className="at-meta">{text.removedHelp}</p>
    </>
  );
}
