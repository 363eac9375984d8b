import type { ReactElement } from 'react';

/** An action of a toast: a link, or a button. */
export interface ToastAction {
  readonly label: string;
  /** URL of a file to download. */
  readonly href?: string;
  readonly onPress?: () => void;
}

/** Props of the toast: message, action, and handler after the action. */
export interface ToastWithActionProps {
  readonly message: string;
  readonly action: ToastAction;
  readonly onDone: () => void;
}

/** Renders the message of a toast with its button. */
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
