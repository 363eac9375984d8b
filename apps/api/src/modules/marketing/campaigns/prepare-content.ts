import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { canStoreHtml, checkStoredContent, readContentText } from '../../content/index.ts';

/** Content of an email that was checked before the transaction that stores it: a check can wait for a thread. */
export interface PreparedContent {
  /** Content as it was given. */
  readonly given: string | null;
  /** Content as it may be stored. */
  readonly stored: string | null;
  /** Its JSON text. */
  readonly text: string;
  /** Stored content that it was compared with. */
  readonly before: string | null;
}

/** Key under which the fields of a body carry their prepared content; a symbol, so that no request has one. */
export const PREPARED: unique symbol = Symbol('prepared content');

/** Fields of a body with their prepared content. */
export interface WithPrepared {
  readonly [PREPARED]?: PreparedContent | undefined;
}

/**
 * Checks the content of a body outside of transactions.
 * @param readBefore - reads the stored content that it replaces
 * @returns undefined for a body without content
 * @throws those of content
 */
export async function prepareContent(
  inWrite: <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>,
  content: string | null | undefined,
  readBefore: (tx: TenantTx) => Promise<string | null | undefined>,
): Promise<PreparedContent | undefined> {
  if (!content) return undefined;
  const base = await inWrite(async (write) => ({
    before: (await readBefore(write.tx)) ?? null,
    canStoreHtml: canStoreHtml(write),
  }));
  const stored = await checkStoredContent(content, { ...base, target: 'email' });
  return { given: content, stored, text: await readContentText(stored), before: base.before };
}

/**
 * Returns the content of a body as it may be stored: what was prepared, unless the stored content has changed since.
 * @throws those of content
 */
export async function takeContent(
  write: TenantWrite,
  content: string | null,
  {
    prepared,
    before,
  }: { readonly prepared?: PreparedContent | undefined; readonly before: string | null },
): Promise<string | null> {
  if (prepared && prepared.given === content && prepared.before === before) return prepared.stored;
  return checkStoredContent(content, {
    before,
    canStoreHtml: canStoreHtml(write),
    target: 'email',
  });
}
