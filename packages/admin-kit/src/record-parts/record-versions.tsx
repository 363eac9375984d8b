import { Alert, Dialog, RelativeTime, SkeletonLines, toast, UnstyledButton } from '@org/ui';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { failureText } from '../screen/failure-text.ts';
import { text } from './messages.ts';
import { type ListPart, SideList } from './side-list.tsx';

/** A version of a record, as lists return it. */
interface Version {
  readonly version: number;
  readonly created_at: string;
  readonly user?: { readonly displayName: string } | null;
  readonly label: string;
}

/** Props of the versions: latest version of the record, source of older ones, renderer, and restore function. */
export interface RecordVersionsProps<Whole> {
  readonly version: number;
  /** Query key; the key of a single version has its number appended. */
  readonly queryKey: QueryKey;
  readonly list: (part: {
    readonly itemsPerPage: number;
    readonly cursor?: string;
  }) => Promise<ListPart<Version>>;
  readonly read: (version: number) => Promise<Whole>;
  readonly draw: (whole: Whole) => ReactNode;
  /** Undefined for users who may not restore. */
  readonly restore: ((version: number) => Promise<unknown>) | undefined;
  /** Queries that are stale after a restore. */
  readonly stale: readonly QueryKey[];
  /** Returns the message after a restore. */
  readonly restored: (version: number) => string;
}

/** Renders a saved version with a button that restores it. */
function VersionDialog<Whole>({
  shown,
  onClose,
  ...props
}: RecordVersionsProps<Whole> & {
  readonly shown: number;
  readonly onClose: () => void;
}): ReactElement {
  const { version, read, draw, restore } = props;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: [...props.queryKey, 'one', shown],
    queryFn: () => read(shown),
  });

  async function bringBack(): Promise<void> {
    setBusy(true);
    try {
      await restore?.(shown);
      toast.success(props.restored(shown));
      onClose();
      for (const queryKey of props.stale) void queries.invalidateQueries({ queryKey });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={text.versionTitle(shown)}
      width={720}
      onClose={onClose}
      buttons={[
        { label: text.close, onPress: onClose },
        ...(restore && shown !== version
          ? [
              {
                label: text.restoreVersion,
                kind: 'primary' as const,
                busy,
                disabled: !found.isSuccess,
                onPress: () => void bringBack(),
              },
            ]
          : []),
      ]}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section className="ad-version-content" tabIndex={0} aria-label={text.versionTitle(shown)}>
        {found.isPending && <SkeletonLines count={6} />}
        {found.isError && <Alert color="red">{failureText(found.error)}</Alert>}
        {found.isSuccess && draw(found.data)}
      </section>
    </Dialog>
  );
}

/** Renders the versions of a record, newest first: each can be viewed and restored. */
export function RecordVersions<Whole>(props: RecordVersionsProps<Whole>): ReactElement {
  const { version, queryKey, list } = props;
  const [shown, setShown] = useState<number>();
  return (
    <>
      <SideList
        title={text.versions}
        className="ad-record-versions"
        failed={text.versionsFailed}
        older={text.earlierVersions}
        queryKey={[...queryKey, version]}
        read={(part) => list({ itemsPerPage: 8, ...part })}
        row={(one) => (
          <li key={one.version}>
            <UnstyledButton className="ad-row-link" onClick={() => setShown(one.version)}>
              {text.versionTitle(one.version)}
            </UnstyledButton>
            <span className="at-meta">
              <RelativeTime value={one.created_at} /> ·{' '}
              {one.user?.displayName ?? text.unknownPerson}
              {one.version === version ? ` · ${text.newestVersion}` : ''}
              {one.label ? ` · ${one.label}` : ''}
            </span>
          </li>
        )}
      />
      {shown !== undefined && (
        <VersionDialog {...props} shown={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
