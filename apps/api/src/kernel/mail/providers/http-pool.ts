import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@org/schema/errors';
import type { DkimKey } from '../mail-message.ts';
import type { MailOutcome } from '../mail-outcome.ts';
import { CONNECTIONS, type MailPool } from '../mail-pool.ts';
import { type WrittenMessage, writeMessage } from '../write-message.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import type { MailProvider, ProviderOutcome } from './mail-provider.ts';

/** Pauses in ms before another try of an email that the provider did not take because there were too many. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 16_000];

/** Share by which a pause is longer or shorter by chance, so that tries do not coincide. */
const JITTER = 0.3;

/** Times of a pool, for tests. */
interface PoolTimes {
  readonly pauses?: readonly number[] | undefined;
  readonly timeout?: number | undefined;
}

/** Hands an email to a provider, once. */
export async function postEmail(
  provider: MailProvider,
  client: HttpClient,
  email: WrittenMessage,
): Promise<ProviderOutcome> {
  const result = await client.post(await provider.createRequest(email));
  return 'failure' in result ? result.failure : provider.readAnswer(result.answer, email);
}

/**
 * Opens connections to the API of a provider. When it gets too many emails, all connections wait, each time in a row longer;
 * then the email counts as refused for now.
 */
export function openHttpPool(
  provider: MailProvider,
  dkim: DkimKey | undefined,
  { pauses = PAUSES, timeout }: PoolTimes = {},
): MailPool {
  const client = openHttpClient(CONNECTIONS, timeout);
  let continuesAt = 0;

  async function post(email: WrittenMessage): Promise<MailOutcome> {
    for (let tries = 0; ; tries++) {
      const wait = continuesAt - Date.now();
      if (wait > 0) await sleep(wait);
      const outcome = await postEmail(provider, client, email);
      if (outcome.kind !== 'throttled') return outcome;
      const pause = pauses[tries];
      if (pause === undefined) return { kind: 'later', reason: outcome.reason };
      const time = pause * (1 + (Math.random() * 2 - 1) * JITTER);
      continuesAt = Math.max(continuesAt, Date.now() + time);
    }
  }

  return {
    connections: CONNECTIONS,
    async send(message) {
      try {
        return await post(writeMessage(message, dkim, provider.signedHeaders));
      } catch (error) {
        // Our own check of an address failed.
        if (error instanceof AppError) return { kind: 'rejected', reason: error.message };
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' };
      }
    },
    close: () => client.close(),
  };
}
