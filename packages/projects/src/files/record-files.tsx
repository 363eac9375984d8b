import { DropZone, describeError, failureText } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { sizeText } from '@org/schema';
import type { FileContract, ShareFileContract } from '@org/schema/contract';
import { PRIVATE_FILE_TYPES, type WorkFile } from '@org/schema/entities';
import {
  Button,
  Checkbox,
  CloseButton,
  confirm,
  ErrorState,
  FileButton,
  Icon,
  IconButton,
  Progress,
  RelativeTime,
  SkeletonLines,
  toast,
} from '@org/ui';
import { IconFile, IconPaperclip, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { type FileUpload, useFileUploads } from './use-file-uploads.ts';

/** Props of the files: the record, its endpoints, and whether the user may add and delete files. */
export interface RecordFilesProps {
  readonly id: number;
  readonly calls: Pick<FileContract, 'files' | 'addFiles' | 'removeFile'> & {
    /** Endpoint that shows a file to the customer, for records that customers read. */
    readonly shareFile?: ShareFileContract;
  };
  readonly readOnly: boolean;
}

/** Extensions for the file picker. */
const ACCEPT = PRIVATE_FILE_TYPES.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
).join(',');

function FileRow({
  file,
  onShare,
  onRemove,
}: {
  readonly file: WorkFile;
  /** Undefined for users who may not share files, and for records that no customer reads. */
  readonly onShare: ((isShared: boolean) => void) | undefined;
  /** Undefined for users who may not delete files. */
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const { name, mime_type, size, user, created_at, url, isShared } = file;
  return (
    <li className="pj-file">
      <Icon of={mime_type.startsWith('image/') ? IconPhoto : IconFile} size={16} />
      <span className="pj-file-text">
        <a href={url} download={name} className="at-cut" aria-label={text.download(name)}>
          {name}
        </a>
        <span className="at-meta">
          {[sizeText(size), user?.displayName].filter(Boolean).join(' · ')} ·{' '}
          <RelativeTime value={created_at} />
        </span>
        {isShared !== undefined && (
          <Checkbox
            size="xs"
            label={text.share}
            aria-label={text.shareFile(name)}
            checked={isShared}
            disabled={!onShare}
            onChange={(event) => onShare?.(event.currentTarget.checked)}
          />
        )}
      </span>
      {onRemove && (
        <IconButton size={28} icon={IconTrash} label={text.remove(name)} onPress={onRemove} />
      )}
    </li>
  );
}

function UploadRow({
  upload: { name, percent, failure },
  onDismiss,
}: {
  readonly upload: FileUpload;
  readonly onDismiss: () => void;
}): ReactElement {
  return (
    <li className="pj-file">
      <Icon of={IconFile} size={16} />
      <span className="pj-file-text">
        <span className="at-cut">{name}</span>
        {failure ? (
          <span className="pj-error" role="alert">
            {failure}
          </span>
        ) : (
          <Progress value={percent} size="sm" aria-label={text.sending(name)} />
        )}
      </span>
      {failure && <CloseButton size="sm" aria-label={text.dismiss(name)} onClick={onDismiss} />}
    </li>
  );
}

/** Renders the files of a record: they are added by a picker or dropped, and only people who see the record can open them. */
export function RecordFiles({ id, calls, readOnly }: RecordFilesProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const key = [...callKey(calls.files), id];
  const found = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api.call(calls.files, { params: { id }, signal })).results.rows,
  });
  const { uploads, send, dismiss } = useFileUploads(id, calls);
  const files = found.data ?? [];

  async function share(file: WorkFile, isShared: boolean): Promise<void> {
    if (!calls.shareFile) return;
    try {
      const answer = await api.call(calls.shareFile, {
        params: { id, fileId: file.id },
        body: { isShared },
      });
      toast.success(answer.message);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await queries.invalidateQueries({ queryKey: key });
  }

  async function remove(file: WorkFile): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle(file.name),
      text: text.removeText,
      confirmLabel: text.removeFile,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await api.call(calls.removeFile, { params: { id, fileId: file.id } });
      toast.success(text.removed);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await queries.invalidateQueries({ queryKey: key });
  }

  return (
    <section className="ad-record-card" aria-label={text.files}>
      <DropZone place={readOnly ? undefined : text.files} label={text.drop} onFiles={send}>
        <header>
          <h2 className="at-section-title">{text.files}</h2>
          {!readOnly && (
            <FileButton multiple accept={ACCEPT} onChange={send}>
              {(props) => (
                <Button
                  {...props}
                  size="xs"
                  variant="default"
                  leftSection={<Icon of={IconPaperclip} size={14} />}
                >
                  {text.add}
                </Button>
              )}
            </FileButton>
          )}
        </header>
        {found.isPending && <SkeletonLines count={2} />}
        {found.isError && (
          <ErrorState
            {...describeError(found.error)}
            title={text.failed}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isSuccess && files.length === 0 && uploads.length === 0 && (
          <p className="at-meta">{readOnly ? text.emptyReadOnly : text.empty}</p>
        )}
        {(files.length > 0 || uploads.length > 0) && (
          <ul className="pj-files">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
            ))}
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onShare={
                  readOnly || !calls.shareFile
                    ? undefined
                    : (isShared) => void share(file, isShared)
                }
                onRemove={readOnly ? undefined : () => void remove(file)}
              />
            ))}
          </ul>
        )}
      </DropZone>
    </section>
  );
}
