import { array, boolean, type InferType, number, object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { STARTER_SITES } from '../values/constants.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Statuses of the creation of a starter site. */
const STARTER_STATUSES = ['waiting', 'running', 'done', 'failed', 'undone'] as const;

/** A starter site that is being or was created. */
const startedSiteSchema = object({
  id: idField().required(),
  site: string().oneOf(STARTER_SITES).required(),
  status: string().oneOf(STARTER_STATUSES).required(),
  /** Completed steps: each image is one, and all pages together are one. */
  done: number().integer().required(),
  total: number().integer().required(),
  look: boolean().required(),
  homepage: boolean().required(),
  /** The page to open first; null until it exists. */
  home_page_id: idField().nullable().defined(),
  /** Path of that page on the site, such as `/` or `/home-2`; '' until it exists. */
  home_path: string().defined(),
  /** Slug by which the editor opens it; '' until it exists. */
  home_slug: string().defined(),
  pages: number().integer().required(),
  posts: number().integer().required(),
  pictures: number().integer().required(),
  /** Why it failed, as a message; '' otherwise. */
  error: string().defined(),
  created_at: string().required(),
}).noUnknown();
export type StartedSite = InferType<typeof startedSiteSchema>;

/** Content that a starter site would add to this tenant. */
const starterSiteSchema = object({
  site: string().oneOf(STARTER_SITES).required(),
  company: string().required(),
  pages: array(
    object({
      title: string().required(),
      slug: string().required(),
      /** Slug that the page would get here, with a suffix when the slug is taken. */
      free_slug: string().required(),
    }).required(),
  ).required(),
  posts: number().integer().required(),
  pictures: number().integer().required(),
  /** The latest creation that was not undone; null for none. */
  started: startedSiteSchema.nullable().defined(),
}).noUnknown();
export type StarterSiteOffer = InferType<typeof starterSiteSchema>;

const started = object({ started: startedSiteSchema.required() });

/** Starter sites that a tenant can use. */
export const starterSitesContract = {
  list: defineRoute({
    id: 'starterSites.list',
    method: 'GET',
    path: '/api/v1/admin/starter-sites/',
    summary: 'List the starter sites, with what each would add',
    access: { audience: 'staff', permission: 'settings.can_update' },
    response: object({
      sites: array(starterSiteSchema.required()).required(),
      /** True when the tenant has a home page that this one can replace. */
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
      /** Replaces colors, fonts, menu, header, footer and the company's details. */
      look: boolean().default(false),
      /** Sets its home page as the home page of the tenant. */
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
      /** False when the design was changed since, or never applied. */
      look_restored: boolean().required(),
    }),
    errors: ['not_found', 'in_use'],
  }),
};
