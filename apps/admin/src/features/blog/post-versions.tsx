import { RecordVersions, useCan } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { TextField } from '@org/editor-core/text-field';
import { apiContract } from '@org/schema/contract';
import type { BlogPost } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';

const { posts } = apiContract;

// A version is read-only.
const ignore = (): void => undefined;

/** Renders the versions of a post, newest first. */
export function PostVersions({ post }: { readonly post: BlogPost }): ReactElement {
  const api = useApi();
  const canRestore = useCan('blog.can_update');
  const { id, version } = post;
  return (
    <RecordVersions
      version={version}
      queryKey={[...callKey(posts.revisions), id]}
      list={async (query) => (await api.call(posts.revisions, { params: { id }, query })).results}
      read={async (rev) => (await api.call(posts.revision, { params: { id, rev } })).revision}
      draw={({ title, excerpt, content }) => (
        <article className="ad-record-version">
          <h2>{title}</h2>
          {excerpt && <p className="at-meta">{excerpt}</p>}
          {content ? (
            <TextField label={LABELS.content} value={content} onChange={ignore} disabled />
          ) : (
            <p className="at-meta">{text.noText}</p>
          )}
        </article>
      )}
      restore={
        canRestore
          ? (rev) => api.call(posts.restoreRevision, { params: { id, rev }, query: { version } })
          : undefined
      }
      stale={[posts.get, posts.list, posts.revisions, posts.timeline].map((route) =>
        callKey(route),
      )}
      restored={text.restored}
    />
  );
}
