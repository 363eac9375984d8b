import { MESSAGES } from '@org/schema/copy';
import { ask } from '../dialogs/ask.ts';
import type { IconSet } from '../icons/find-icons.ts';
import { IconPicker } from './icon-picker.tsx';

/** Options of the icon picker. */
export interface PickIconOptions {
  readonly icons: IconSet;
  /** The current icon. */
  readonly value?: string | undefined;
  /** @default 'Choose an icon' */
  readonly title?: string | undefined;
}

/**
 * Asks for an icon in a dialog.
 * @returns name of the icon, or false on Cancel
 * @example const icon = await pickIcon({ icons, value }); if (icon !== false) setIcon(icon);
 */
export function pickIcon({ icons, value, title }: PickIconOptions): Promise<string | false> {
  return ask<string | false>({
    title: title ?? 'Choose an icon',
    content: (answer) => <IconPicker icons={icons} value={value} onPick={answer} />,
    buttons: [{ label: MESSAGES.cancel, value: false }],
    dismissed: false,
    width: 400,
  });
}
