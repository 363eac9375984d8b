import type { BlockRegistry } from '@org/content';
import { getLocaleCountry } from '@org/schema';
import { apiContract, type RouteBody } from '@org/schema/contract';
import { ERRORS } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import {
  type BoundRoute,
  type PublicInput,
  publicRoute,
  type Refuse,
} from '../../../kernel/http/bind-route.ts';
import { plainPage, readsPages, seeOther } from '../../../kernel/http/plain-page.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { type CaptchaTools, verifyCaptcha } from '../../platform/index.ts';
import { confirmJob } from './confirm-sender.ts';
import { findForm } from './find-form.ts';
import type { FormLimits } from './form-limits.ts';
import type { FormSignUp } from './form-sign-up.ts';
import { notifyJob } from './notify-recipients.ts';
import { getSender, getThanks, prepareSubmission, saveSubmission } from './submit-form.ts';
import { toSafeName } from './unlinked-text.ts';

/** Dependencies of the form routes. */
export interface FormTools {
  readonly registry: BlockRegistry;
  readonly captcha: Omit<CaptchaTools, 'db'>;
  readonly limits: FormLimits;
  readonly store: MediaStore;
  readonly send: SendJob;
  /** Returns the sign-ups that visitors can request with a form. */
  readonly getSignUps: () => readonly FormSignUp[];
}

const { forms } = apiContract;
type SubmitInput = PublicInput<typeof forms.submit>;
type Answer = { readonly message: string; readonly submissionGuid: string };

/** Returns a safe anchor for the redirect; '' for any other text. */
export const getAnchor = (anchor: string | undefined): string =>
  /^b\d{1,6}-sent$/.test(anchor ?? '') ? `#${anchor}` : '';

/** Returns the captcha token from the metadata of the page's script; undefined when there is none. */
function getToken({ meta }: RouteBody<typeof forms.submit>): string | undefined {
  try {
    const token: unknown = (JSON.parse(meta ?? '{}') as { recaptchaToken?: unknown })
      .recaptchaToken;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

async function submit(tools: FormTools, input: SubmitInput): Promise<Answer & { path: string }> {
  const { body, call, tenant, run } = input;
  await tools.limits.count(tenant.id, call.address);
  // Uses the transaction of the request, which an idempotency key may have opened.
  const db = {
    asTenant: <Value>(_id: number, work: (tx: TenantTx) => Promise<Value>) => run(work),
  };
  await verifyCaptcha(
    { ...tools.captcha, db },
    {
      tenantId: tenant.id,
      token: getToken(body),
      host: call.host,
      address: call.address,
    },
  );
  const { found, ...rules } = await run(async (tx) => {
    const { timezone, locale, opening_hours } = await getSettings(tx);
    return {
      found: await findForm(tx, tools.registry, body),
      today: dayIn(timezone, new Date()),
      country: getLocaleCountry(locale),
      hours: opening_hours,
      timezone,
    };
  });
  const prepared = await prepareSubmission({ body, entries: call.entries, found, ...rules });
  const keep = run(async (tx) => {
    const { id, isToTell } = await saveSubmission(
      tx,
      { store: tools.store, tenant },
      prepared,
      body,
    );
    if (isToTell)
      await tools.send(
        tx,
        notifyJob,
        { submissionId: id },
        { tenantId: tenant.id, key: `form ${id}` },
      );
    const { form } = prepared.found;
    const { email, firstname, lastname } = getSender(prepared);
    if (form.confirmSender && email && !prepared.isSpam)
      await tools.send(
        tx,
        confirmJob,
        { submissionId: id, firstName: toSafeName(firstname), lastName: toSafeName(lastname) },
        { tenantId: tenant.id, key: `form confirmation ${id}` },
      );
    if (form.newsletterSignup && body.newsletter && email && !prepared.isSpam)
      for (const signUp of tools.getSignUps())
        await signUp(tx, tenant, {
          email,
          firstname,
          lastname,
          listId: form.newsletterListId,
          form: form.formName,
          address: call.address,
        });
  });
  await keep.catch(async (error: unknown) => {
    // The submission was not saved, so nothing refers to its files.
    await tools.store.remove(tenant.guid, prepared.guid);
    throw error;
  });
  return { message: getThanks(prepared.found), submissionGuid: prepared.guid, path: found.path };
}

/** Returns the name of a field as a label, such as `first_name` as `First name`; other names are unchanged. */
function toLabel(name: string): string {
  if (!/^[a-z0-9_]+$/.test(name)) return name;
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}

/** Returns the error page for browsers without scripts, with each problem under the name of its field. */
export const refuseForm: Refuse = (error) => {
  const { formErrors = {}, message } = error.details;
  const problems = Object.entries(formErrors).map(
    ([field, problem]) => `${toLabel(field)}: ${problem}`,
  );
  return plainPage({
    status: error.status,
    title: 'This could not be sent',
    paragraphs: [
      ...(problems.length > 0 ? problems : [message ?? ERRORS[error.code].message]),
      'Go back in your browser: what you have typed is still there.',
    ],
  });
};

/** Creates the route that receives forms of visitors. */
export function formRoutes(tools: FormTools): BoundRoute[] {
  return [
    publicRoute(
      forms.submit,
      async (input) => {
        const { path, ...answer } = await submit(tools, input);
        if (!readsPages(input.call.headers)) return answer;
        // A redirect is returned in place of the JSON of the contract.
        return seeOther(`${path}${getAnchor(input.body.anchor)}`) as unknown as Answer;
      },
      refuseForm,
    ),
  ];
}
