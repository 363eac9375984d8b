import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@org/schema/errors';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { PoolMessage } from '../../../../kernel/mail/mail-message.ts';
import type { MailPool } from '../../../../kernel/mail/mail-pool.ts';
import { type ClaimedSend, markDispatching, type ReadySend } from './claims.repository.ts';
import type { DomainBackoff } from './domain-backoff.ts';
import type { MailRecipient } from './personalise.ts';
import { type SendResult, saveResults } from './save-results.ts';
import type { SendGuard } from './send-guard.ts';

/** Dependencies of a batch. */
interface BatchTools {
  readonly inTx: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;
  readonly pool: MailPool;
  readonly compose: (recipient: MailRecipient) => PoolMessage;
  readonly backoff: DomainBackoff;
  readonly guard: SendGuard;
  readonly signal: AbortSignal;
  /** Waits until a number of emails may be sent. @default no waiting */
  readonly pace?: ((count: number) => Promise<void>) | undefined;
}

/** Batch of a campaign. */
interface Batch {
  readonly tenantId: number;
  readonly campaignId: number;
  readonly claim: number;
  readonly day: string;
  readonly listIds: readonly number[];
  /** Number of recipients of the campaign. */
  readonly recipients: number;
  /** Index of the subject of recipients outside of an A/B test. */
  readonly winner: number;
}

/** Number of groups that take turns: while one is in the database, another one is on the wire. */
const LANES = 2;
/** Number of times that results are saved before the worker gives up, and the pause in ms between them. */
const SAVE_TRIES = 30;
const SAVE_PAUSE = 1000;

/**
 * Runs a transaction that must not be lost because the database restarts. It may run twice when the answer to its commit was
 * lost.
 */
async function persist<Value>(
  { inTx }: Pick<BatchTools, 'inTx'>,
  work: (tx: TenantTx) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTx(work);
    } catch (error) {
      const isOurs = error instanceof AppError && error.code !== 'unavailable';
      if (isOurs || tries >= SAVE_TRIES) throw error;
      await sleep(SAVE_PAUSE);
    }
  }
}

/** Hands one email to the mail server, and notes what it said. */
async function deliver(
  { pool, compose, backoff, guard }: BatchTools,
  send: ReadySend,
  winner: number,
): Promise<SendResult> {
  const { id: sendId, email, firstname, lastname, domain } = send;
  const variant = send.variant ?? winner;
  const outcome = await pool.send(compose({ sendId, email, firstname, lastname, variant }));
  if (outcome.kind === 'later') backoff.delay(domain);
  else backoff.accept(domain);
  if (outcome.kind !== 'unreachable') guard.add(outcome);
  return { send, outcome };
}

/**
 * Sends the recipients of one batch, in groups: each group is marked before it is handed over, together with saving the results
 * of the group before. At most as many are under way as there are connections. Stops early when the server cannot be reached,
 * or the worker has to end; the rest stays taken.
 * @returns what the server that could not be reached said; undefined otherwise
 */
export async function deliverBatch(
  tools: BatchTools,
  batch: Batch,
  sends: readonly ClaimedSend[],
): Promise<{ readonly unreachable: string | undefined }> {
  const size = Math.max(1, Math.floor(tools.pool.connections / LANES));
  let next = 0;
  let unreachable: string | undefined;

  const takeGroup = async (): Promise<readonly ClaimedSend[]> => {
    if (unreachable !== undefined || tools.signal.aborted) return [];
    const blocked = new Set(tools.backoff.blocked());
    const group: ClaimedSend[] = [];
    for (; group.length < size && next < sends.length; next++) {
      const send = sends[next];
      if (send && !blocked.has(send.domain)) group.push(send);
    }
    if (group.length === 0) return group;
    await tools.pace?.(group.length);
    return tools.signal.aborted ? [] : group;
  };

  async function runLane(): Promise<void> {
    let results: readonly SendResult[] = [];
    for (;;) {
      const group = await takeGroup();
      if (group.length === 0 && results.length === 0) return;
      const saved = results;
      const ready = await persist(tools, async (tx) => {
        const ids = group.map(({ id }) => id);
        const marked =
          ids.length > 0 ? await markDispatching(tx, batch.campaignId, { ...batch, ids }) : [];
        // Last, since all groups add to the same counts and wait for each other there.
        await saveResults(tx, batch, saved);
        return marked;
      });
      if (group.length === 0) return;
      results = await Promise.all(ready.map((send) => deliver(tools, send, batch.winner)));
      for (const { outcome } of results)
        if (outcome.kind === 'unreachable') unreachable = outcome.reason;
    }
  }

  await Promise.all(Array.from({ length: LANES }, runLane));
  return { unreachable };
}
