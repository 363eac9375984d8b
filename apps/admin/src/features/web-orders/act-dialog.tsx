import { Alert, Dialog } from '@org/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { text } from './messages.ts';
import type { ActProblems } from './use-order.ts';

/** Shape: what the dialog is called, its fields, and what sends it. */
export interface ActDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** @default 'Close' */
  readonly closeLabel?: string;
  readonly isDanger?: boolean;
  /** Sends what was typed. Shape: → undefined once it is done, else what is wrong by field. */
  readonly send: () => Promise<ActProblems>;
  readonly onClose: () => void;
  /** The fields, with what is wrong with each. */
  readonly children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** A dialog in which something is done with an order: what was typed stays where it is refused. */
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
