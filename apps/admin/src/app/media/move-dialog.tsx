import type { MediaFolder } from '@org/schema';
import { Dialog, NativeSelect } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { folderChoices } from './folder-tree.ts';
import { text } from './messages.ts';

const NONE = '-1';

/** Folders as a choice, the top first. Shape: folders, what the top is called → choices. */
export function folderOptions(
  folders: readonly MediaFolder[],
  top: string = text.noFolder,
): { readonly value: string; readonly label: string }[] {
  return [
    { value: NONE, label: top },
    ...folderChoices(folders).map(({ id, label }) => ({ value: String(id), label })),
  ];
}

/** Shape: what is to be moved, in words, where it can go, and who is told; the dialog is there while it is drawn. */
export interface MoveDialogProps {
  readonly title: string;
  readonly folders: readonly MediaFolder[];
  /** What the top is called. */
  readonly top?: string;
  /** The places that can be chosen, undefined for the top; all of them by default. */
  readonly places?: readonly (number | undefined)[];
  readonly onMove: (folder: number | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks where images or a folder are to be moved. */
export function MoveDialog(props: MoveDialogProps): ReactElement {
  const { title, folders, top, places, onMove, onClose } = props;
  const options = folderOptions(folders, top).filter(
    ({ value }) => !places || places.includes(value === NONE ? undefined : Number(value)),
  );
  const [to, setTo] = useState(options[0]?.value);
  const [busy, setBusy] = useState(false);

  async function move(): Promise<void> {
    setBusy(true);
    await onMove(to === NONE ? undefined : Number(to)).finally(() => setBusy(false));
  }

  return (
    <Dialog
      open
      title={title}
      width={420}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.move,
          kind: 'primary',
          busy,
          disabled: to === undefined,
          onPress: () => void move(),
        },
      ]}
    >
      {to === undefined ? (
        <p className="ad-dialog-text">{text.nowhereToMove}</p>
      ) : (
        <NativeSelect
          label={text.moveTo}
          data={options}
          value={to}
          data-autofocus
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
