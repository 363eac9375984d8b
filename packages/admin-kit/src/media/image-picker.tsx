import type { Media } from '@org/schema/entities';
import { Button, Dialog, Icon } from '@org/ui';
import { IconFolderPlus } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { LibraryState } from '../media-data/library-state.ts';
import { text } from '../media-data/messages.ts';
import { useUploads } from '../media-data/use-uploads.ts';
import {
  BackButton,
  MediaDetailsPanel,
  useCloseGuard,
} from '../media-details/media-details-panel.tsx';
import { UploadButton } from '../media-details/upload-button.tsx';
import { useCan } from '../session/use-me.ts';
import { FolderDialog, type FolderDialogProps } from './folder-dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';

/** Props of the image picker: visibility, and the handler of the chosen image. */
export interface ImagePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (media: Media) => void;
}

function Picker({ onClose, onPick }: Omit<ImagePickerProps, 'open'>) {
  const [state, setState] = useState<LibraryState>({});
  const [shown, setShown] = useState<number>();
  const [folder, setFolder] = useState<FolderDialogProps['asked']>();
  const canCreate = useCan('media.can_create');
  const opener = useRef<Element>(null);
  const guard = useCloseGuard(() => setShown(undefined));
  useEffect(() => {
    if (shown === undefined && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);
  // A single uploaded image is chosen immediately; of several, the user chooses one.
  const uploads = useUploads((media) => {
    if (uploads.rows.length === 1) onPick(media);
  });
  const upload = (files: readonly File[]): void => uploads.add(files, state.folder);

  return (
    <>
      <Dialog
        open
        title={shown === undefined ? text.pickerTitle : text.detailsTitle}
        width={960}
        onClose={shown === undefined ? onClose : guard.close}
      >
        <div className="ad-picker" hidden={shown !== undefined}>
          <MediaBrowser
            state={state}
            onState={setState}
            uploads={uploads}
            onOpen={onPick}
            onDetails={(media) => {
              opener.current = document.activeElement;
              setShown(media.id);
            }}
            buttons={
              canCreate && (
                <>
                  <Button
                    size="xs"
                    leftSection={<Icon of={IconFolderPlus} />}
                    onClick={() => setFolder({ parent: state.folder })}
                  >
                    {text.newFolder}
                  </Button>
                  <UploadButton size="xs" primary onFiles={upload} />
                </>
              )
            }
          />
        </div>
        {shown !== undefined && (
          <>
            <BackButton onPress={guard.close} />
            <MediaDetailsPanel
              id={shown}
              onClosed={() => setShown(undefined)}
              onDirty={guard.onDirty}
              buttons={(media) => (
                <Button variant="filled" onClick={() => onPick(media)}>
                  {text.use}
                </Button>
              )}
            />
          </>
        )}
      </Dialog>
      <FolderDialog asked={folder} onClose={() => setFolder(undefined)} />
    </>
  );
}

/** Renders the dialog that picks an image of the media library, or uploads one. */
export function ImagePicker({ open, ...rest }: ImagePickerProps): ReactElement | null {
  return open ? <Picker {...rest} /> : null;
}
