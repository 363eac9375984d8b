import { isApiError } from '@org/api-client';
import { Alert, Dialog, useUnsavedGuard } from '@org/ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { failureWords } from './use-call-form.ts';

/** Props of the fields in a dialog. */
export interface DialogFields<Values> {
  readonly values: Values;
  readonly set: (changed: Partial<Values>) => void;
  /** Problem by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Props of a dialog with the form of a small record; `version` is undefined for a new one. */
export interface RecordDialogProps<Values extends object> {
  readonly title: string;
  readonly saveLabel: string;
  readonly cancelLabel: string;
  readonly first: Values;
  readonly version: number | undefined;
  readonly isComplete: (values: Values) => boolean;
  /** Creates or updates the record. The key stays the same until a response arrives, so that a retry creates no duplicate. */
  readonly save: (values: Values, version: number | undefined, key: string) => Promise<void>;
  /** Returns the version of the record in a conflict. */
  readonly getVersion: (current: unknown) => number | undefined;
  /** Message after a conflict; saving again overwrites the other change. */
  readonly changedElsewhere: string;
  /** Refetches data that shows the record, after any result. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: (fields: DialogFields<Values>) => ReactNode;
}

/** Returns the problems by field, with the first problem of a field's items as its own: `emails[0]` belongs to `emails`. */
function problemsByField(
  problems: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [place, problem] of Object.entries(problems))
    found[place.split(/[[.]/, 1)[0] ?? place] ??= problem;
  return found;
}

/** Renders the form of a small record in a dialog: errors at their fields, input is kept, and closing with unsaved input asks. */
export function RecordDialog<Values extends object>(
  props: RecordDialogProps<Values>,
): ReactElement {
  const { title, saveLabel, cancelLabel, isComplete, refresh, onClose, children } = props;
  const [first] = useState(props.first);
  const [values, setValues] = useState(first);
  const [version, setVersion] = useState(props.version);
  const key = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);

  async function save(): Promise<boolean> {
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      await props.save(values, version, key.current);
    } catch (error) {
      // The form can be used again while its problems are shown.
      setBusy(false);
      void refresh();
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      const newer = error.code === 'conflict' ? props.getVersion(error.current) : undefined;
      const problems = problemsByField(error.formErrors);
      const isOfFields = Object.keys(problems).some((field) => field in values);
      if (newer !== undefined) {
        setVersion(newer);
        setFailure(props.changedElsewhere);
      } else if (isOfFields) setErrors(problems);
      else setFailure(failureWords(error));
      return false;
    }
    await refresh();
    setBusy(false);
    return true;
  }

  const canLeave = useUnsavedGuard(isDirty && !busy, save);
  const leave = async (): Promise<void> => {
    if (await canLeave()) onClose();
  };
  const send = async (): Promise<void> => {
    if (!busy && isComplete(values) && (await save())) onClose();
  };

  return (
    <Dialog
      open
      title={title}
      width={440}
      onClose={() => void leave()}
      buttons={[
        { label: cancelLabel, onPress: () => void leave() },
        {
          label: saveLabel,
          kind: 'primary',
          busy,
          disabled: !isComplete(values),
          onPress: () => void send(),
        },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {children({ values, errors, set: (changed) => setValues({ ...values, ...changed }) })}
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
