import type { MailOutcome } from '../mail-outcome.ts';
import type { WrittenMessage } from '../write-message.ts';

/** Request that hands one email to a provider. */
export interface ProviderRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Response of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Result of handing an email to a provider. `throttled`: it took nothing, because it gets too many emails. */
export type ProviderOutcome = MailOutcome | { readonly kind: 'throttled'; readonly reason: string };

/** Email provider with an HTTP API that takes emails in full. */
export interface MailProvider {
  /** Headers that a signature of ours covers: not those that the provider replaces. */
  readonly signedHeaders: string;
  /** Returns the request for an email, which is only valid for some minutes. */
  createRequest(email: WrittenMessage): Promise<ProviderRequest>;
  /** Returns what became of an email. */
  readAnswer(answer: ProviderAnswer, email: WrittenMessage): ProviderOutcome;
}
