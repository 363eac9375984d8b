import { createHmac } from 'node:crypto';
import { type ServiceDouble, serviceDouble } from './service-double.ts';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';

/** Keys of the tenant at the double. */
export const STRIPE_KEYS = { secret_key: 'sk_test_abc', webhook_secret: 'whsec_def' };

/** A checkout session of the double, with the fields of its request. */
export interface DoubleSession {
  readonly id: string;
  readonly form: Readonly<Record<string, string>>;
}

/** Double of Stripe (API 2024-06-20) on loopback, with sessions, refunds and signed notifications. */
export interface StripeDouble {
  readonly service: ServiceDouble;
  /** Returns the session of a payment page. */
  sessionOf(url: string): DoubleSession;
  /** Sessions that were begun; repeated requests with one idempotency key begin one. */
  count(): number;
  /** State that the service returns for a session that is asked after. @default expired */
  readonly states: Map<string, object>;
  /** Sends a notification about a session to the shop, signed. */
  notify(
    t: TestApi,
    session: DoubleSession,
    type?: string,
    more?: object,
    id?: string,
  ): Promise<Answer>;
}

/** Fields of a session that was paid. */
export const PAID_SESSION = {
  payment_status: 'paid',
  status: 'complete',
  payment_intent: 'pi_1',
  url: null,
};

const toSession = ({ id, form }: DoubleSession, more: object = {}) => ({
  id,
  object: 'checkout.session',
  amount_total: Number(form['line_items[0][price_data][unit_amount]']),
  client_reference_id: form.client_reference_id,
  currency: form['line_items[0][price_data][currency]'],
  mode: 'payment',
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  url: `https://checkout.stripe.com/c/pay/${id}`,
  ...more,
});

/** Starts the double. */
export async function stripeDouble(): Promise<StripeDouble> {
  const service = await serviceDouble();
  const made = new Map<string, DoubleSession>();
  const states = new Map<string, object>();
  const byId = (id: string): DoubleSession =>
    [...made.values()].find((one) => one.id === id) ?? { id, form: {} };
  service.answer = ({ method, path, body, headers }) => {
    if (headers.authorization !== `Bearer ${STRIPE_KEYS.secret_key}`)
      return { status: 401, body: '{"error":{"message":"Invalid API Key provided"}}' };
    if (path === '/v1/refunds')
      return { body: JSON.stringify({ id: `re_${Math.random()}`, status: 'succeeded' }) };
    if (method === 'POST') {
      const key = String(headers['idempotency-key']);
      const known = made.get(key) ?? {
        id: `cs_test_${made.size + 1}`,
        form: body as Record<string, string>,
      };
      made.set(key, known);
      return { body: JSON.stringify(toSession(known)) };
    }
    const id = path.split('/').at(-1) ?? '';
    const state = states.get(id) ?? { status: 'expired', url: null };
    return { body: JSON.stringify(toSession(byId(id), state)) };
  };
  return {
    service,
    states,
    sessionOf: (url) => byId(url.split('/').at(-1) ?? ''),
    count: () => made.size,
    async notify(
      t,
      session,
      type = 'checkout.session.completed',
      more = PAID_SESSION,
      id = `evt_${Math.random()}`,
    ) {
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2024-06-20',
        type,
        data: { object: toSession(session, more) },
      });
      const seconds = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', STRIPE_KEYS.webhook_secret)
        .update(`${seconds}.${body}`)
        .digest('hex');
      return t.call('POST', '/api/v1/payments/stripe/', {
        origin: ALPHA_SITE,
        body,
        headers: {
          origin: ALPHA_SITE,
          'content-type': 'application/json',
          'stripe-signature': `t=${seconds},v1=${signature}`,
        },
      });
    },
  };
}
