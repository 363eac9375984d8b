import { Alert, Dialog } from '@org/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { text } from './messages.ts';
import type { ActProblems } from './use-order.ts';

/** Props of the dialog: title, fields, and submit action. */
export interface ActDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** @default 'Close' */
  readonly closeLabel?: string;
  readonly isDanger?: boolean;
  /** Submits the form. Shape: → undefined on success, else problems by field. */
  readonly send: () => Promise<ActProblems>;
  readonly onClose: () => void;
  /** Renders the fields with their problems. */
  readonly children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** Renders a dialog for an action on an order: input is kept when it is rejected. */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { title, confirmLabel, closeLabel = text.close, isDanger = false, send, onClose } = props;
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
      width={480}
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
