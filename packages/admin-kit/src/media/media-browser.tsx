import { rows } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import type { Media } from '@org/schema/entities';
import {
  Button,
  EmptyState,
  ErrorState,
  ListSearch,
  NativeSelect,
  Pager,
  Segmented,
} from '@org/ui';
import { IconPhoto } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import {
  changeLibrary,
  isNarrowed,
  LIBRARY_ORDERS,
  LIBRARY_SIZES,
  type LibraryOrder,
  type LibraryState,
  toMediaQuery,
} from '../media-data/library-state.ts';
import { mediaListQuery, useFolders, useStorageQuota } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import type { Uploads } from '../media-data/use-uploads.ts';
import { useMediaActions } from '../media-details/use-media-actions.tsx';
import { describeError } from '../screen/screen-states.tsx';
import { useCan } from '../session/use-me.ts';
import { DropZone } from './drop-zone.tsx';
import { FolderBar } from './folder-bar.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';

const ORDERS = Object.keys(LIBRARY_ORDERS).map((value) => ({
  value,
  label: text[value as LibraryOrder],
}));

/** Props of the browser: state, change handler, and the action of a click on an image. */
export interface MediaBrowserProps {
  readonly state: LibraryState;
  readonly onState: (state: LibraryState, how: { readonly replace: boolean }) => void;
  readonly uploads: Uploads;
  readonly onOpen: (media: Media) => void;
  readonly onDetails?: (media: Media) => void;
  readonly selection?: ReadonlySet<number> | undefined;
  readonly onSelect?: ((selection: ReadonlySet<number>) => void) | undefined;
  /** Buttons at the end of the filters. */
  readonly buttons?: ReactNode;
  /** First action of an empty media library. */
  readonly firstStep?: ReactNode;
}

/** Renders folders and images with search, filter, sort order and paging; files can be dropped anywhere on it. */
export function MediaBrowser(props: MediaBrowserProps): ReactElement {
  const { state, onState, uploads, onOpen, onDetails, selection, onSelect } = props;
  const api = useApi();
  const canCreate = useCan('media.can_create');
  const canUpdate = useCan('media.can_update');
  const canRemove = useCan('media.can_delete');
  const folders = useFolders();
  const room = useStorageQuota();
  const actions = useMediaActions();
  const list = useQuery({
    ...mediaListQuery(api, toMediaQuery(state)),
    placeholderData: keepPreviousData,
  });
  const found = list.data && rows(list.data);
  const change = (next: Partial<Record<keyof LibraryState, unknown>>, replace = false): void =>
    onState(changeLibrary(state, next), { replace });
  const place = folders.find(({ id }) => id === state.folder)?.name ?? text.media;
  const isEmpty = found?.rows.length === 0 && !list.isPlaceholderData;
  const beyond = isEmpty && (state.page ?? 1) > 1;

  // The last image of the last page may have been deleted.
  useEffect(() => {
    if (beyond) onState(changeLibrary(state, {}), { replace: true });
  }, [beyond, onState, state]);

  return (
    <DropZone
      place={canCreate ? place : undefined}
      onFiles={(files) => uploads.add(files, state.folder)}
    >
      <search className="ad-filters">
        <ListSearch
          label={text.search}
          value={state.search ?? ''}
          onChange={(search) => change({ search }, true)}
          hasShortcut={false}
          isFirst
        />
        <Segmented
          label={text.filter}
          value={state.unused ? 'unused' : 'all'}
          options={[
            { value: 'all', label: text.all },
            { value: 'unused', label: text.unused },
          ]}
          onChange={(value) => change({ unused: value === 'unused' })}
        />
        <NativeSelect
          size="xs"
          aria-label={text.sort}
          data={ORDERS}
          value={state.order ?? 'newest'}
          onChange={(event) => change({ order: event.currentTarget.value })}
        />
        {props.buttons && <div className="ad-media-buttons">{props.buttons}</div>}
      </search>
      <UploadList uploads={uploads} />
      {(!isNarrowed(state) || state.folder !== undefined) && (
        <FolderBar
          folders={folders}
          open={state.folder}
          onOpen={(folder) => change({ folder, search: '' })}
          room={room}
          onMove={(ids, folder) => void actions.move(ids, folder)}
          onMoveFolder={(folder, place) =>
            actions.moveFolder(
              folder,
              folders.find(({ id }) => id === place),
            )
          }
          canUpdate={canUpdate}
          canRemove={canRemove}
        />
      )}
      {list.isError && !found ? (
        <ErrorState
          {...describeError(list.error)}
          title={text.loadFailed}
          onRetry={() => void list.refetch()}
        />
      ) : isEmpty && !beyond ? (
        <Nothing
          {...props}
          hasFolders={folders.length > 0}
          onReset={() => change({ search: '', unused: undefined })}
        />
      ) : (
        <MediaGrid
          images={found?.rows}
          busy={list.isPlaceholderData}
          onOpen={onOpen}
          onDetails={onDetails}
          selection={selection}
          onSelect={onSelect}
          draggable={canUpdate && folders.length > 0}
        />
      )}
      {found && found.total > 0 && (
        <Pager
          page={state.page ?? 1}
          pageSize={state.size ?? LIBRARY_SIZES[0]}
          total={found.total}
          capped={list.data?.results.totalIsCapped ?? false}
          pageSizes={LIBRARY_SIZES}
          things={text.images}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ size })}
        />
      )}
    </DropZone>
  );
}

/** Renders the empty state: the reason, and what to do. */
function Nothing({
  state,
  firstStep,
  hasFolders,
  onReset,
}: Pick<MediaBrowserProps, 'state' | 'firstStep'> & {
  readonly hasFolders: boolean;
  readonly onReset: () => void;
}) {
  if (isNarrowed(state))
    return (
      <EmptyState
        title={text.noneTitle}
        text={text.noneText}
        action={<Button onClick={onReset}>{text.showAll}</Button>}
      />
    );
  if (state.folder !== undefined || hasFolders)
    return (
      <EmptyState
        icon={IconPhoto}
        title={state.folder === undefined ? text.emptyTopTitle : text.emptyFolderTitle}
        text={text.emptyFolderText}
        action={firstStep}
      />
    );
  return (
    <EmptyState icon={IconPhoto} title={text.emptyTitle} text={text.emptyText} action={firstStep} />
  );
}
