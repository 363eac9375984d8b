import { array, boolean, mixed, object, string } from 'yup';
import {
  RELEASE_KINDS,
  RELEASE_STATES,
  type ReleaseKind,
  type ReleaseState,
  releaseCandidateSchema,
  releaseCreateSchema,
  releaseItemSchema,
  releaseReferencesField,
  releaseScheduleSchema,
  releaseSchema,
  releaseUpdateSchema,
} from '../entities/content/release.schema.ts';
import { idField, idListField, versionField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/releases/';
const view = { audience: 'staff', permission: 'pages.can_view' } as const;
/** The permission to publish pages; for posts, the server checks the permission to publish posts as well. */
const publish = { audience: 'staff', permission: 'pages.can_update' } as const;

const state = () => mixed<ReleaseState>().oneOf(RELEASE_STATES);
const oneRelease = object({
  release: releaseSchema.required(),
  items: array(releaseItemSchema.required()).required(),
});
const savedRelease = oneRelease.shape({ message: string().required() });
/** Version of the release that the caller has seen; without it there is no conflict check. */
const seenVersion = object({ version: versionField() }).noUnknown();

/** Endpoints of releases. */
export const releasesContract = {
  list: defineRoute({
    id: 'releases.list',
    method: 'GET',
    path,
    summary: 'List releases, the last changed first',
    access: view,
    query: listQuery(['name', 'publish_at', 'published_at', 'updated_at', 'created_at'], {
      state: state(),
      /** True for releases that are not published. */
      pending: boolean(),
    }),
    response: listResponse(releaseSchema),
  }),
  create: defineRoute({
    id: 'releases.create',
    method: 'POST',
    path,
    summary: 'Create a release, with its first pages and posts',
    status: 201,
    idempotent: true,
    access: publish,
    body: releaseCreateSchema,
    bodyLimit: SMALL_BODY,
    response: savedRelease,
    errors: ['in_release'],
  }),
  candidates: defineRoute({
    id: 'releases.candidates',
    method: 'GET',
    path: `${path}candidates/`,
    summary: 'Search pages and posts for a release, those with something to publish first',
    access: publish,
    query: object({ search: string().trim().max(200) }).noUnknown(),
    response: object({ candidates: array(releaseCandidateSchema.required()).required() }),
  }),
  pending: defineRoute({
    id: 'releases.pending',
    method: 'GET',
    path: `${path}pending/`,
    summary: 'List the pages and posts that are in a release that is not published',
    access: view,
    response: object({
      pending: array(
        object({
          kind: mixed<ReleaseKind>().oneOf(RELEASE_KINDS).required(),
          record_id: idField().required(),
          release: object({
            id: idField().required(),
            name: string().required(),
            state: state().required(),
            publish_at: string().nullable().defined(),
          }).required(),
        }),
      ).required(),
    }),
  }),
  get: defineRoute({
    id: 'releases.get',
    method: 'GET',
    path: `${path}{id}/`,
    summary:
      'Check a release: its pages and posts, what changes for visitors, and problems that prevent it',
    access: view,
    params: idParams,
    response: oneRelease,
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'releases.update',
    method: 'PUT',
    path: `${path}{id}/`,
    summary: 'Rename a release, or change its note',
    access: publish,
    params: idParams,
    body: releaseUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: savedRelease,
    errors: ['not_found', 'conflict'],
  }),
  remove: defineRoute({
    id: 'releases.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: 'Delete a release; its pages and posts stay as they are',
    access: publish,
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
  addItems: defineRoute({
    id: 'releases.addItems',
    method: 'POST',
    path: `${path}{id}/items/`,
    summary: 'Add pages and posts to a release, all or none; those in it already stay',
    access: publish,
    params: idParams,
    body: object({ items: releaseReferencesField().required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: savedRelease,
    errors: ['not_found', 'in_release', 'release_published'],
  }),
  removeItems: defineRoute({
    id: 'releases.removeItems',
    method: 'DELETE',
    path: `${path}{id}/items/`,
    summary: 'Remove pages and posts from a release',
    access: publish,
    params: idParams,
    /** Ids of items, not of pages and posts. */
    body: object({ ids: idListField().required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: savedRelease,
    errors: ['not_found', 'release_published'],
  }),
  publish: defineRoute({
    id: 'releases.publish',
    method: 'POST',
    path: `${path}{id}/publish/`,
    summary: 'Publish all pages and posts of a release now, or none of them',
    access: publish,
    params: idParams,
    query: seenVersion,
    response: savedRelease,
    errors: ['not_found', 'conflict', 'release_published', 'release_blocked'],
  }),
  schedule: defineRoute({
    id: 'releases.schedule',
    method: 'POST',
    path: `${path}{id}/schedule/`,
    summary: 'Schedule a release, in the name of the user; a second call changes the time',
    access: publish,
    params: idParams,
    body: releaseScheduleSchema,
    bodyLimit: SMALL_BODY,
    response: savedRelease,
    errors: ['not_found', 'conflict', 'release_published', 'release_blocked'],
  }),
  cancelSchedule: defineRoute({
    id: 'releases.cancelSchedule',
    method: 'POST',
    path: `${path}{id}/cancel-schedule/`,
    summary: 'Cancel the scheduled publication of a release',
    access: publish,
    params: idParams,
    query: seenVersion,
    response: savedRelease,
    errors: ['not_found', 'conflict', 'release_published'],
  }),
  goBack: defineRoute({
    id: 'releases.goBack',
    method: 'POST',
    path: `${path}{id}/go-back/`,
    summary:
      'Restore what visitors saw before a release, for all its pages and posts or none; their published versions stay as drafts',
    access: publish,
    params: idParams,
    query: seenVersion,
    response: savedRelease,
    errors: ['not_found', 'conflict', 'not_now', 'release_blocked'],
  }),
};
