import { Button, Dialog, RelativeTime } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { joinNames } from '../../model/edits/several-blocks.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { GatewayFailure } from '../../session/host/gateway.ts';
import { compareTrees } from './compare-trees.ts';
import { type ComparisonLabels, TreeComparison } from './tree-comparison.tsx';

const LABELS: ComparisonLabels = {
  mine: 'Yours',
  other: 'Theirs',
  added: 'Only in yours',
  removed: 'Only in theirs',
  changed: 'Different in both',
};

/**
 * Renders the dialog after a save conflict: shows both versions and their differences, and lets the author choose. Nothing is
 * overwritten before that.
 */
export function ConflictDialog({ host }: { host: EditorHost }): ReactElement {
  const { store, session } = useEditor();
  const { conflict } = session;
  const failure = useEditorState((state) => state.saveFailure);
  const what = useEditorState((state) =>
    state.selectedPage ? 'page' : (state.selectedCampaign?.kind ?? 'template'),
  );
  const [copying, setCopying] = useState(false);
  const [problem, setProblem] = useState<GatewayFailure | undefined>();
  const theirs = useMemo(() => conflict.theirTree(failure), [conflict, failure]);
  const both = useMemo(
    () => [...new Set(session.others.findConflicts(failure)?.map(({ id }) => id))],
    [session, failure],
  );
  const current = failure?.current as
    | {
        updated_at?: string;
        author?: { displayName?: string } | null;
        user?: { displayName?: string } | null;
      }
    | undefined;
  const close = (): void => session.state.set({ dialog: 'none' });
  const difference = theirs?.ok ? compareTrees(store.tree, theirs.tree) : undefined;
  const keepCopy = async (): Promise<void> => {
    setCopying(true);
    setProblem(await conflict.keepCopy());
    setCopying(false);
  };
  return (
    <Dialog open title={`This ${what} was changed while you edited it`} width={760} onClose={close}>
      <p className="at-conflict-who">
        {(current?.author ?? current?.user)?.displayName ?? 'Someone'} saved another version{' '}
        {current?.updated_at ? <RelativeTime value={current.updated_at} /> : null}. Both versions
        are saved until you choose.
        {both.length > 0
          ? ` You both changed ${joinNames(store, both)}. “Keep mine” saves yours there, and what only one of you changed stays.`
          : null}
      </p>
      {difference && theirs?.ok ? (
        <TreeComparison other={theirs.tree} difference={difference} host={host} labels={LABELS} />
      ) : (
        <p>{theirs && !theirs.ok ? theirs.message : 'The other version could not be read.'}</p>
      )}
      {problem ? (
        <p className="at-conflict-problem" role="alert">
          Your copy could not be saved: {problem.message}. Nothing has changed.
        </p>
      ) : null}
      <div className="at-conflict-choices">
        <Button variant="default" data-autofocus onClick={close}>
          Decide later
        </Button>
        <Button variant="default" disabled={copying} onClick={() => conflict.takeTheirs()}>
          Use theirs
        </Button>
        <Button variant="default" loading={copying} onClick={() => void keepCopy()}>
          Save mine as a copy
        </Button>
        <Button variant="filled" disabled={copying} onClick={() => void conflict.keepMine()}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}
