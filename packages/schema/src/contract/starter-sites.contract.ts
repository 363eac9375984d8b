import { array, boolean, type InferType, number, object, string } from 'yup';
import { STARTER_SITES } from '../constants.ts';
import { idField } from '../fields.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Where the making of a site stands. */
const STARTER_STATUSES = ['waiting', 'running', 'done', 'failed', 'undone'] as const;

/** A starter site that is being made, or was. */
const startedSiteSchema = object({
  id: idField().required(),
  site: string().oneOf(STARTER_SITES).required(),
  status: string().oneOf(STARTER_STATUSES).required(),
  /** Steps: each picture is one, and the pages together. */
  done: number().integer().required(),
  total: number().integer().required(),
  look: boolean().required(),
  homepage: boolean().required(),
  /** The page to open first; null until it is made. */
  home_page_id: idField().nullable().defined(),
  /** Its address on the site, such as `/` or `/home-2`; '' until it is made. */
  home_path: string().defined(),
  /** Its slug, by which the editor opens it; '' until it is made. */
  home_slug: string().defined(),
  pages: number().integer().required(),
  posts: number().integer().required(),
  pictures: number().integer().required(),
  /** Why it failed, in words; '' otherwise. */
  error: string().defined(),
  created_at: string().required(),
}).noUnknown();
export type StartedSite = InferType<typeof startedSiteSchema>;

/** What a starter site would add to this tenant. */
const starterSiteSchema = object({
  site: string().oneOf(STARTER_SITES).required(),
  company: string().required(),
  pages: array(
    object({
      title: string().required(),
      slug: string().required(),
      /** Address that it would get here: another one where a page has it already. */
      free_slug: string().required(),
    }).required(),
  ).required(),
  posts: number().integer().required(),
  pictures: number().integer().required(),
  /** The one that was made of it and not undone, or the last try where that failed; null for none. */
  started: startedSiteSchema.nullable().defined(),
}).noUnknown();
export type StarterSiteOffer = InferType<typeof starterSiteSchema>;

const started = object({ started: startedSiteSchema.required() });

/** Sites that a tenant can start from. */
export const starterSitesContract = {
  list: defineRoute({
    id: 'starterSites.list',
    method: 'GET',
    path: '/api/v1/admin/starter-sites/',
    summary: 'List the starter sites, with what each would add',
    access: { audience: 'staff', permission: 'settings.can_update' },
    response: object({
      sites: array(starterSiteSchema.required()).required(),
      /** True where the tenant has a home page, so that taking over another replaces it. */
      has_homepage: boolean().required(),
    }),
  }),
  start: defineRoute({
    id: 'starterSites.start',
    method: 'POST',
    path: '/api/v1/admin/starter-sites/',
    summary:
      'Create a starter site in the background. Adds pages, posts and pictures; applies its design and home page only if the body says so. Returns the existing one if it was already started.',
    access: { audience: 'staff', permission: 'settings.can_update' },
    status: 202,
    bodyLimit: SMALL_BODY,
    idempotent: true,
    body: object({
      site: string().oneOf(STARTER_SITES, 'Please choose a site').required('Please choose a site'),
      /** Replaces colours, fonts, menu, header, footer and the company's details. */
      look: boolean().default(false),
      /** Makes its home page the home page. */
      homepage: boolean().default(false),
    }).noUnknown(),
    response: started,
  }),
  get: defineRoute({
    id: 'starterSites.get',
    method: 'GET',
    path: '/api/v1/admin/starter-sites/{id}/',
    summary: 'Get the progress of a starter site',
    access: { audience: 'staff', permission: 'settings.can_update' },
    params: idParams,
    response: started,
    errors: ['not_found'],
  }),
  undo: defineRoute({
    id: 'starterSites.undo',
    method: 'DELETE',
    path: '/api/v1/admin/starter-sites/{id}/',
    summary:
      'Undo a starter site: moves its pages, posts and unused pictures to the trash, and restores the previous design unless it was changed since then',
    access: { audience: 'staff', permission: 'settings.can_update' },
    params: idParams,
    response: object({
      started: startedSiteSchema.required(),
      /** False where the look was changed since, or was never taken over. */
      look_restored: boolean().required(),
    }),
    errors: ['not_found', 'in_use'],
  }),
};
