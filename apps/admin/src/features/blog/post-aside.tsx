import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { BLOG_POST_FIELDS, type BlogPost } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { PostVersions } from './post-versions.tsx';

const { posts } = apiContract;

/** Renders tags, versions and history beside a post's form. */
export function PostAside({ record }: { readonly record: BlogPost }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={posts}
        stale={[posts.list]}
        readOnly={!useCan('blog.can_update')}
      />
      <PostVersions post={record} />
      <RecordTimeline route={posts.timeline} id={record.id} fields={BLOG_POST_FIELDS} />
    </>
  );
}
