import { Alert, confirm, Dialog } from '@org/ui';
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  /** Reason why the form cannot be submitted yet. */
  readonly disabledReason?: string | undefined;
  /**
   * Submits the form.
   * @returns undefined on success, else problems by field
   */
  readonly send: () => Promise<ActionProblems>;
  readonly onClose: () => void;
  /** Renders the fields with their problems. */
  readonly children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** Returns whether an event comes from a field that people type words into. */
const isTyping = ({ target }: FormEvent): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'email', 'url', 'tel'].includes(target.type));

/**
 * Renders a dialog for an action on a record. Rejected input stays in the fields; problems of fields that the dialog does not show
 * are listed above them. Leaving by Escape or beside the dialog asks first when something was typed.
 */
export function ActionDialog(props: ActionDialogProps): ReactElement {
  const {
    title,
    confirmLabel,
    closeLabel = text.close,
    isDanger = false,
    width = 480,
    disabledReason,
    send,
    onClose,
  } = props;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const hasTyped = useRef(false);
  useLayoutEffect(() => {
    // The alert itself shows these problems, so only the fields are searched for them.
    const shown = [...(form.current?.children ?? [])]
      .filter((child) => child.getAttribute('role') !== 'alert')
      .map((child) => child.textContent)
      .join(' ');
    setHidden(
      Object.entries(problems).flatMap(([name, problem]) =>
        name !== '' && shown.includes(problem) ? [] : [problem],
      ),
    );
  }, [problems]);
  async function leave(): Promise<void> {
    const answer = hasTyped.current
      ? await confirm({
          title: text.dropTitle,
          text: text.dropText,
          confirmLabel: text.drop,
          cancelLabel: text.keepEditing,
          danger: true,
        })
      : 'confirm';
    if (answer === 'confirm') onClose();
  }
  async function submit(): Promise<void> {
    if (busy || disabledReason) return;
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
      onClose={() => void leave()}
      buttons={[
        { label: closeLabel, onPress: onClose },
        {
          label: confirmLabel,
          kind: isDanger ? 'danger' : 'primary',
          busy,
          disabledReason,
          onPress: () => void submit(),
        },
      ]}
    >
      <form
        ref={form}
        className="at-form-fields"
        noValidate
        onInput={(event) => {
          hasTyped.current ||= isTyping(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {hidden.length > 0 && (
          <Alert color="red" role="alert">
            {hidden.join('. ')}
          </Alert>
        )}
        {props.children(problems)}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
