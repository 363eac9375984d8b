import { useCan } from '@org/admin-kit';
import {
  FolderDialog,
  type FolderDialogProps,
  type LibraryState,
  MediaBrowser,
  MediaDetailsPanel,
  MoveDialog,
  UploadButton,
  useCloseGuard,
  useFolders,
  useMediaActions,
  useUploads,
} from '@org/admin-kit/media';
import { BulkBar, Button, Dialog, Icon, NoPermission, PageHeader } from '@org/ui';
import { IconFolderPlus, IconFolderSymlink, IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useCallback, useState } from 'react';
import type { MediaSearch } from './media-search.ts';
import { text } from './messages.ts';

/** Props of the screen: state and change handler; `replace` changes add no history entry. */
export interface MediaLibraryScreenProps {
  readonly search: MediaSearch;
  readonly onSearch: (search: MediaSearch, how: { readonly replace: boolean }) => void;
}

const NOTHING: ReadonlySet<number> = new Set();

function Library({ search, onSearch }: MediaLibraryScreenProps) {
  const { image, ...state } = search;
  const canCreate = useCan('media.can_create');
  const canUpdate = useCan('media.can_update');
  const canRemove = useCan('media.can_delete');
  const folders = useFolders();
  const actions = useMediaActions();
  const uploads = useUploads();
  const [selection, setSelection] = useState(NOTHING);
  const [asked, setAsked] = useState<FolderDialogProps['asked']>();
  const [moving, setMoving] = useState(false);
  const closed = (): void => onSearch(state, { replace: false });
  const guard = useCloseGuard(closed);
  const unselect = useCallback(
    (ids: readonly number[]) =>
      setSelection((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    [],
  );
  const changeState = useCallback(
    (next: LibraryState, how: { readonly replace: boolean }) => {
      setSelection(NOTHING);
      onSearch(next, how);
    },
    [onSearch],
  );
  const upload = (files: readonly File[]): void => uploads.add(files, state.folder);
  const chosen = [...selection];

  return (
    <>
      <PageHeader
        title={text.media}
        icon={IconPhoto}
        buttons={
          canCreate && (
            <>
              <Button
                leftSection={<Icon of={IconFolderPlus} />}
                onClick={() => setAsked({ parent: state.folder })}
              >
                {text.newFolder}
              </Button>
              <UploadButton primary onFiles={upload} />
            </>
          )
        }
      />
      <MediaBrowser
        state={state}
        onState={changeState}
        uploads={uploads}
        onOpen={(media) => onSearch({ ...state, image: media.id }, { replace: false })}
        selection={canUpdate || canRemove ? selection : undefined}
        onSelect={canUpdate || canRemove ? setSelection : undefined}
        firstStep={canCreate && <UploadButton onFiles={upload} />}
      />
      <BulkBar count={selection.size} onClear={() => setSelection(NOTHING)}>
        {canUpdate && (
          <Button
            size="xs"
            leftSection={<Icon of={IconFolderSymlink} />}
            onClick={() => setMoving(true)}
          >
            {text.move}
          </Button>
        )}
        {canRemove && (
          <Button
            size="xs"
            variant="filled"
            color="red"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => void actions.remove(chosen).then(unselect)}
          >
            {text.removeMany(selection.size)}
          </Button>
        )}
      </BulkBar>
      <FolderDialog asked={asked} onClose={() => setAsked(undefined)} />
      {moving && (
        <MoveDialog
          title={text.moveTitle(selection.size)}
          folders={folders}
          onClose={() => setMoving(false)}
          onMove={async (folder) => {
            if (!(await actions.move(chosen, folder))) return;
            setSelection(NOTHING);
            setMoving(false);
          }}
        />
      )}
      <Dialog
        open={image !== undefined}
        title={text.detailsTitle}
        width={960}
        onClose={guard.close}
      >
        {image !== undefined && (
          <MediaDetailsPanel
            id={image}
            onClosed={closed}
            onRemoved={(id) => unselect([id])}
            onDirty={guard.onDirty}
          />
        )}
      </Dialog>
    </>
  );
}

/** Renders the tenant's media library: folders, uploads and actions. */
export function MediaLibraryScreen(props: MediaLibraryScreenProps): ReactElement {
  return useCan('media.can_view') ? <Library {...props} /> : <NoPermission what={text.seeMedia} />;
}
