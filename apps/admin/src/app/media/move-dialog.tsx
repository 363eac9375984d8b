import type { MediaFolder } from '@org/schema';
import { Dialog, NativeSelect } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { folderChoices } from './folder-tree.ts';
import { text } from './messages.ts';

const NONE = '-1';

/** Folders as a choice, the top first. */
export function folderOptions(
  folders: readonly MediaFolder[],
): { readonly value: string; readonly label: string }[] {
  return [
    { value: NONE, label: text.noFolder },
    ...folderChoices(folders).map(({ id, label }) => ({ value: String(id), label })),
  ];
}

/** Shape: how many images are to be moved, and who is told where; the dialog is there while it is drawn. */
export interface MoveDialogProps {
  readonly count: number;
  readonly folders: readonly MediaFolder[];
  readonly onMove: (folder: number | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks where images are to be moved. */
export function MoveDialog({ count, folders, onMove, onClose }: MoveDialogProps): ReactElement {
  const [to, setTo] = useState(NONE);
  const [busy, setBusy] = useState(false);

  async function move(): Promise<void> {
    setBusy(true);
    await onMove(to === NONE ? undefined : Number(to)).finally(() => setBusy(false));
  }

  return (
    <Dialog
      open
      title={text.moveTitle(count)}
      width={420}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.move, kind: 'primary', busy, onPress: () => void move() },
      ]}
    >
      <NativeSelect
        label={text.moveTo}
        data={folderOptions(folders)}
        value={to}
        data-autofocus
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </Dialog>
  );
}
