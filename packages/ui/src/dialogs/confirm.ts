import { MESSAGES } from '@org/schema/copy';
import type { ReactNode } from 'react';
import { type AskButton, ask } from './ask.ts';

/** Answer to a confirmation. */
export type ConfirmAnswer = 'confirm' | 'cancel' | 'accept';

/** Options of a confirmation; all have defaults. */
export interface ConfirmOptions {
  /** @default 'Are you sure?' */
  readonly title?: string;
  readonly text?: ReactNode;
  /** @default 'Confirm' */
  readonly confirmLabel?: string;
  /** @default 'Cancel' */
  readonly cancelLabel?: string;
  /** Adds a third button with this label. */
  readonly acceptLabel?: string;
  /** True for a destructive action: the button is red and Cancel has the focus. */
  readonly danger?: boolean;
}

/**
 * Asks for a confirmation. Escape means Cancel.
 * @example if ((await confirm({ text: 'Delete this page?', danger: true })) === 'confirm') remove();
 */
export function confirm(options: ConfirmOptions = {}): Promise<ConfirmAnswer> {
  const { danger = false, acceptLabel } = options;
  const accept: AskButton<ConfirmAnswer>[] = acceptLabel
    ? [{ label: acceptLabel, value: 'accept' }]
    : [];
  return ask<ConfirmAnswer>({
    title: options.title ?? MESSAGES.confirmTitle,
    content: options.text ?? null,
    dismissed: 'cancel',
    buttons: [
      { label: options.cancelLabel ?? MESSAGES.cancel, value: 'cancel', focused: danger },
      ...accept,
      {
        label: options.confirmLabel ?? MESSAGES.confirm,
        value: 'confirm',
        kind: danger ? 'danger' : 'primary',
        focused: !danger,
      },
    ],
  });
}
