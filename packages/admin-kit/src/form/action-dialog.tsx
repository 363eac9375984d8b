import { Alert, Dialog } from '@org/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { text } from './messages.ts';

/** Problems by field of a refused action, `''` for the whole; undefined on success. */
export type ActionProblems = Readonly<Record<string, string>> | undefined;

/** Props of the dialog: title, fields, and submit action. */
export interface ActionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** @default 'Close' */
  readonly closeLabel?: string;
  readonly isDanger?: boolean;
  /** px. @default 480 */
  readonly width?: number;
  /**
   * Submits the form.
   * @returns undefined on success, else problems by field
   */
  readonly send: () => Promise<ActionProblems>;
  readonly onClose: () => void;
  /** Renders the fields with their problems. */
  readonly children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** Renders a dialog for an action on a record. Rejected input stays in the fields. */
export function ActionDialog(props: ActionDialogProps): ReactElement {
  const {
    title,
    confirmLabel,
    closeLabel = text.close,
    isDanger = false,
    width = 480,
    send,
    onClose,
  } = props;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const wrong = await send();
    setBusy(false);
    if (wrong) setProblems(wrong);
    else onClose();
  }
  return (
    <Dialog
      open
      title={title}
      width={width}
      onClose={onClose}
      buttons={[
        { label: closeLabel, onPress: onClose },
        {
          label: confirmLabel,
          kind: isDanger ? 'danger' : 'primary',
          busy,
          onPress: () => void submit(),
        },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problems[''] && (
          <Alert color="red" role="alert">
            {problems['']}
          </Alert>
        )}
        {props.children(problems)}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
