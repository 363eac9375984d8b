import { callKey, useApi } from '@org/api-client/react';
import { TextField } from '@org/editor-core';
import { apiContract, type BlogPost } from '@org/schema';
import { Alert, Dialog, RelativeTime, SkeletonLines, toast, UnstyledButton } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { failureText } from '../../app/media/failure-text.ts';
import { SideList } from '../../app/record/side-list.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { LABELS, text } from './messages.ts';

const { posts } = apiContract;

// A version is only looked at.
const ignore = (): void => undefined;

/** One saved version as it was, and the way back to it. */
function VersionDialog({
  post,
  rev,
  onClose,
}: {
  readonly post: BlogPost;
  readonly rev: number;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const mayRestore = useCan('blog.can_update') && rev !== post.version;
  const [busy, setBusy] = useState(false);
  const params = { id: post.id, rev };
  const found = useQuery({
    queryKey: callKey(posts.revision, { params }),
    queryFn: async () => (await api.call(posts.revision, { params })).revision,
  });

  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await api.call(posts.restoreRevision, { params, query: { version: post.version } });
      toast.success(text.restored(rev));
      onClose();
      for (const route of [posts.get, posts.list, posts.revisions, posts.timeline])
        void queries.invalidateQueries({ queryKey: callKey(route) });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={text.versionTitle(rev)}
      width={720}
      onClose={onClose}
      buttons={[
        { label: text.close, onPress: onClose },
        ...(mayRestore
          ? [
              {
                label: text.restore,
                kind: 'primary' as const,
                busy,
                onPress: () => void restore(),
              },
            ]
          : []),
      ]}
    >
      {found.isPending && <SkeletonLines count={6} />}
      {found.isError && <Alert color="red">{failureText(found.error)}</Alert>}
      {found.data && (
        <article className="ad-post-version">
          <h2>{found.data.title}</h2>
          {found.data.excerpt && <p className="at-meta">{found.data.excerpt}</p>}
          {found.data.content ? (
            <TextField
              label={LABELS.content}
              value={found.data.content}
              onChange={ignore}
              disabled
            />
          ) : (
            <p className="at-meta">{text.noText}</p>
          )}
        </article>
      )}
    </Dialog>
  );
}

/** What was saved of a post, newest first: each can be looked at and brought back. */
export function PostVersions({ post }: { readonly post: BlogPost }): ReactElement {
  const api = useApi();
  const [shown, setShown] = useState<number>();
  const { id, version } = post;
  return (
    <>
      <SideList
        title={text.versions}
        className="ad-post-versions"
        failed={text.versionsFailed}
        older={text.earlier}
        queryKey={[...callKey(posts.revisions), id, version]}
        read={async (part) => {
          const query = { itemsPerPage: 8, ...part };
          return (await api.call(posts.revisions, { params: { id }, query })).results;
        }}
        row={(one) => (
          <li key={one.version}>
            <UnstyledButton className="ad-row-link" onClick={() => setShown(one.version)}>
              {text.versionTitle(one.version)}
            </UnstyledButton>
            <span className="at-meta">
              <RelativeTime value={one.created_at} /> · {one.user?.displayName ?? text.unknown}
              {one.version === version ? ` · ${text.newest}` : ''}
              {one.label ? ` · ${one.label}` : ''}
            </span>
          </li>
        )}
      />
      {shown !== undefined && (
        <VersionDialog post={post} rev={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
