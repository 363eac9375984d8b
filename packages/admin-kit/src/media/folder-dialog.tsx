import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { MediaFolder } from '@org/schema/entities';
import { Dialog, TextInput } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { refreshMedia } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';

/** Props of the dialog: the folder to rename, or the parent of a new one; undefined while it is closed. */
export interface FolderDialogProps {
  readonly asked:
    | { readonly folder: MediaFolder }
    | { readonly parent: number | undefined }
    | undefined;
  readonly onClose: () => void;
}

function NameForm({
  asked,
  onClose,
}: FolderDialogProps & { asked: NonNullable<FolderDialogProps['asked']> }) {
  const api = useApi();
  const queries = useQueryClient();
  const folder = 'folder' in asked ? asked.folder : undefined;
  const [name, setName] = useState(folder?.name ?? '');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { media } = apiContract;
      if ('folder' in asked) {
        const { id, version } = asked.folder;
        await api.call(media.changeFolder, { params: { id }, body: { name, version } });
      } else {
        await api.call(media.createFolder, { body: { name, parent_id: asked.parent ?? -1 } });
      }
      await refreshMedia(queries);
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.formErrors.name ?? failure.message);
      if (failure.code === 'conflict') await refreshMedia(queries);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={folder ? text.renameFolder : text.newFolder}
      width={400}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: folder ? text.rename : text.create,
          kind: 'primary',
          busy,
          disabled: name.trim() === '',
          onPress: () => void save(),
        },
      ]}
    >
      <TextInput
        label={text.folderName}
        value={name}
        maxLength={80}
        data-autofocus
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && name.trim()) void save();
        }}
      />
    </Dialog>
  );
}

/** Asks for the name of a new or existing folder. */
export function FolderDialog({ asked, onClose }: FolderDialogProps): ReactElement | null {
  return asked ? <NameForm asked={asked} onClose={onClose} /> : null;
}
