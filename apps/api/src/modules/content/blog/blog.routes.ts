import { apiContract } from '@org/schema/contract';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { mapRows } from '../../../kernel/database/read-list.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { listRevisions, toRevision } from '../../../kernel/entities/revisions.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import {
  type BoundRoute,
  type PublicInput,
  publicRoute,
  staffRoute,
} from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { blogPostEntity } from './blog-post.entity.ts';
import { getRevision, restoreRevision } from './blog-post-revisions.service.ts';
import { POST_REVISIONS } from './blog-post-revisions.ts';
import { findPost, listPosts } from './public-posts.ts';

/** Staff with permission to view the blog also see posts that are not public yet. */
const getView = ({ viewer }: Pick<PublicInput<unknown>, 'viewer'>) => ({
  all: viewer !== null && hasPermission(viewer, 'blog.can_view'),
});

/** Creates the routes of blog posts. */
export function blogRoutes(send: SendJob): BoundRoute[] {
  const { posts } = apiContract;
  return [
    ...entityRoutes(posts, blogPostEntity, send),
    staffRoute(posts.revisions, async (input) => {
      const { params, query } = input;
      const results = await inTenant(input, async (w) => {
        await getEntity(w, blogPostEntity, params.id);
        return listRevisions(w.tx, POST_REVISIONS, params.id, query);
      });
      return { results: mapRows(results, toRevision) };
    }),
    staffRoute(posts.revision, async (input) => {
      const { id, rev } = input.params;
      const revision = await inTenant(input, (w) => getRevision(w, id, rev));
      return { revision, results: revision };
    }),
    staffRoute(posts.restoreRevision, async (input) => {
      const { id, rev } = input.params;
      const based = { id, version: input.query.version };
      return {
        blog_post: await inTenant(input, (w) => restoreRevision(w, based, rev)),
        message: `Version ${rev} restored`,
      };
    }),
    publicRoute(posts.publicList, async (input) => {
      const { rows, total, currentPage, itemsPerPage } = await input.run((tx) =>
        listPosts(tx, input.query, getView(input)),
      );
      return { rows, total, currentPage, itemsPerPage };
    }),
    publicRoute(posts.publicGet, async (input) => {
      const post = await input.run((tx) => findPost(tx, input.query.slug, getView(input)));
      return { post, results: post };
    }),
  ];
}
