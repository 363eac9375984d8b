/**
 * Event of an email after it was handed over. `hard`: its mailbox does not exist. `soft`: it was returned for another reason, such
 * as a full mailbox. `complaint`: a person marked it as spam. `left`: a person unsubscribed at the provider.
 */
export interface DeliveryEvent {
  readonly kind: 'delivered' | 'hard' | 'soft' | 'complaint' | 'left';
  /** Recipient. */
  readonly email: string;
  /** Text with the Message-ID of the email, or its signed token; '' when it is not known. */
  readonly reference: string;
  /** Words of the receiving server, in one line; '' for none. */
  readonly reason: string;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Key that the tenant has entered; '' for none. */
  readonly secret: string;
  /**
   * Fetches a text of the provider, such as its certificate.
   * @throws for an address that cannot be reached
   */
  readonly fetchText: (url: string) => Promise<string>;
}

/** Reader of the webhooks of one provider. */
export interface WebhookReader {
  /**
   * Verifies a webhook and returns its events.
   * @throws `forbidden` for a false signature, `malformed` for a body that is not the provider's
   */
  read(request: WebhookRequest): Promise<readonly DeliveryEvent[]>;
  /** Returns the headers that make the provider repeat the token of an email in its events. */
  headers?(token: string): Readonly<Record<string, string>>;
}
