/** The keys of a shop at a service that takes payments. */
export interface PaymentAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** What is to be paid. */
export interface NewPayment {
  /** Sent along, so that a request that is sent again begins no second payment. */
  readonly key: string;
  /** Cents. */
  readonly amount: bigint;
  /** ISO 4217. */
  readonly currency: string;
  readonly orderNumber: string;
  readonly orderGuid: string;
  readonly email: string;
  /** Where the buyer comes back to. */
  readonly returnUrl: string;
}

/** How far a payment has come, as the service says it. */
export interface PaymentState {
  /** What the service calls it. */
  readonly ref: string;
  readonly state: 'open' | 'paid' | 'failed';
  /** Cents. */
  readonly amount: bigint;
  readonly currency: string;
  /** What a refund names; '' while nothing was paid. */
  readonly chargeRef: string;
}

/** A service will not do what it was asked for, however often it is asked; its own words are fit for the shop's staff. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** What a service tells by itself. */
export interface PaymentNotice extends PaymentState {
  /** Of the notice: a service may tell twice. */
  readonly id: string;
}

/** A service that takes payments for shops. Ways to pay without one, on invoice or at pickup, need none. */
export interface PaymentProvider {
  readonly key: string;
  /** Begins a payment. Shape: → what it is called, and where the buyer pays. Errors: throws where the service cannot be had. */
  begin(
    account: PaymentAccount,
    payment: NewPayment,
  ): Promise<{ readonly ref: string; readonly url: string }>;
  /** Asks how far a payment has come. */
  look(account: PaymentAccount, ref: string): Promise<PaymentState>;
  /** Gives money back. Shape: what was paid, cents, key of the request. Errors: `PaymentRefused`; any other may pass. */
  refund(
    account: PaymentAccount,
    refund: { readonly chargeRef: string; readonly amount: bigint; readonly key: string },
  ): Promise<{ readonly ref: string }>;
  /**
   * Reads what the service tells, once its signature is right. Shape: body as it came → notice; undefined for one of no matter.
   * Errors: `forbidden` for one that the service has not signed, or has signed long ago.
   */
  readNotice(
    account: PaymentAccount,
    headers: Headers,
    body: Uint8Array,
  ): PaymentNotice | undefined;
}
