import type { MediaFolder } from '@org/schema/entities';
import { Dialog, NativeSelect } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { folderChoices } from '../media-data/folder-tree.ts';
import { text } from '../media-data/messages.ts';

const NONE = '-1';

/**
 * Returns folders as options, the top level first.
 * @param top - label of the top level
 */
export function folderOptions(
  folders: readonly MediaFolder[],
  top: string = text.noFolder,
): { readonly value: string; readonly label: string }[] {
  return [
    { value: NONE, label: top },
    ...folderChoices(folders).map(({ id, label }) => ({ value: String(id), label })),
  ];
}

/** Props of the dialog, which is open while it is rendered: description, targets and handler. */
export interface MoveDialogProps {
  readonly title: string;
  readonly folders: readonly MediaFolder[];
  /** Label of the top level. */
  readonly top?: string;
  /** Available targets, undefined for the top level; all of them by default. */
  readonly places?: readonly (number | undefined)[];
  readonly onMove: (folder: number | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the target folder of images or a folder. */
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
