import { ownPath } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import { appError } from '@org/schema/errors';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type BoundRoute, type PublicInput, publicRoute } from '../../../kernel/http/bind-route.ts';
import { plainPage, readsPages, seeOther } from '../../../kernel/http/plain-page.ts';
import { type FormLimits, getAnchor, refuseForm } from '../../crm/index.ts';
import { type CaptchaTools, verifyCaptcha } from '../../platform/index.ts';
import { type Newsletter, SIGNED_UP } from './newsletter.service.ts';
import type { NewsletterAct, NewsletterTokens } from './newsletter-tokens.ts';

/** Dependencies of the newsletter routes. */
export interface NewsletterRoutesOptions {
  readonly newsletter: Newsletter;
  readonly tokens: NewsletterTokens;
  readonly captcha: Omit<CaptchaTools, 'db'>;
  readonly limits: FormLimits;
}

type Told = { readonly message: string };
type Nothing = Record<never, never>;
type ActInput = PublicInput<typeof apiContract.newsletter.confirm>;

const WORDS = {
  confirm: {
    title: 'Confirm your subscription',
    ask: 'Press the button to receive the newsletter.',
    button: 'Confirm',
    done: SIGNED_UP,
    after: 'You are subscribed.',
  },
  leave: {
    title: 'Unsubscribe from the newsletter',
    ask: 'Press the button to stop receiving the newsletter.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    after: 'You will not receive this newsletter any more.',
  },
  block: {
    title: 'Block newsletter emails',
    ask: 'Press the button to never receive newsletter emails from this site, even if someone subscribes your address again.',
    button: 'Block',
    done: 'Your address is blocked',
    after: 'You will not receive newsletter emails from this site.',
  },
} as const;

/**
 * Creates the public newsletter routes. Opening a link of a mail changes nothing, because programs follow links; the button on
 * its page does, or a POST of an email client.
 */
export function newsletterRoutes(options: NewsletterRoutesOptions): BoundRoute[] {
  const { newsletter, tokens, captcha, limits } = options;
  const contract = apiContract.newsletter;

  const asking = (act: NewsletterAct, { tenant, query: { token }, call }: ActInput): Response => {
    if (!tokens.read(tenant.id, act, token)) {
      if (!readsPages(call.headers)) throw appError('link_ended');
      return ended();
    }
    const { title, ask, button } = WORDS[act];
    const action = `?token=${encodeURIComponent(token)}`;
    return plainPage({ title, paragraphs: [ask], button: { label: button, action } });
  };
  const acting = async (
    act: NewsletterAct,
    { tenant, query, run, call }: ActInput,
  ): Promise<Told> => {
    const of = tokens.read(tenant.id, act, query.token);
    const isDone = of !== undefined && (await run((tx) => newsletter[act](tx, tenant.id, of)));
    const isPage = readsPages(call.headers);
    if (!isDone) {
      if (!isPage) throw appError('link_ended');
      // Browsers get a page in place of the JSON of the contract.
      return ended() as unknown as Told;
    }
    const { done, after } = WORDS[act];
    if (!isPage) return { message: done };
    return plainPage({
      title: done,
      paragraphs: [after],
      link: { label: 'Go to the site', href: '/' },
    }) as unknown as Told;
  };

  return [
    publicRoute(
      contract.signup,
      async ({ body, call, tenant, run }) => {
        await limits.count(tenant.id, call.address);
        if (!mailAddress(body.email))
          throw appError('validation_failed', {
            message: MESSAGES.newsletterEmailInvalid,
            formErrors: { email: MESSAGES.newsletterEmailInvalid },
          });
        const db = {
          asTenant: <Value>(_id: number, work: (tx: TenantTx) => Promise<Value>) => run(work),
        };
        await verifyCaptcha(
          { ...captcha, db },
          {
            tenantId: tenant.id,
            token: body.recaptchaToken,
            host: call.host,
            address: call.address,
          },
        );
        await run((tx) =>
          newsletter.subscribe(tx, tenant, {
            email: body.email,
            listId: body.listId ?? 0,
            form: body.form ?? 'frmNewsletter',
            address: call.address,
          }),
        );
        if (!readsPages(call.headers)) return { message: SIGNED_UP };
        // A redirect is returned in place of the JSON of the contract.
        return seeOther(`${ownPath(body.url) ?? '/'}${getAnchor(body.anchor)}`) as unknown as Told;
      },
      refuseForm,
    ),
    // Browsers get a page in place of the JSON of the contract.
    publicRoute(
      contract.confirmPage,
      async (input) => asking('confirm', input) as unknown as Nothing,
    ),
    publicRoute(contract.leavePage, async (input) => asking('leave', input) as unknown as Nothing),
    publicRoute(contract.confirm, (input) => acting('confirm', input)),
    publicRoute(contract.leave, (input) => acting('leave', input)),
    publicRoute(contract.blockPage, async (input) => asking('block', input) as unknown as Nothing),
    publicRoute(contract.block, (input) => acting('block', input)),
  ];
}

/** Returns the page for a link that is expired or invalid. */
function ended(): Response {
  return plainPage({
    status: 404,
    title: 'This link does not work any more',
    paragraphs: ['It is too old or incomplete. Sign up again to get a new one.'],
    link: { label: 'Go to the site', href: '/' },
  });
}
