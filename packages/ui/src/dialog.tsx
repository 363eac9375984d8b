import { Button, Modal } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useDialogLayer } from './use-dialog-layer.ts';
import { useFocusBack } from './use-focus-back.ts';

/** One button of a dialog. */
export interface DialogButton {
  readonly label: string;
  readonly onPress: () => void;
  /** @default 'default' */
  readonly kind?: 'primary' | 'danger' | 'default';
  /** True on the button that has the focus at first. */
  readonly focused?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** Shape: title, content and buttons of the caller's choice. */
export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** In reading order; the last stands at the right. */
  readonly buttons?: readonly DialogButton[];
  /** Escape and the close button. */
  readonly onClose: () => void;
  /** px @default 480 */
  readonly width?: number;
}

const look = (kind: DialogButton['kind']) => {
  if (kind === 'primary') return { variant: 'filled' };
  if (kind === 'danger') return { variant: 'filled', color: 'red' };
  return { variant: 'default' };
};

/** Where dialogs begin: above the screen, below menus, tooltips and messages. */
const LOWEST = 200;

/**
 * A dialog with title, content and buttons. The focus stays in it and returns to where it was;
 * Escape closes it, a click beside it does not; of several, the one that was opened last lies above and hears Escape. Source: UI-003, UI-004.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { open, title, children, buttons = [], onClose, width = 480 } = props;
  const { layer, isTop } = useDialogLayer(open);
  useFocusBack(open);
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
        {/* Not Modal.Header: a dialog's heading is no banner of the page. */}
        <div className="at-dialog-header">
          <Modal.Title className="at-dialog-title">{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className="at-dialog-body">
          <div className="at-dialog-content">{children}</div>
          {buttons.length > 0 && (
            <div className="at-dialog-buttons">
              {buttons.map((button) => (
                <Button
                  key={button.label}
                  onClick={button.onPress}
                  loading={button.busy ?? false}
                  disabled={button.disabled ?? false}
                  {...look(button.kind)}
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
