import { Button, CloseButton, Icon, Progress } from '@org/ui';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../media-data/messages.ts';
import type { QueuedUpload, UploadState } from '../media-data/upload-queue.ts';
import type { Uploads } from '../media-data/use-uploads.ts';

function StateOf({ name, state }: { readonly name: string; readonly state: UploadState }) {
  if (state.kind === 'done')
    return (
      <span className="ad-upload-state" data-tone="success">
        <Icon of={IconCheck} size={14} /> {text.done}
      </span>
    );
  if (state.kind === 'failed')
    return (
      <span className="ad-upload-state" data-tone="danger">
        <Icon of={IconAlertTriangle} size={14} /> {state.reason}
      </span>
    );
  if (state.kind === 'waiting') return <span className="ad-upload-state">{text.waiting}</span>;
  return (
    <span className="ad-upload-state">
      <Progress value={state.percent} size="sm" aria-label={text.uploading(name)} />
      <span className="ad-upload-percent">
        {state.percent < 100 ? `${state.percent}%` : text.processing}
      </span>
    </span>
  );
}

/** Summarizes the uploads. */
function summary(rows: readonly QueuedUpload[]): string {
  const of = (...kinds: UploadState['kind'][]): number =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length;
  const running = of('waiting', 'sending');
  if (running > 0) return text.uploadsRunning(running);
  const failed = of('failed');
  return failed > 0 ? text.uploadsFailed(failed) : text.uploadsDone(of('done'));
}

/** Renders uploads with progress, failures and retries. */
export function UploadList({ uploads }: { readonly uploads: Uploads }): ReactElement | null {
  const { rows, retry, dismiss, clear } = uploads;
  if (rows.length === 0) return null;
  const isOver = rows.every(({ state: { kind } }) => kind === 'done' || kind === 'failed');
  return (
    <section className="ad-uploads" aria-label={text.uploads}>
      <header className="ad-uploads-head">
        <span role="status">{summary(rows)}</span>
        {isOver && <CloseButton size="sm" aria-label={text.closeUploads} onClick={clear} />}
      </header>
      <ul className="ad-uploads-rows">
        {rows.map(({ id, name, state }) => (
          <li key={id} className="ad-upload">
            <span className="ad-upload-name" title={name}>
              {name}
            </span>
            <StateOf name={name} state={state} />
            {state.kind === 'failed' && state.again && (
              <Button size="compact-xs" aria-label={text.retryOne(name)} onClick={() => retry(id)}>
                {text.retry}
              </Button>
            )}
            {state.kind !== 'done' && (
              <CloseButton size="sm" aria-label={text.dismiss(name)} onClick={() => dismiss(id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
