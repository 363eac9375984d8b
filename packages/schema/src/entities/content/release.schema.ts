import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, lineField, textField, versionField } from '../../fields/fields.ts';

/** States of a release: `failed` means that its scheduled publication was refused, and that it can be published again. */
export const RELEASE_STATES = ['open', 'scheduled', 'published', 'failed'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Kinds of records that a release publishes. */
export const RELEASE_KINDS = ['page', 'post'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** Maximum number of records of a release, which are published in one transaction. */
export const MAX_RELEASE_ITEMS = 100;

/** Effects of a release on one of its records: it becomes public, its unpublished changes do, or nothing happens. */
export const RELEASE_EFFECTS = ['goes_live', 'updates', 'none'] as const;
export type ReleaseEffect = (typeof RELEASE_EFFECTS)[number];

/**
 * Problems of an item. `deleted`: its record is in the trash. `nothing_to_publish`: visitors see its newest version already.
 * `changed_since_added`: it has changed since it was added, and its newest version is published. `scheduled`: it has a publish
 * date of its own, which the release replaces. `no_permission`: the user may not publish it. `changed_since_published`: it has
 * changed since the release, so that the release cannot be taken back.
 */
export const RELEASE_PROBLEMS = [
  'deleted',
  'nothing_to_publish',
  'changed_since_added',
  'scheduled',
  'no_permission',
  'changed_since_published',
] as const;
export type ReleaseProblemCode = (typeof RELEASE_PROBLEMS)[number];

const person = () =>
  object({ id: idField().required(), displayName: string().defined() }).nullable().defined();
const kind = () => mixed<ReleaseKind>().oneOf(RELEASE_KINDS);
const name = () => lineField(120).trim().min(1, 'Give the release a name');

/** Pages and posts that are published at one moment. */
export const releaseSchema = object({
  id: idField().required(),
  name: string().required(),
  note: string().defined(),
  state: mixed<ReleaseState>().oneOf(RELEASE_STATES).required(),
  /** Time of the scheduled publication; null without one. */
  publish_at: string().nullable().defined(),
  /** Person whose permissions the scheduled publication needs. */
  scheduled_by: person(),
  published_at: string().nullable().defined(),
  published_by: person(),
  /** Time at which the versions before it were restored; null if they were not. */
  reverted_at: string().nullable().defined(),
  reverted_by: person(),
  /** Reason for which the scheduled publication was refused; '' in other states. */
  failure: string().defined(),
  item_count: number().integer().min(0).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type Release = InferType<typeof releaseSchema>;

/** A page or post of a release. */
export const releaseItemSchema = object({
  id: idField().required(),
  kind: kind().required(),
  /** Id of the page or post. */
  record_id: idField().required(),
  /** Title of its newest version; '' for a post that the user may not see. */
  title: string().defined(),
  /** Slug of the page or post. */
  slug: string().defined(),
  /** Path on the site. */
  path: string().defined(),
  effect: mixed<ReleaseEffect>().oneOf(RELEASE_EFFECTS).required(),
  /** Fields whose unpublished changes are published, or were. */
  changed: array(string().required()).required(),
  /** Version of the record when it was added, and now. */
  added_version: versionField().required(),
  version: versionField().required(),
  problems: array(
    object({
      code: mixed<ReleaseProblemCode>().oneOf(RELEASE_PROBLEMS).required(),
      message: string().required(),
      /** True for a problem that refuses the whole release, or its return. */
      blocks: boolean().required(),
    }),
  ).required(),
}).noUnknown();
export type ReleaseItem = InferType<typeof releaseItemSchema>;

/** A page or post that can be added to a release. */
export const releaseCandidateSchema = object({
  kind: kind().required(),
  record_id: idField().required(),
  title: string().defined(),
  path: string().defined(),
  effect: mixed<ReleaseEffect>().oneOf(RELEASE_EFFECTS).required(),
  /** Release that the record is in, which it cannot be added to again; null for none. */
  release: object({ id: idField().required(), name: string().required() }).nullable().defined(),
}).noUnknown();
export type ReleaseCandidate = InferType<typeof releaseCandidateSchema>;

/** Reference to a page or post. */
export const releaseReferenceSchema = object({
  kind: kind().required('Choose page or post'),
  id: idField().required(),
}).noUnknown();
export type ReleaseReference = InferType<typeof releaseReferenceSchema>;

/** List of pages and posts to add. */
export const releaseReferencesField = () =>
  array(releaseReferenceSchema.required()).min(1).max(MAX_RELEASE_ITEMS);

const READ_ONLY = [
  'state',
  'publish_at',
  'scheduled_by',
  'published_at',
  'published_by',
  'reverted_at',
  'reverted_by',
  'failure',
  'item_count',
  'created_at',
  'updated_at',
] as const;

/** Body that creates a release, with its first pages and posts if given. */
export const releaseCreateSchema = object({
  name: name().required('Give the release a name'),
  note: textField(2000),
  items: releaseReferencesField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'id', 'version'] });
export type ReleaseCreate = InferType<typeof releaseCreateSchema>;

/** Body that renames a release or changes its note. */
export const releaseUpdateSchema = object({
  name: name(),
  note: textField(2000),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'id'] });
export type ReleaseUpdate = InferType<typeof releaseUpdateSchema>;

/** Body that schedules a release. */
export const releaseScheduleSchema = object({
  publish_at: instantField().required('Choose a date and time'),
  version: versionField(),
}).noUnknown();
