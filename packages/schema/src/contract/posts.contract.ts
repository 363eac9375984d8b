import { array, number, object, string } from 'yup';
import {
  BLOG_POST_FIELDS,
  blogPostBulkSchema,
  blogPostCreateSchema,
  blogPostSchema,
  blogPostUpdateSchema,
  POST_STATUSES,
} from '../entities/content/blog-post.schema.ts';
import { idField, segmentField, versionField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { revisionParams, revisionShape } from './revision-shape.ts';
import { CONTENT_BODY, defineRoute } from './route.ts';

const path = '/api/v1/admin/blog/posts/';
const oneRevision = revisionShape.shape({
  title: string().defined(),
  excerpt: string().defined(),
  content: string().defined(),
});

/** Endpoints of blog posts. */
export const postsContract = {
  ...entityContract({
    name: 'blog_post',
    plural: 'posts',
    words: ['post', 'posts'],
    path,
    module: 'blog',
    record: blogPostSchema,
    create: blogPostCreateSchema,
    update: blogPostUpdateSchema,
    bulk: blogPostBulkSchema,
    fields: BLOG_POST_FIELDS,
    filters: { status: string().oneOf(POST_STATUSES), category_id: idField() },
    bodyLimit: CONTENT_BODY,
  }),
  revisions: defineRoute({
    id: 'posts.revisions',
    method: 'GET',
    path: `${path}{id}/revisions/`,
    summary: 'List the versions of a post, newest first',
    access: { audience: 'staff', permission: 'blog.can_view' },
    params: idParams,
    query: listQuery(['version', 'created_at'], {}),
    response: listResponse(revisionShape),
    errors: ['not_found'],
  }),
  revision: defineRoute({
    id: 'posts.revision',
    method: 'GET',
    path: `${path}{id}/revisions/{rev}/`,
    summary: 'Get a version of a post with its content',
    access: { audience: 'staff', permission: 'blog.can_view' },
    params: revisionParams,
    response: object({ revision: oneRevision.required(), results: oneRevision.required() }),
    errors: ['not_found'],
  }),
  restoreRevision: defineRoute({
    id: 'posts.restoreRevision',
    method: 'POST',
    path: `${path}{id}/revisions/{rev}/restore/`,
    summary: 'Restore title, excerpt and content of an earlier version as a new version',
    access: { audience: 'staff', permission: 'blog.can_update' },
    params: revisionParams,
    /** Version of the post that the user has seen; without it there is no conflict check. */
    query: object({ version: versionField() }).noUnknown(),
    response: object({ blog_post: blogPostSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict'],
  }),
  publicList: defineRoute({
    id: 'posts.publicList',
    method: 'GET',
    path: '/api/v1/blog/posts/',
    summary: 'List posts, newest first: published posts for visitors, all for staff',
    access: { audience: 'public' },
    query: listQuery(['publish_date', 'title'], { category: segmentField() }, 12).omit([
      'showdeleted',
    ]),
    response: object({
      rows: array(blogPostSchema.required()).required(),
      total: number().integer().required(),
      currentPage: number().integer().required(),
      itemsPerPage: number().integer().required(),
    }),
  }),
  publicGet: defineRoute({
    id: 'posts.publicGet',
    method: 'GET',
    path: '/api/v1/blog/posts/by-slug/',
    summary: 'Get a post by slug: published posts for visitors, all for staff',
    access: { audience: 'public' },
    query: object({ slug: segmentField().required() }).noUnknown(),
    response: object({ post: blogPostSchema.required(), results: blogPostSchema.required() }),
    errors: ['not_found'],
  }),
};
