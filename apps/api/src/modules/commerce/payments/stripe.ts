import { createHmac, timingSafeEqual } from 'node:crypto';
import { appError } from '@org/schema/errors';
import { type InferType, number, object, string } from 'yup';
import {
  type PaymentAccount,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
} from './payment-provider.ts';

/** Timeout of the service in ms. */
const PATIENCE = 15_000;
/** Version of the API that the response schemas were written for. */
const VERSION = '2024-06-20';
/** Seconds for which a signature is valid, so that an intercepted one cannot be reused later. */
const TOLERANCE = 300;
/** Seconds in which a customer can pay; Stripe requires at least 30 minutes. */
const PAYABLE = 31 * 60;

/** URL of the service, and the functions to reach it. */
export interface StripeOptions {
  /** Origin of the service, set by the installation so that no tenant can make the server call another host. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** @default the system clock */
  readonly now?: (() => number) | undefined;
}

const sessionShape = object({
  id: string().required(),
  url: string().nullable(),
  status: string().nullable(),
  payment_status: string().nullable(),
  payment_intent: string().nullable(),
  amount_total: number().integer().required(),
  currency: string().required(),
});
const noticeShape = object({
  id: string().required(),
  type: string().required(),
  data: object({ object: object().required() }).required(),
});

/** Statuses of permanent refusals. Wrong keys, rate limits and server failures may be temporary. */
const FINAL = new Set([400, 402, 404]);
const refusalShape = object({
  error: object({ message: string().max(500).required() }).required(),
});

const TOLD = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Returns the payment state of a checkout session. */
function readState(session: InferType<typeof sessionShape>, failed: boolean): PaymentState {
  const { id, status, payment_status, payment_intent, amount_total, currency } = session;
  const isPaid = payment_status === 'paid';
  const isOver = failed || status === 'expired';
  return {
    ref: id,
    state: isPaid ? 'paid' : isOver ? 'failed' : 'open',
    amount: BigInt(amount_total),
    currency: currency.toUpperCase(),
    chargeRef: payment_intent ?? '',
  };
}

/**
 * Returns whether the service signed these bytes recently.
 * @param header - header `t=…,v1=…`
 */
function isSigned(header: string, body: Uint8Array, secret: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string]);
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now - Number(at)) > TOLERANCE) return false;
  const right = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .some(([, hex = '']) => {
      const given = Buffer.from(hex, 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    });
}

/**
 * Creates the provider for Stripe with its hosted checkout, so that card numbers never reach this server. Source: Stripe API
 * 2024-06-20, Checkout Sessions.
 */
export function stripe({ url, fetch: reach, now = Date.now }: StripeOptions): PaymentProvider {
  async function call(
    { secretKey }: PaymentAccount,
    path: string,
    form?: Readonly<Record<string, string>>,
    key?: string,
  ): Promise<unknown> {
    const answer = await reach(`${url}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body: unknown = await answer.json();
    if (FINAL.has(answer.status) && refusalShape.isValidSync(body))
      throw new PaymentRefused(body.error.message);
    // Any other error response is only for the operator, because it may contain a part of a key.
    if (!answer.ok) throw new Error(`Stripe answered ${answer.status} to ${path}`);
    return body;
  }

  return {
    key: 'stripe',
    async begin(account, payment) {
      const session = sessionShape.validateSync(
        await call(
          account,
          '/v1/checkout/sessions',
          {
            mode: 'payment',
            client_reference_id: payment.reference,
            customer_email: payment.email,
            success_url: payment.returnUrl,
            cancel_url: payment.returnUrl,
            expires_at: String(Math.floor(now() / 1000) + PAYABLE),
            'line_items[0][quantity]': '1',
            'line_items[0][price_data][currency]': payment.currency.toLowerCase(),
            'line_items[0][price_data][unit_amount]': String(payment.amount),
            'line_items[0][price_data][product_data][name]': payment.title,
            'payment_intent_data[metadata][order]': payment.reference,
          },
          payment.key,
        ),
        { strict: true },
      );
      if (!session.url) throw new Error('Stripe returned no payment page');
      return { ref: session.id, url: session.url };
    },
    async look(account, ref) {
      const session = await call(account, `/v1/checkout/sessions/${encodeURIComponent(ref)}`);
      return readState(sessionShape.validateSync(session, { strict: true }), false);
    },
    async refund(account, { chargeRef, amount, key }) {
      const { id, status = '' } = object({
        id: string().required(),
        status: string(),
      }).validateSync(
        await call(
          account,
          '/v1/refunds',
          { payment_intent: chargeRef, amount: String(amount) },
          key,
        ),
        { strict: true },
      );
      if (status === 'failed' || status === 'canceled')
        throw new PaymentRefused('The card’s bank rejected the refund');
      return { ref: id };
    },
    readNotice({ webhookSecret }, headers, body) {
      const header = headers.get('stripe-signature') ?? '';
      if (!isSigned(header, body, webhookSecret, Math.floor(now() / 1000)))
        throw appError('forbidden', { message: 'The webhook signature is invalid' });
      const notice = noticeShape.validateSync(JSON.parse(Buffer.from(body).toString('utf8')));
      if (!TOLD.has(notice.type)) return undefined;
      const session = sessionShape.validateSync(notice.data.object, { strict: true });
      const failed = /failed|expired/.test(notice.type);
      return { id: notice.id, ...readState(session, failed) };
    },
  };
}
