import { Button, Modal } from '@mantine/core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useDialogLayer } from './use-dialog-layer.ts';
import { useFocusBack } from './use-focus-back.ts';

/** A button of a dialog. */
export interface DialogButton {
  readonly label: string;
  readonly onPress: () => void;
  /** @default 'default' */
  readonly kind?: 'primary' | 'danger' | 'default';
  /** True for the button with the initial focus. */
  readonly focused?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Reason why it cannot be pressed, which is shown above the buttons; it can still be focused. */
  readonly disabledReason?: string | undefined;
}

/** Props of a dialog: title, content and buttons. */
export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** In reading order; the last is at the right. */
  readonly buttons?: readonly DialogButton[];
  /** Called on Escape and by the close button. */
  readonly onClose: () => void;
  /** px @default 480 */
  readonly width?: number;
}

const look = (kind: DialogButton['kind']) => {
  if (kind === 'primary') return { variant: 'filled' };
  if (kind === 'danger') return { variant: 'filled', color: 'red' };
  return { variant: 'default' };
};

/** Lowest z-index of dialogs: above the page, below menus, tooltips and toasts. */
const LOWEST = 200;

/**
 * Renders a dialog with title, content and buttons. It traps the focus and returns it when it closes; Escape closes it, a click
 * outside does not; of several dialogs, the latest is on top and handles Escape.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { open, title, children, buttons = [], onClose, width = 480 } = props;
  const { layer, isTop } = useDialogLayer(open);
  useFocusBack(open);
  const reasonId = useId();
  const reason = buttons.find(({ disabledReason }) => disabledReason)?.disabledReason;
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={width}
      zIndex={LOWEST + layer}
      closeOnClickOutside={false}
      closeOnEscape={isTop}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: the heading of a dialog is not a banner landmark. */}
        <div className="at-dialog-header">
          <Modal.Title className="at-dialog-title">{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className="at-dialog-body">
          <div className="at-dialog-content">{children}</div>
          {reason && (
            <p id={reasonId} className="at-dialog-reason">
              {reason}
            </p>
          )}
          {buttons.length > 0 && (
            <div className="at-dialog-buttons">
              {buttons.map((button) => (
                <Button
                  key={button.label}
                  onClick={button.disabledReason ? undefined : button.onPress}
                  loading={button.busy ?? false}
                  disabled={button.disabled ?? false}
                  {...look(button.kind)}
                  {...(button.disabledReason && {
                    'data-disabled': true,
                    'aria-disabled': true,
                    'aria-describedby': reasonId,
                    title: button.disabledReason,
                  })}
                  {...(button.focused && { 'data-autofocus': true })}
                >
                  {button.label}
                </Button>
              ))}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
