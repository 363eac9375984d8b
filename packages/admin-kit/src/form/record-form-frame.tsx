import { Alert, Anchor, ErrorSummary, SaveBar } from '@org/ui';
import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { ConflictDialog } from './conflict-dialog.tsx';
import { text } from './messages.ts';
import type { RecordForm } from './use-record-form.ts';
import { useSaveKey } from './use-save-key.ts';

/** Props of the frame: the form's state, labels, and its fields. */
export interface RecordFormFrameProps<Values extends Record<string, unknown>> {
  readonly record: RecordForm<Values>;
  readonly labels: Readonly<Record<string, string>>;
  readonly describe?: (field: string, value: unknown) => string;
  readonly saveLabel: string;
  /** True when the form can be saved without changes, as for a new record. */
  readonly isNew?: boolean;
  readonly readOnly?: boolean;
  readonly children: ReactNode;
}

/** Renders the common parts of every form: notice about a restored draft, list of errors, save bar, conflict dialog. */
export function RecordFormFrame<Values extends Record<string, unknown>>(
  props: RecordFormFrameProps<Values>,
): ReactElement {
  const { record, labels, describe, saveLabel, isNew = false, readOnly = false, children } = props;

  const formRef = useRef<HTMLFormElement>(null);
  const { state } = record;
  const isSavable = !readOnly && (isNew || state === 'dirty' || state === 'failed');
  useSaveKey(formRef, () => isSavable && void record.submit());

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void record.submit();
  }

  return (
    <form ref={formRef} className="ad-form" onSubmit={onSubmit} noValidate>
      {record.restored && (
        <Alert color="accent" role="status">
          {text.restored}{' '}
          <Anchor component="button" type="button" size="sm" onClick={record.discard}>
            {text.discardRestored}
          </Anchor>
        </Alert>
      )}
      <ErrorSummary
        problems={record.problems}
        onPick={(field) => record.form.setFocus(field as Path<Values>)}
      />
      <fieldset className="ad-fields" disabled={readOnly}>
        {children}
      </fieldset>
      {!readOnly && (
        <SaveBar
          state={record.state}
          message={record.message}
          onSave={() => void record.submit()}
          onDiscard={record.discard}
          saveLabel={saveLabel}
          alwaysOn={isNew}
        />
      )}
      <ConflictDialog conflict={record.conflict} labels={labels} {...(describe && { describe })} />
    </form>
  );
}
