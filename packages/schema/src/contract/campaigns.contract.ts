import { array, object, string } from 'yup';
import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_STATUSES,
  campaignBulkSchema,
  campaignCreateSchema,
  campaignSchema,
  campaignTestSchema,
  campaignUpdateSchema,
} from '../entities/marketing/campaign.schema.ts';
import { lineField, versionField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { revisionParams, revisionShape } from './revision-shape.ts';
import { CONTENT_BODY, defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/email-marketing/campaigns/';
const access = { audience: 'staff', module: 'email_marketing' } as const;
const oneRevision = revisionShape.shape({
  name: string().defined(),
  subject: string().defined(),
  preheader: string().defined(),
  content: string().nullable(),
});

/** Endpoints of email campaigns. */
export const campaignsContract = {
  ...entityContract({
    name: 'campaign',
    plural: 'campaigns',
    words: ['campaign', 'campaigns'],
    path,
    removePath: 'delete/',
    module: 'email_marketing',
    tenantModule: 'email_marketing',
    record: campaignSchema,
    create: campaignCreateSchema,
    update: campaignUpdateSchema,
    bulk: campaignBulkSchema,
    fields: CAMPAIGN_FIELDS,
    filters: { status: string().oneOf(CAMPAIGN_STATUSES) },
    bodyLimit: CONTENT_BODY,
  }),
  duplicate: defineRoute({
    id: 'campaigns.duplicate',
    method: 'POST',
    path: `${path}{id}/duplicate/`,
    summary: 'Copy a campaign with its content and filters, as a draft',
    status: 201,
    idempotent: true,
    access: {
      audience: 'staff',
      permission: 'email_marketing.can_create',
      module: 'email_marketing',
    },
    params: idParams,
    /** By default the copy is named after the original. */
    body: object({ name: lineField(200).trim() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ campaign: campaignSchema.required(), message: string().required() }),
    errors: ['not_found'],
  }),
  sendTest: defineRoute({
    id: 'campaigns.sendTest',
    method: 'POST',
    path: `${path}{id}/send-test/`,
    summary:
      'Email the saved version of a campaign to a few addresses, as a test that is not counted',
    idempotent: true,
    access: { ...access, permission: 'email_marketing.can_send' },
    params: idParams,
    body: campaignTestSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      sent: array(string().required()).required(),
      failed: array(
        object({ email: string().required(), error: string().required() }).required(),
      ).required(),
      message: string().required(),
    }),
    errors: ['not_found', 'validation_failed', 'rate_limited', 'content_too_large'],
  }),
  revisions: defineRoute({
    id: 'campaigns.revisions',
    method: 'GET',
    path: `${path}{id}/revisions/`,
    summary: 'List the versions of a campaign, newest first',
    access: { ...access, permission: 'email_marketing.can_view' },
    params: idParams,
    query: listQuery(['version', 'created_at'], {}),
    response: listResponse(revisionShape),
    errors: ['not_found'],
  }),
  revision: defineRoute({
    id: 'campaigns.revision',
    method: 'GET',
    path: `${path}{id}/revisions/{rev}/`,
    summary: 'Get a version of a campaign with its content',
    access: { ...access, permission: 'email_marketing.can_view' },
    params: revisionParams,
    response: object({ revision: oneRevision.required(), results: oneRevision.required() }),
    errors: ['not_found'],
  }),
  restoreRevision: defineRoute({
    id: 'campaigns.restoreRevision',
    method: 'POST',
    path: `${path}{id}/revisions/{rev}/restore/`,
    summary: 'Restore subject, preheader and content of an earlier version as a new version',
    access: { ...access, permission: 'email_marketing.can_update' },
    params: revisionParams,
    /** Version of the campaign that the user has seen; without it there is no conflict check. */
    query: object({ version: versionField() }).noUnknown(),
    response: object({ campaign: campaignSchema.required(), message: string().required() }),
    errors: ['not_found', 'conflict'],
  }),
};
