import { isApiError } from '@org/api-client';
import { Alert, Dialog, useUnsavedGuard } from '@org/ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { failureWords } from './use-call-form.ts';

/** What the fields of a dialog are drawn with. */
export interface DialogFields<Values> {
  readonly values: Values;
  readonly set: (changed: Partial<Values>) => void;
  /** What is wrong with each field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Shape: a small record with a form in a dialog; `version` is undefined for a new one. */
export interface RecordDialogProps<Values extends object> {
  readonly title: string;
  readonly saveLabel: string;
  readonly cancelLabel: string;
  readonly first: Values;
  readonly version: number | undefined;
  readonly isComplete: (values: Values) => boolean;
  /** Makes or changes the record. The key is the same until an answer has come: pressing again makes no second one. */
  readonly save: (values: Values, version: number | undefined, key: string) => Promise<void>;
  /** Version of the record that a conflict carries. */
  readonly getVersion: (current: unknown) => number | undefined;
  /** Said where somebody else has changed it meanwhile: saving again keeps what stands here. */
  readonly changedElsewhere: string;
  /** Asks again for what shows the record, whatever became of the save. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: (fields: DialogFields<Values>) => ReactNode;
}

/** The form of a small record in a dialog: errors stand at their fields, what was typed stays, and leaving asks. */
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
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      const newer = error.code === 'conflict' ? props.getVersion(error.current) : undefined;
      const isOfFields = Object.keys(error.formErrors).some((field) => field in values);
      if (newer !== undefined) {
        setVersion(newer);
        setFailure(props.changedElsewhere);
      } else if (isOfFields) setErrors(error.formErrors);
      else setFailure(failureWords(error));
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
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
