import type { ReactElement } from 'react';

/** What can be done right from a toast: a link, or a press. */
export interface ToastAction {
  readonly label: string;
  /** Address of a file to download. */
  readonly href?: string;
  readonly onPress?: () => void;
}

/** Shape: words, what can be done, and who is told that it was. */
export interface ToastWithActionProps {
  readonly message: string;
  readonly action: ToastAction;
  readonly onDone: () => void;
}

/** The words of a toast with its button. */
export function ToastWithAction({ message, action, onDone }: ToastWithActionProps): ReactElement {
  const { label, href, onPress } = action;
  const press = (): void => {
    onPress?.();
    onDone();
  };
  return (
    <>
      {message}{' '}
      {href ? (
        <a className="at-toast-action" href={href} download onClick={press}>
          {label}
        </a>
      ) : (
        <button type="button" className="at-toast-action" onClick={press}>
          {label}
        </button>
      )}
    </>
  );
}
