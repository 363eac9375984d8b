import { Button } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { type GatewayFailure, isGone } from '../../session/host/gateway.ts';
import { openCopy } from './open-copy.ts';

/** Renders the seconds until the next retry. Outside of the live region, which would announce it each second. */
function Countdown({ until }: { until: number }): ReactElement {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span>Trying again in {Math.max(1, Math.ceil((until - now) / 1000))} s</span>;
}

/** Renders the form that saves a record as a new one after it was deleted elsewhere, and opens it. */
function SaveAsNew({
  what,
  host,
  disabled,
}: {
  what: string;
  host: EditorHost;
  disabled: boolean;
}): ReactElement {
  const { session } = useEditor();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<GatewayFailure | undefined>();
  const saveAsNew = async (): Promise<void> => {
    setSaving(true);
    const failed = await session.conflict.keepCopy();
    setProblem(failed);
    setSaving(false);
    const { savedCopy } = session.state.get();
    // The copy is opened immediately, so that no notice is needed.
    session.state.set({ savedCopy: null });
    if (!failed && savedCopy) openCopy(host, savedCopy);
  };
  return (
    <>
      {problem ? <span role="alert">The copy could not be saved: {problem.message}.</span> : null}
      <Button
        size="compact-sm"
        variant="default"
        loading={saving}
        disabled={disabled}
        onClick={() => void saveAsNew()}
      >
        Save as new {what}
      </Button>
    </>
  );
}

/** Returns the reason of a failed save; for one that others can help with, such as a lost permission, with what to do. */
function describeFailure(failure: GatewayFailure | null): string {
  const reason = `${failure?.message ?? 'Something went wrong'}.`;
  return failure?.code === 'forbidden' && failure.hint ? `${reason} ${failure.hint}` : reason;
}

/**
 * Renders the line below the bar after a failed save, with the reason and the possible actions. It is no alert and blocks
 * nothing, since the work is also stored on this computer.
 */
export function SaveFailure({ host }: { host: EditorHost }): ReactElement | null {
  const { session } = useEditor();
  const outcome = useEditorState((state) => state.saveOutcome);
  const failure = useEditorState((state) => state.saveFailure);
  const saving = useEditorState((state) => state.isEditorSaving);
  const retryAt = useEditorState((state) => state.retryAt);
  const unbacked = useEditorState((state) => state.unbacked);
  const what = useEditorState((state) =>
    state.selectedPage ? 'page' : (state.selectedCampaign?.kind ?? 'template'),
  );
  if (outcome !== 'failed' && outcome !== 'conflict') return null;
  const isConflict = outcome === 'conflict';
  const isDeleted = !isConflict && isGone(failure);
  const kept = unbacked
    ? ''
    : isConflict
      ? ' Yours is kept on this computer.'
      : ' Your changes are kept on this computer.';
  return (
    <div className="at-notice at-bar-notice" data-tone="danger">
      <span className="at-save-why" role="status">
        <strong className="at-save-state" data-tone="danger">
          {isConflict ? 'Changed elsewhere' : 'Not saved'}
        </strong>
        <span>
          {isConflict
            ? 'Another version was saved since you opened this one.'
            : isDeleted
              ? `This ${what} was deleted since you opened it.`
              : describeFailure(failure)}
          {kept}
        </span>
      </span>
      {saving ? <span>Saving…</span> : null}
      {retryAt === null ? null : <Countdown key={retryAt} until={retryAt} />}
      {isConflict ? (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => session.state.set({ dialog: 'conflict' })}
        >
          Compare
        </Button>
      ) : isDeleted ? (
        <SaveAsNew what={what} host={host} disabled={saving} />
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={saving}
          onClick={() => void session.retry()}
        >
          {retryAt === null ? 'Retry' : 'Retry now'}
        </Button>
      )}
    </div>
  );
}
