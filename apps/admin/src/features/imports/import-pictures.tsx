import type { Import } from '@org/schema/contract';
import { Button, Icon, Progress, useFormats } from '@org/ui';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { awaitedPictures } from './imports.queries.ts';
import { text } from './messages.ts';

/** Renders the progress of the image downloads of an import. `onRetry` is absent for users who may not retry them. */
export function ImportPictures({
  record,
  busy,
  onRetry,
}: {
  readonly record: Import;
  readonly busy: boolean;
  readonly onRetry?: (() => void) | undefined;
}): ReactElement | null {
  const formats = useFormats();
  const { pictures } = record;
  if (!pictures) return null;
  const awaited = awaitedPictures(record);
  const { total, done, failed, errorFileUrl } = pictures;
  return (
    <section className="ad-import-pictures" aria-labelledby="import-pictures">
      <h2 className="at-section-title" id="import-pictures">
        {text.pictures}
      </h2>
      <Progress.Root size={6} aria-label={text.pictures}>
        <Progress.Section value={(100 * done) / total} />
        <Progress.Section value={(100 * failed) / total} color="red" />
      </Progress.Root>
      <p className="at-meta" role="status">
        {text.picturesText(formats, pictures)} {awaited > 0 && text.picturesAwaited}
      </p>
      {errorFileUrl && (
        <div className="ad-import-buttons">
          <Button
            component="a"
            href={errorFileUrl}
            download
            leftSection={<Icon of={IconDownload} />}
          >
            {text.picturesFile}
          </Button>
          {onRetry && (
            <Button loading={busy} onClick={onRetry} leftSection={<Icon of={IconRefresh} />}>
              {text.picturesAgain}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
