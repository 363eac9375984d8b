/** A query of the API, as `callQuery` creates it. */
export interface AnswerQuery<Data> {
  /** Identifies the query: JSON values. */
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** Time in ms for which a response is fresh. @default 30 s */
  readonly staleTime?: number | undefined;
  /** False disables refetching on window focus. @default true */
  readonly refetchOnWindowFocus?: boolean | undefined;
}

/** Cached state of a query. */
export interface Answer {
  readonly data?: unknown;
  /** Error of the last attempt, when no response has arrived since. */
  readonly error?: Error;
  /** Time of the response, ms since 1970; 0 for never, and after a failure. */
  readonly at: number;
  /** Changes with every update. */
  readonly revision: number;
}

interface Asked {
  readonly query: AnswerQuery<unknown>;
  watchers: number;
  running?: AbortController | undefined;
}

/** State of a query without a response. */
export const NO_ANSWER: Answer = { at: 0, revision: 0 };
/** Default time in ms for which a response is fresh. */
const FRESH = 30_000;
/** Delay in ms before a failed request is retried once. */
const AGAIN = 1000;
/** Maximum number of cached responses that nothing shows. */
const MAX_KEPT = 100;

/** Cache of responses for the components below one provider, which deduplicates requests. */
export interface AnswerCache {
  /** Returns the state of a query; a stable reference until it changes. */
  readonly get: (key: AnswerQuery<unknown>['queryKey']) => Answer;
  /** Stores a response from elsewhere. A pending request is older and is ignored. */
  readonly set: (key: AnswerQuery<unknown>['queryKey'], data: unknown) => void;
  /**
   * Sends a request unless one is pending.
   * @returns resolves after a response or a failure
   */
  readonly ask: (query: AnswerQuery<unknown>) => Promise<void>;
  /** Keeps a response fresh while it is shown. Returns a cleanup function. */
  readonly watch: (query: AnswerQuery<unknown>) => () => void;
  /** Refetches visible stale responses. */
  readonly refresh: () => void;
  /** Called after each change. Returns a cleanup function. */
  readonly subscribe: (tell: () => void) => () => void;
  /** Runs changes sequentially in the order of the calls. */
  readonly inOrder: <Result>(change: () => Promise<Result>) => Promise<Result>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Returns true for an error that a retry would meet again. */
const isRefused = (error: unknown): boolean => {
  const status: unknown = error instanceof Error && Reflect.get(error, 'status');
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** Creates an empty cache: on a server one for each request, filled by `ask` before rendering. */
export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, Answer>();
  const asked = new Map<string, Asked>();
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let revision = 0;

  function put(key: string, answer: Omit<Answer, 'revision'>): void {
    revision++;
    answers.delete(key);
    answers.set(key, { ...answer, revision });
    for (const old of answers.keys()) {
      if (answers.size <= MAX_KEPT) break;
      if (!asked.get(old)?.watchers) answers.delete(old);
    }
    for (const tell of listeners) tell();
  }
  function getAsked(query: AnswerQuery<unknown>): Asked {
    const key = JSON.stringify(query.queryKey);
    const found = asked.get(key) ?? { query, watchers: 0 };
    asked.set(key, found);
    return found;
  }
  const get: AnswerCache['get'] = (key) => answers.get(JSON.stringify(key)) ?? NO_ANSWER;
  const isStale = ({ queryKey, staleTime = FRESH }: AnswerQuery<unknown>): boolean =>
    Date.now() - get(queryKey).at >= staleTime;

  async function ask(query: AnswerQuery<unknown>): Promise<void> {
    const key = JSON.stringify(query.queryKey);
    const entry = getAsked(query);
    if (entry.running) return;
    const running = new AbortController();
    entry.running = running;
    const runOnce = (): Promise<unknown> => query.queryFn({ signal: running.signal });
    try {
      const data = await runOnce().catch(async (error: unknown) => {
        if (isRefused(error) || running.signal.aborted) throw error;
        await wait(AGAIN);
        return runOnce();
      });
      if (!running.signal.aborted) put(key, { data, at: Date.now() });
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      if (!running.signal.aborted) put(key, { data: answers.get(key)?.data, error, at: 0 });
    } finally {
      if (entry.running === running) entry.running = undefined;
    }
  }
  function stop(entry: Asked): void {
    entry.running?.abort();
    entry.running = undefined;
  }

  return {
    get,
    set: (key, data) => {
      const name = JSON.stringify(key);
      const entry = asked.get(name);
      if (entry) stop(entry);
      put(name, { data, at: Date.now() });
    },
    ask,
    watch: (query) => {
      const entry = getAsked(query);
      entry.watchers++;
      if (isStale(query)) void ask(query);
      return () => {
        entry.watchers--;
        if (entry.watchers > 0) return;
        stop(entry);
        asked.delete(JSON.stringify(query.queryKey));
      };
    },
    refresh: () => {
      for (const { query } of asked.values())
        if (query.refetchOnWindowFocus !== false && isStale(query)) void ask(query);
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    inOrder: (change) => {
      const next = last.then(change, change);
      last = next;
      return next;
    },
  };
}
