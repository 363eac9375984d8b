import { object, string } from 'yup';
import { captchaSchema, captchaUpdateSchema } from '../entities/platform/captcha.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/settings/captcha/';
const update = { audience: 'staff', permission: 'settings.can_update' } as const;
const captcha = object({ captcha: captchaSchema.required() });

/** Endpoints of the captcha of a tenant's forms. */
export const captchaContract = {
  get: defineRoute({
    id: 'captcha.get',
    method: 'GET',
    path: PATH,
    summary: 'Get the CAPTCHA settings, without the secret key',
    access: { audience: 'staff', permission: 'settings.can_view' },
    response: captcha,
  }),
  save: defineRoute({
    id: 'captcha.save',
    method: 'PUT',
    path: PATH,
    summary: 'Set provider and keys of the CAPTCHA',
    access: update,
    body: captchaUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: captcha,
    errors: ['conflict'],
  }),
  test: defineRoute({
    id: 'captcha.test',
    method: 'POST',
    path: `${PATH}test/`,
    summary: 'Check the saved secret key with the provider',
    access: update,
    response: object({ message: string().required() }),
    errors: ['captcha_failed', 'rate_limited', 'not_found'],
  }),
};
