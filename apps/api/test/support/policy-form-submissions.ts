import { type Policy, site, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';

const PATH = '/api/v1/admin/form-submissions/';
const answer = { subject: 'Matrix', text: 'Matrix' };

/** Returns a form for a page that does not exist: actors with access get not found, and nothing is stored. */
function emptyForm(): FormData {
  const form = new FormData();
  form.append('url', '/no-such-page');
  return form;
}

/** Policies of form submissions, and of public forms. */
export const FORM_SUBMISSION_POLICIES: Readonly<Record<string, Policy>> = {
  ...entityPolicies({
    plural: 'formSubmissions',
    path: 'form-submissions',
    name: 'form_submission',
    row: (rows) => rows.formSubmission,
    fresh: { subject: 'Matrix', email: 'matrix@visitor.example' },
    set: { status: 'read' },
  }),
  'formSubmissions.reply': {
    ...staff(),
    own: (rows) => ({ path: `${PATH}${rows.formSubmission}/reply/`, body: answer }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${PATH}${rows.formSubmission}/reply/`, body: answer }),
      },
    ],
  },
  'formSubmissions.notify': {
    // A submission that staff created has no pending notification.
    ...staff(409),
    own: (rows) => ({ path: `${PATH}${rows.formSubmission}/notify/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${PATH}${rows.formSubmission}/notify/` }),
      },
    ],
  },
  'formSubmissions.file': {
    ...staff(404),
    own: (rows) => ({ path: `${PATH}${rows.formSubmission}/files/1/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${PATH}${rows.formSubmission}/files/1/` }),
      },
    ],
  },
  'formSubmissions.bookings': {
    ...staff(),
    own: () => ({ path: `${PATH}bookings/` }),
    foreign: [],
  },
  'formSubmissions.mail': {
    ...staff(),
    own: () => ({ path: `${PATH}mail/` }),
    foreign: [],
  },
  'forms.submit': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/form/submit/', body: emptyForm() }),
    foreign: [],
  },
  'newsletter.signup': {
    ...site,
    own: () => ({ path: '/api/v1/signup/', body: { email: 'matrix@visitor.example' } }),
    foreign: [],
  },
  'newsletter.confirmPage': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/confirm/?token=none' }),
    foreign: [],
  },
  'newsletter.confirm': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/confirm/?token=none' }),
    foreign: [],
  },
  'newsletter.leavePage': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/unsubscribe/?token=none' }),
    foreign: [],
  },
  'newsletter.leave': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/unsubscribe/?token=none' }),
    foreign: [],
  },
  'newsletter.blockPage': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/block/?token=none' }),
    foreign: [],
  },
  'newsletter.block': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/newsletter/block/?token=none' }),
    foreign: [],
  },
};
