import { array, boolean, number, object, string } from 'yup';
import { campaignSchema } from '../entities/marketing/campaign.schema.ts';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/newsletter/archive/';

/** A sent campaign as visitors see it, without any data of a recipient. */
const archivedEmail = object({
  id: idField().required(),
  /** Path of the site without the leading slash. */
  path: string().required(),
  subject: string().defined(),
  preheader: string().defined(),
  sent_at: string().required(),
}).noUnknown();

/** Endpoints of the archive of sent campaigns on a site. */
export const newsletterArchiveContract = {
  list: defineRoute({
    id: 'newsletterArchive.list',
    method: 'GET',
    path,
    summary: 'List the sent campaigns that the site shows in its archive, newest first',
    access: { audience: 'public' },
    query: listQuery([], {}, 20).pick(['currentPage', 'itemsPerPage', 'limit']),
    response: object({
      rows: array(archivedEmail.required()).required(),
      total: number().integer().required(),
      currentPage: number().integer().required(),
      itemsPerPage: number().integer().required(),
    }),
  }),
  get: defineRoute({
    id: 'newsletterArchive.get',
    method: 'GET',
    path: `${path}{id}/`,
    summary: 'Get the email of a sent campaign in the archive, without any data of a recipient',
    access: { audience: 'public' },
    params: idParams,
    response: object({
      email: archivedEmail
        .shape({
          /** Whole document. To be shown only where it can run nothing. */
          html: string().required(),
        })
        .required(),
    }),
    errors: ['not_found'],
  }),
  set: defineRoute({
    id: 'newsletterArchive.set',
    method: 'PUT',
    path: '/api/v1/admin/email-marketing/campaigns/{id}/archive/',
    summary: 'Show a campaign in the archive of the site or hide it, also after it was sent',
    access: {
      audience: 'staff',
      permission: 'email_marketing.can_send',
      module: 'email_marketing',
    },
    params: idParams,
    body: object({
      in_archive: boolean().required('Choose whether the archive shows this campaign'),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ campaign: campaignSchema.required(), message: string().required() }),
    errors: ['not_found', 'not_now', 'validation_failed'],
  }),
};
