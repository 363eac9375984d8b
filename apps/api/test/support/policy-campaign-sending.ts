import { type Policy, site, staff } from './policy.ts';

const BASE = '/api/v1/admin/email-marketing/';
const path = `${BASE}campaigns/`;
const ARCHIVE = '/api/v1/newsletter/archive/';

/** Returns the policy of a call on a campaign. */
const onCampaign = (name: string, success: number, body?: object): Policy => ({
  ...staff(success),
  own: (rows) => ({ path: `${path}${rows.campaign}/${name}/`, body }),
  foreign: [
    {
      place: 'path',
      status: 404,
      attempt: (rows) => ({ path: `${path}${rows.campaign}/${name}/`, body }),
    },
  ],
});
/** Returns the policy of a call that concerns no single record. */
const ofTenant = (address: string): Policy => ({
  ...staff(),
  own: () => ({ path: address }),
  foreign: [],
});
/** Returns the policy of a link of an email, with a token that is invalid. */
const link = (name: string, status: number, body?: object): Policy => ({
  ...site,
  success: status,
  visitor: status,
  own: () => ({ path: `/api/v1/email/${name}/?t=none`, body }),
  foreign: [],
});

/** Policies of sending campaigns. The campaign of the matrix is a draft without recipients, so that no action goes through. */
export const CAMPAIGN_SENDING_POLICIES: Readonly<Record<string, Policy>> = {
  'campaignSending.filters': ofTenant(`${path}filters/`),
  'campaignSending.dashboardMetrics': ofTenant(`${BASE}dashboard-metrics/`),
  'campaignSending.previewList': {
    ...staff(),
    own: (rows) => ({ path: `${path}preview-list/`, body: { listIds: [rows.emailList] } }),
    foreign: [
      {
        place: 'body',
        status: 200,
        attempt: (rows) => ({ path: `${path}preview-list/`, body: { listIds: [rows.emailList] } }),
      },
    ],
  },
  'campaignSending.checks': onCampaign('checks', 200),
  'campaignSending.report': onCampaign('email-check', 200),
  'campaignSending.checkUnsaved': {
    ...staff(200),
    own: () => ({ path: `${BASE}check-email/`, body: { subject: 'Spring' } }),
    foreign: [],
  },
  'campaignSending.sentEmail': onCampaign('sent-email', 404),
  'campaignSending.metrics': onCampaign('metrics', 200),
  'campaignSending.recipients': onCampaign('recipients', 200),
  'campaignSending.sendNow': onCampaign('send-now', 422, {}),
  'campaignSending.schedule': onCampaign('schedule', 422, {
    scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  'campaignSending.waves': onCampaign('waves', 422),
  'campaignSending.unschedule': onCampaign('unschedule', 409, {}),
  'campaignSending.pause': onCampaign('pause', 409, {}),
  'campaignSending.resume': onCampaign('resume', 409, {}),
  'campaignSending.cancel': onCampaign('cancel', 409, {}),
  'campaignSending.resendUncertain': onCampaign('resend-uncertain', 409, {}),
  'campaignSending.chooseWinner': onCampaign('choose-winner', 409, { variant: 0 }),
  'campaignSending.resendUnopened': onCampaign('resend-unopened', 409, {}),
  'newsletterArchive.set': onCampaign('archive', 200, { in_archive: true }),
  // The campaigns of the matrix are drafts, which no archive shows.
  'newsletterArchive.list': {
    ...site,
    own: () => ({ path: ARCHIVE }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${ARCHIVE}?limit=200` }) }],
  },
  'newsletterArchive.get': {
    ...site,
    success: 404,
    visitor: 404,
    own: (rows) => ({ path: `${ARCHIVE}${rows.campaign}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${ARCHIVE}${rows.campaign}/` }),
      },
    ],
  },
  'emailBounces.receive': {
    ...site,
    // The tenants of the access matrix have no provider.
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/email/events/?k=none', body: {} }),
    foreign: [],
  },
  'emailTracking.open': link('open', 200),
  'emailTracking.click': link('click', 404),
  'emailTracking.leavePage': link('unsubscribe', 404),
  'emailTracking.preferencesPage': link('preferences', 404),
  'emailTracking.savePreferences': link('preferences', 404, { lists: [] }),
  'emailTracking.leave': link('unsubscribe', 404),
};
