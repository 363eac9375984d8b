import { array, boolean, mixed, object, string } from 'yup';
import { shownItemSchema } from '../entities/content/collection-item.schema.ts';
import { shownComponentSchema } from '../entities/content/component.schema.ts';
import { mediaFactsSchema } from '../entities/content/media.schema.ts';
import {
  contentField,
  draftField,
  PAGE_FIELDS,
  PAGE_STATUSES,
  pageBulkSchema,
  pageCreateSchema,
  pageSchema,
  pageUpdateByIdSchema,
  pageUpdateSchema,
} from '../entities/content/page.schema.ts';
import { pageVisitorSchema, visitedNodeField } from '../entities/content/page-visitor.schema.ts';
import { idField, referenceField, versionField } from '../fields/fields.ts';
import { fieldsQuery, idParams, listQuery, listResponse } from './list.ts';
import { manyCalls } from './many.contract.ts';
import { CONTENT_BODY, defineRoute, SMALL_BODY } from './route.ts';

/** Maximum length of a path: the address of a page and that of an item. */
const MAX_PATH = 400;
const filters = { status: string().oneOf(PAGE_STATUSES) };
const onePage = object({ page: pageSchema.required() });
const savedPage = onePage.shape({ message: string().required() });
const revision = object({
  /** Version number of the revision. */
  id: idField().required(),
  version: versionField().required(),
  created_at: string().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  /** Size of the stored content, bytes. */
  size: idField().min(0).required(),
  label: string().defined(),
  /** Time from which visitors saw this version; null if they never did. */
  published_at: string().nullable().defined(),
});
const oneRevision = revision.shape({ title: string().defined(), content: string().nullable() });
/** Version of the page that the caller has seen; without it there is no conflict check. */
const seenVersion = object({ version: versionField() }).noUnknown();
const revisionParams = idParams.shape({ rev: idField().required() });

/** A page of a menu, with its child pages. */
export interface MenuItem {
  readonly title: string;
  readonly slug: string;
  readonly order: number;
  readonly children?: readonly MenuItem[];
}

/** Endpoints of pages. */
export const pagesContract = {
  list: defineRoute({
    id: 'pages.list',
    method: 'GET',
    path: '/api/v1/admin/pages/',
    summary: 'List pages, without content',
    access: { audience: 'staff', permission: 'pages.can_view' },
    query: fieldsQuery(PAGE_FIELDS, filters),
    response: listResponse(pageSchema),
  }),
  get: defineRoute({
    id: 'pages.get',
    method: 'GET',
    path: '/api/v1/admin/pages/{id}/',
    summary: 'Get a page with its content',
    access: { audience: 'staff', permission: 'pages.can_view' },
    params: idParams,
    response: onePage.shape({ results: pageSchema.required() }),
    errors: ['page_not_found'],
  }),
  presence: defineRoute({
    id: 'pages.presence',
    method: 'PUT',
    path: '/api/v1/admin/pages/{id}/presence/',
    summary:
      'Say that the user has a page open in the editor and which block is selected, or that it was closed, and list who has it open',
    access: { audience: 'staff', permission: 'pages.can_view' },
    quiet: true,
    params: idParams,
    body: object({ isPresent: boolean().required(), node: visitedNodeField() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ people: array(pageVisitorSchema.required()).required() }),
    errors: ['page_not_found'],
  }),
  create: defineRoute({
    id: 'pages.create',
    method: 'POST',
    path: '/api/v1/admin/pages/',
    summary: 'Create a page',
    status: 201,
    idempotent: true,
    access: { audience: 'staff', permission: 'pages.can_create' },
    body: pageCreateSchema,
    bodyLimit: CONTENT_BODY,
    response: savedPage,
    errors: ['slug_taken', 'content_invalid', 'content_too_large'],
  }),
  update: defineRoute({
    id: 'pages.update',
    method: 'PUT',
    path: '/api/v1/admin/pages/',
    summary: 'Update a page; the id is in the body',
    access: { audience: 'staff', permission: 'pages.can_update' },
    body: pageUpdateSchema,
    bodyLimit: CONTENT_BODY,
    response: savedPage,
    errors: ['page_not_found', 'slug_taken', 'conflict', 'content_invalid', 'content_too_large'],
  }),
  updateById: defineRoute({
    id: 'pages.updateById',
    method: 'PUT',
    path: '/api/v1/admin/pages/{id}/',
    summary: 'Update a page',
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: idParams,
    body: pageUpdateByIdSchema,
    bodyLimit: CONTENT_BODY,
    response: savedPage,
    errors: ['page_not_found', 'slug_taken', 'conflict', 'content_invalid', 'content_too_large'],
  }),
  updateContent: defineRoute({
    id: 'pages.updateContent',
    method: 'PUT',
    path: '/api/v1/admin/page/updatecontent/',
    summary: 'Save the content of a page from the editor',
    access: { audience: 'staff', permission: 'pages.can_update' },
    body: object({
      id: idField().required(),
      content: contentField().defined(),
      version: versionField(),
      draft: draftField(),
    }).noUnknown(),
    bodyLimit: CONTENT_BODY,
    response: onePage,
    errors: ['page_not_found', 'conflict', 'content_invalid', 'content_too_large'],
  }),
  remove: defineRoute({
    id: 'pages.remove',
    method: 'DELETE',
    path: '/api/v1/admin/pages/{id}/',
    summary: 'Delete a page',
    access: { audience: 'staff', permission: 'pages.can_delete' },
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['page_not_found'],
  }),
  ...manyCalls({
    plural: 'pages',
    words: ['page', 'pages'],
    path: '/api/v1/admin/pages/',
    module: 'pages',
    fields: PAGE_FIELDS,
    filters,
    bulk: pageBulkSchema,
    isTagged: false,
  }),
  revisions: defineRoute({
    id: 'pages.revisions',
    method: 'GET',
    path: '/api/v1/admin/pages/{id}/revisions/',
    summary: 'List the versions of a page, newest first',
    access: { audience: 'staff', permission: 'pages.can_view' },
    params: idParams,
    query: listQuery(['version', 'created_at'], {}),
    response: listResponse(revision),
    errors: ['page_not_found'],
  }),
  revision: defineRoute({
    id: 'pages.revision',
    method: 'GET',
    path: '/api/v1/admin/pages/{id}/revisions/{rev}/',
    summary: 'Get a version of a page with its content',
    access: { audience: 'staff', permission: 'pages.can_view' },
    params: revisionParams,
    response: object({ revision: oneRevision.required(), results: oneRevision.required() }),
    errors: ['page_not_found', 'not_found'],
  }),
  restoreRevision: defineRoute({
    id: 'pages.restoreRevision',
    method: 'POST',
    path: '/api/v1/admin/pages/{id}/revisions/{rev}/restore/',
    summary: 'Restore the content of an earlier version as a new version',
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: revisionParams,
    /** Version of the page that the user has seen; without it there is no conflict check. */
    query: object({ version: versionField(), draft: draftField() }).noUnknown(),
    response: savedPage,
    errors: ['page_not_found', 'not_found', 'conflict', 'content_invalid'],
  }),
  publish: defineRoute({
    id: 'pages.publish',
    method: 'POST',
    path: '/api/v1/admin/pages/{id}/publish/',
    summary: 'Publish a page with its unpublished changes now',
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: idParams,
    query: seenVersion,
    response: savedPage,
    errors: ['page_not_found', 'conflict'],
  }),
  discardChanges: defineRoute({
    id: 'pages.discardChanges',
    method: 'POST',
    path: '/api/v1/admin/pages/{id}/discard-changes/',
    summary: 'Discard the unpublished changes of a page, which stay in its versions',
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: idParams,
    query: seenVersion,
    response: savedPage,
    errors: ['page_not_found', 'conflict'],
  }),
  live: defineRoute({
    id: 'pages.live',
    method: 'GET',
    path: '/api/v1/admin/pages/{id}/live/',
    summary: 'Get a page with its content as visitors see it now',
    access: { audience: 'staff', permission: 'pages.can_view' },
    params: idParams,
    response: onePage.shape({ results: pageSchema.required() }),
    errors: ['page_not_found'],
  }),
  cancelSchedule: defineRoute({
    id: 'pages.cancelSchedule',
    method: 'POST',
    path: '/api/v1/admin/pages/{id}/cancel-schedule/',
    summary:
      'Cancel the scheduled version: a public page stays as visitors see it, another one is a draft',
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: idParams,
    query: seenVersion,
    response: savedPage,
    errors: ['page_not_found', 'conflict'],
  }),
  previewLink: defineRoute({
    id: 'pages.previewLink',
    method: 'POST',
    path: '/api/v1/admin/pages/{id}/preview-link/',
    summary:
      'Create a preview link: anyone with it can see the page, published or not, until it expires',
    status: 201,
    access: { audience: 'staff', permission: 'pages.can_update' },
    params: idParams,
    response: object({ url: string().required(), expires_at: string().required() }),
    errors: ['page_not_found'],
  }),
  publicGet: defineRoute({
    id: 'pages.publicGet',
    method: 'GET',
    path: '/api/v1/pages/',
    summary: 'Get a page by slug: published pages for visitors, all for staff',
    access: { audience: 'public' },
    query: object({
      /** Address of the page; of an item's page `base/item`. */
      slug: string().max(MAX_PATH).default(''),
      /** Token of a preview link, which gives access to its page only, published or not. */
      preview: string().max(200),
      /** True to show staff the live version of a public page, as visitors see it. */
      live: boolean(),
    }).noUnknown(),
    response: onePage.shape({
      header: string().nullable(),
      footer: string().nullable(),
      pageTitle: string().nullable(),
      /** Images of the content and of the site's settings. */
      media: array(mediaFactsSchema.required()),
      /** Components that its content shows, and those inside of them. */
      components: array(shownComponentSchema.required()),
      /** Item that the page shows; absent for an ordinary page. */
      item: shownItemSchema.optional().default(undefined),
    }),
    errors: ['page_not_found'],
  }),
  submenu: defineRoute({
    id: 'pages.submenu',
    method: 'GET',
    path: '/api/v1/pages/submenu/',
    summary: 'List published child pages of a page, or top-level pages for -1',
    access: { audience: 'public' },
    query: object({ pageId: referenceField().required() }).noUnknown(),
    response: object({ menuItems: array(mixed<MenuItem>().required()).required() }),
  }),
  sitemap: defineRoute({
    id: 'pages.sitemap',
    method: 'GET',
    path: '/api/v1/pages/sitemap/',
    summary: 'List the paths of all published pages',
    access: { audience: 'public' },
    response: object({
      rows: array(object({ slug: string().defined(), updated_at: string().required() })).required(),
    }),
  }),
};
