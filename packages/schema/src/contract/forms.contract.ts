import { object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Maximum size of a form with its files, bytes: four files of the maximum size. */
const FORM_BODY = 64 * 1024 * 1024;

const sent = (max: number) => string().max(max);

/** Endpoints of forms on public sites. */
export const formsContract = {
  submit: defineRoute({
    id: 'forms.submit',
    method: 'POST',
    path: '/api/v1/form/submit/',
    summary: 'Submit a form of a page; validated against the saved page',
    access: { audience: 'public' },
    encoding: 'form',
    ownFields: true,
    idempotent: true,
    // Rules and recipients sent by a browser are accepted and ignored.
    body: object({
      formName: sent(100).default('contact_form'),
      url: sent(2000).default('/'),
      tags: sent(2000),
      createCustomer: sent(10),
      visitor_id: sent(100),
      utm_paramaters: sent(4000),
      recipients: sent(4000),
      validations: sent(20_000),
      fields: sent(200_000),
      meta: sent(20_000),
      anchor: sent(40),
      newsletter: sent(10),
      company_website: sent(2000),
    }),
    bodyLimit: FORM_BODY,
    response: object({ message: string().required(), submissionGuid: string().required() }),
    errors: ['captcha_failed', 'rate_limited', 'page_not_found', 'too_large'],
  }),
};

const signupToken = object({ token: sent(300).required() }).noUnknown();

/** Endpoints by which visitors subscribe to newsletters and unsubscribe. */
export const newsletterContract = {
  signup: defineRoute({
    id: 'newsletter.signup',
    method: 'POST',
    path: '/api/v1/signup/',
    summary:
      'Subscribe to a newsletter; the answer is the same whether or not the address is known',
    access: { audience: 'public' },
    encoding: 'either',
    ownFields: true,
    body: object({
      email: sent(254).trim().required('Invalid email address'),
      form: sent(100),
      listId: idField().min(0),
      recaptchaToken: sent(10_000),
      url: sent(2000),
      anchor: sent(40),
    }),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['captcha_failed', 'rate_limited', 'validation_failed'],
  }),
  confirmPage: defineRoute({
    id: 'newsletter.confirmPage',
    method: 'GET',
    path: '/api/v1/newsletter/confirm/',
    summary: 'Page that asks a subscriber to confirm; opening it changes nothing',
    access: { audience: 'public' },
    query: signupToken,
    response: object({}),
    errors: ['link_ended'],
  }),
  confirm: defineRoute({
    id: 'newsletter.confirm',
    method: 'POST',
    path: '/api/v1/newsletter/confirm/',
    summary: 'Confirm a subscription with the token of the email',
    access: { audience: 'public' },
    query: signupToken,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
  leavePage: defineRoute({
    id: 'newsletter.leavePage',
    method: 'GET',
    path: '/api/v1/newsletter/unsubscribe/',
    summary: 'Page that asks a subscriber to unsubscribe; opening it changes nothing',
    access: { audience: 'public' },
    query: signupToken,
    response: object({}),
    errors: ['link_ended'],
  }),
  leave: defineRoute({
    id: 'newsletter.leave',
    method: 'POST',
    path: '/api/v1/newsletter/unsubscribe/',
    summary: 'Unsubscribe with the token of an email; repeating it has no effect',
    access: { audience: 'public' },
    query: signupToken,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
  blockPage: defineRoute({
    id: 'newsletter.blockPage',
    method: 'GET',
    path: '/api/v1/newsletter/block/',
    summary: 'Page that asks whether to block an address; opening it changes nothing',
    access: { audience: 'public' },
    query: signupToken,
    response: object({}),
    errors: ['link_ended'],
  }),
  block: defineRoute({
    id: 'newsletter.block',
    method: 'POST',
    path: '/api/v1/newsletter/block/',
    summary: 'Block all newsletter emails of the site to an address, with the token of an email',
    access: { audience: 'public' },
    query: signupToken,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
};
