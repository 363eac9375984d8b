import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import {
  type BoundRoute,
  type PublicInput,
  publicRoute,
} from '../../../../kernel/http/bind-route.ts';
import { plainPage, readsPages } from '../../../../kernel/http/plain-page.ts';
import type { EmailAct, EmailToken, EmailTokens } from './email-tokens.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { preferencesPage } from './preferences-page.ts';
import { type EmailRequest, recordClick, recordLeave, recordOpen } from './record-email-event.ts';

type Nothing = Record<never, never>;
type Told = { readonly message: string };
type TokenInput = Pick<
  PublicInput<typeof apiContract.emailTracking.click>,
  'tenant' | 'query' | 'call' | 'run'
>;

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const ended = (): Response =>
  plainPage({
    status: 404,
    title: 'This link does not work any more',
    paragraphs: ['It is incomplete, or the email that it was in was deleted.'],
    link: { label: 'Go to the site', href: '/' },
  });

/** Returns the page of a link that does not work, to browsers; throws `link_ended` for programs. */
function refuse({ call }: Pick<TokenInput, 'call'>): Response {
  if (!readsPages(call.headers)) throw appError('link_ended');
  return ended();
}

const DONE = 'You are unsubscribed';

/**
 * Creates the routes that readers reach from their email. Opening the link to unsubscribe changes nothing, because programs
 * follow links; the button on its page does, or a POST of an email client by RFC 8058.
 */
export function trackingRoutes(tokens: EmailTokens): BoundRoute[] {
  const contract = apiContract.emailTracking;
  const read = (act: EmailAct, { tenant, query }: TokenInput): EmailToken | undefined =>
    tokens.read(tenant.id, act, query.t);
  // Email clients send no HEAD requests, so it must be a program.
  const describe = ({ call }: TokenInput): EmailRequest => ({
    userAgent: call.method === 'HEAD' ? '' : (call.headers.get('user-agent') ?? ''),
    now: new Date(),
  });

  // Pictures, pages and redirects are returned in place of the JSON of the contract.
  return [
    publicRoute(contract.open, async (input) => {
      const token = read('open', input);
      if (token) await input.run((tx) => recordOpen(tx, input.tenant.id, token, describe(input)));
      return new Response(PIXEL, {
        headers: { 'content-type': 'image/gif', 'cache-control': 'no-store, private' },
      }) as unknown as Nothing;
    }),
    publicRoute(contract.click, async (input) => {
      const token = read('click', input);
      const url =
        token &&
        (await input.run((tx) => recordClick(tx, input.tenant.id, token, describe(input))));
      if (!url) return refuse(input) as unknown as Nothing;
      return new Response(null, {
        status: 302,
        headers: {
          // A header has no letters beyond ASCII.
          location: new URL(url).href,
          'cache-control': 'no-store, private',
          'content-type': 'text/plain; charset=utf-8',
        },
      }) as unknown as Nothing;
    }),
    publicRoute(contract.leavePage, async (input) => {
      if (!read('leave', input)) return refuse(input) as unknown as Nothing;
      const here = `?t=${encodeURIComponent(input.query.t)}`;
      return plainPage({
        title: 'Unsubscribe from our emails',
        paragraphs: ['Press the button to stop receiving these emails.'],
        button: { label: 'Unsubscribe', action: here },
        link: { label: 'Choose which emails you get', href: `../preferences/${here}` },
      }) as unknown as Nothing;
    }),
    publicRoute(contract.preferencesPage, async (input) => {
      const token = read('leave', input);
      const found = token && (await input.run((tx) => readPreferences(tx, token)));
      if (!found) return refuse(input) as unknown as Nothing;
      return preferencesPage(found, input.query.t) as unknown as Nothing;
    }),
    publicRoute(contract.savePreferences, async (input) => {
      const token = read('leave', input);
      const chosen =
        input.body.lists ??
        input.call.entries.flatMap(([name, value]) => (name === 'list' ? Number(value) : []));
      const { timezone } = input.body;
      const isDone =
        token &&
        (await input.run((tx) =>
          savePreferences(tx, input.tenant.id, token, new Set(chosen), timezone),
        ));
      if (!isDone) return refuse(input) as unknown as Told;
      const message = 'Your choice is saved';
      if (!readsPages(input.call.headers)) return { message };
      return plainPage({
        title: message,
        paragraphs: [
          chosen.length > 0
            ? 'You get the emails that you have chosen.'
            : 'You will not receive our newsletters any more.',
        ],
        link: { label: 'Go to the site', href: '/' },
      }) as unknown as Told;
    }),
    publicRoute(contract.leave, async (input) => {
      const token = read('leave', input);
      const isDone = token && (await input.run((tx) => recordLeave(tx, input.tenant.id, token)));
      if (!isDone) return refuse(input) as unknown as Told;
      if (!readsPages(input.call.headers)) return { message: DONE };
      return plainPage({
        title: DONE,
        paragraphs: ['You will not receive these emails any more.'],
        link: { label: 'Go to the site', href: '/' },
      }) as unknown as Told;
    }),
  ];
}
