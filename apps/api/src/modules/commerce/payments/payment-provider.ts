/** Keys of a shop at a payment service. */
export interface PaymentAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Payment to begin. */
export interface NewPayment {
  /** Idempotency key, so that a repeated request begins no second payment. */
  readonly key: string;
  /** Amount in cents. */
  readonly amount: bigint;
  /** Currency by ISO 4217. */
  readonly currency: string;
  /** Text on the page of the service, such as `Order 1001`. */
  readonly title: string;
  /** Secret id of the order or document that is paid. */
  readonly reference: string;
  readonly email: string;
  /** Page to which the customer returns. */
  readonly returnUrl: string;
}

/** State of a payment at the service. */
export interface PaymentState {
  /** Id of the payment at the service. */
  readonly ref: string;
  readonly state: 'open' | 'paid' | 'failed';
  /** Amount in cents. */
  readonly amount: bigint;
  readonly currency: string;
  /** Reference for refunds; '' before the payment. */
  readonly chargeRef: string;
}

/** Permanent refusal of a request by the service; its message can be shown to staff. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** Notification of the service about a payment. */
export interface PaymentNotice extends PaymentState {
  /** Id of the notification, because a service may send one twice. */
  readonly id: string;
}

/** Payment service for card payments. Other payment methods, such as by invoice or at pickup, need none. */
export interface PaymentProvider {
  /** Key of the service, as orders and payments store it. */
  readonly key: string;
  /**
   * Begins a payment.
   * @returns reference, and URL of the payment page
   * @throws when the service is unavailable
   */
  begin(
    account: PaymentAccount,
    payment: NewPayment,
  ): Promise<{ readonly ref: string; readonly url: string }>;
  /** Returns the state of a payment. */
  look(account: PaymentAccount, ref: string): Promise<PaymentState>;
  /**
   * Refunds a payment. Takes reference of the charge, amount in cents, idempotency key.
   * @throws `PaymentRefused`; other errors may be temporary
   */
  refund(
    account: PaymentAccount,
    refund: { readonly chargeRef: string; readonly amount: bigint; readonly key: string },
  ): Promise<{ readonly ref: string }>;
  /**
   * Verifies the signature of a notification and parses it.
   * @returns notification; undefined for an irrelevant one
   * @throws `forbidden` for a notification without a valid and recent signature
   */
  readNotice(
    account: PaymentAccount,
    headers: Headers,
    body: Uint8Array,
  ): PaymentNotice | undefined;
}
