import { createHmac, timingSafeEqual } from 'node:crypto';
import { appError } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import {
  type PaymentAccount,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
} from './payment-provider.ts';

/** ms in which the service must have answered. */
const PATIENCE = 15_000;
/** The shape of its answers, which stays as it was when this was written. */
const VERSION = '2024-06-20';
/** Seconds for which a signature holds: one that was overheard is of no use later. */
const TOLERANCE = 300;
/** Seconds for which a buyer can pay; the service takes no fewer than half an hour. */
const PAYABLE = 31 * 60;

/** Where the service is, and how it is reached. */
export interface StripeOptions {
  /** Origin: the installation's own setting, so that no tenant can make the server call any other. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** @default the clock */
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

/** Statuses by which it says that asking again is of no use; wrong keys, a rush and its own failures may pass. */
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

/** How far a session has come. */
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

/** True where the service itself has signed these bytes, not long ago. Shape: header `t=…,v1=…`, bytes, secret, seconds. */
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

/** Stripe, by its hosted checkout: card numbers never come here. Source: Stripe API 2024-06-20, Checkout Sessions. */
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
    // What it says otherwise is for whoever runs the installation: it may hold a part of a key.
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
            client_reference_id: payment.orderGuid,
            customer_email: payment.email,
            success_url: payment.returnUrl,
            cancel_url: payment.returnUrl,
            expires_at: String(Math.floor(now() / 1000) + PAYABLE),
            'line_items[0][quantity]': '1',
            'line_items[0][price_data][currency]': payment.currency.toLowerCase(),
            'line_items[0][price_data][unit_amount]': String(payment.amount),
            'line_items[0][price_data][product_data][name]': `Order ${payment.orderNumber}`,
            'payment_intent_data[metadata][order]': payment.orderGuid,
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
