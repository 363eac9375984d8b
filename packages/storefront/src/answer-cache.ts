/** Something that is asked of the API, as `callQuery` makes it. */
export interface AnswerQuery<Data> {
  /** Names what is asked: values that JSON can hold. */
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** ms for which an answer is taken as it is. @default 30 s */
  readonly staleTime?: number | undefined;
  /** False for what is not asked again because the window is looked at. @default true */
  readonly refetchOnWindowFocus?: boolean | undefined;
}

/** What is known of an answer. */
export interface Answer {
  readonly data?: unknown;
  /** Why the last try failed, after which nothing has come. */
  readonly error?: Error;
  /** When that was, ms since 1970; 0 for never, and after a failure. */
  readonly at: number;
  /** Another one after each change. */
  readonly revision: number;
}

interface Asked {
  readonly query: AnswerQuery<unknown>;
  watchers: number;
  running?: AbortController | undefined;
}

/** What is known of what was never asked. */
export const NO_ANSWER: Answer = { at: 0, revision: 0 };
/** ms for which an answer is taken as it is. */
const FRESH = 30_000;
/** ms after which a call that failed is made once more. */
const AGAIN = 1000;
/** Answers that are kept while nothing shows them. */
const MAX_KEPT = 100;

/** What the API has answered to the parts below one provider: what several of them ask is asked once. */
export interface AnswerCache {
  /** What is known; the same object until that changes. */
  readonly get: (key: AnswerQuery<unknown>['queryKey']) => Answer;
  /** Takes an answer that came in another way. One that is on its way is older, and is not waited for. */
  readonly set: (key: AnswerQuery<unknown>['queryKey'], data: unknown) => void;
  /** Asks, where that is not being asked already. Shape: query → resolves once it is answered, also by a failure. */
  readonly ask: (query: AnswerQuery<unknown>) => Promise<void>;
  /** Keeps an answer fresh while it is shown. Returns what ends that. */
  readonly watch: (query: AnswerQuery<unknown>) => () => void;
  /** Asks again for what is shown and is not fresh any more. */
  readonly refresh: () => void;
  /** Told after each change. Returns what ends that. */
  readonly subscribe: (tell: () => void) => () => void;
  /** Runs changes one after the other, in the order in which they were asked for. */
  readonly inOrder: <Result>(change: () => Promise<Result>) => Promise<Result>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** True for a failure that the same call would meet again. */
const isRefused = (error: unknown): boolean => {
  const status: unknown = error instanceof Error && Reflect.get(error, 'status');
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** Makes an empty one: on a server one for each request, filled by `ask` before the page is printed. */
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
