import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, IMAGE_TYPES, type Media } from '@org/schema';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  FileButton,
  Icon,
  Skeleton,
  TextInput,
  useDebouncedValue,
} from '@org/ui';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { describeError } from '../screen-states.tsx';
import { searchWords } from '../search-words.ts';
import { text } from './messages.ts';
import { useUpload } from './use-upload.ts';

const PER_PAGE = 24;
const SEARCH_DELAY = 250;

/** Shape: shown or not, and who gets the chosen image. */
export interface ImagePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (media: Media) => void;
}

const smallest = (media: Media): string =>
  media.variants.toSorted((one, other) => one.w - other.w)[0]?.url ?? media.file;

function Images({ onPick }: Pick<ImagePickerProps, 'onPick'>) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, SEARCH_DELAY);
  const search = searchWords(settled);
  const list = useInfiniteQuery({
    queryKey: [...callKey(apiContract.media.list), 'picker', search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(apiContract.media.list, {
        query: { currentPage: pageParam, itemsPerPage: PER_PAGE, ...(search && { search }) },
        signal,
      }),
    getNextPageParam: (last, _all, page) =>
      page * PER_PAGE < last.results.total ? page + 1 : undefined,
  });
  const images = list.data?.pages.flatMap((page) => rows(page).rows) ?? [];

  if (list.isError)
    return (
      <ErrorState
        {...describeError(list.error)}
        title={text.loadFailed}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.isSuccess && images.length === 0 && !search) {
    return <EmptyState icon={IconPhoto} title={text.emptyTitle} text={text.emptyText} />;
  }
  return (
    <>
      <TextInput
        size="xs"
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="ad-picker-grid" aria-busy={list.isPending}>
        {list.isPending &&
          Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={`wait-${at}`} className="ad-picker-item" />
          ))}
        {images.map((media) => (
          <button
            key={media.id}
            type="button"
            className="ad-picker-item"
            onClick={() => onPick(media)}
            title={media.filename}
          >
            <img
              src={smallest(media)}
              alt={media.alt || media.filename}
              width={media.width}
              height={media.height}
              loading="lazy"
            />
            <span>{media.filename}</span>
          </button>
        ))}
      </div>
      {list.isSuccess && images.length === 0 && <p className="at-meta">{text.noneFound}</p>}
      {list.hasNextPage && (
        <div className="ad-picker-more">
          <Button
            size="xs"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Adds an image to the library and takes it at once. */
function UploadFirst({ onPick }: Pick<ImagePickerProps, 'onPick'>) {
  const upload = useUpload(onPick);
  return (
    <div className="ad-picker-upload">
      <FileButton
        accept={IMAGE_TYPES.join(',')}
        onChange={(file) => file && void upload.start(file)}
      >
        {(button) => (
          <Button
            {...button}
            size="xs"
            loading={upload.running !== undefined}
            leftSection={<Icon of={IconUpload} />}
          >
            {text.upload}
          </Button>
        )}
      </FileButton>
      {upload.running && (
        <span className="at-meta" role="status">
          {text.uploading(upload.running.name)} {upload.running.percent} %
        </span>
      )}
      {upload.error && (
        <span className="ad-field-error" role="alert">
          {upload.error}
        </span>
      )}
    </div>
  );
}

/** Chooses from the images that were uploaded before, or uploads one. */
export function ImagePicker({ open, onClose, onPick }: ImagePickerProps): ReactElement {
  return (
    <Dialog open={open} title={text.pickerTitle} width={760} onClose={onClose}>
      {open && <UploadFirst onPick={onPick} />}
      {open && <Images onPick={onPick} />}
    </Dialog>
  );
}
