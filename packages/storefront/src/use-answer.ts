import { type Context, createContext, use, useEffect, useSyncExternalStore } from 'react';
import {
  type Answer,
  type AnswerCache,
  type AnswerQuery,
  createAnswerCache,
  NO_ANSWER,
} from './answer-cache.ts';

/** Context with the response cache of `StorefrontProvider`. */
export const AnswerContext: Context<AnswerCache> = createContext<AnswerCache>(createAnswerCache());

/** State of a query with the type of its response. */
export interface AnswerOf<Data> extends Answer {
  readonly data?: Data;
}

/**
 * Requests responses while they are shown.
 * @returns state of each, in order
 */
export function useAnswers<Data>(queries: readonly AnswerQuery<Data>[]): readonly AnswerOf<Data>[] {
  const cache = use(AnswerContext);
  const names = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  /** Changes with each of the queries; their states are read below. */
  const sign = (): string => queries.map(({ queryKey }) => cache.get(queryKey).revision).join();
  useSyncExternalStore(cache.subscribe, sign, sign);
  // Queries are new objects on each render; their keys identify them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew where the names differ
  useEffect(() => {
    const ends = queries.map((query) => cache.watch(query));
    return () => {
      for (const end of ends) end();
    };
  }, [cache, names]);
  // The cache holds the response of a query under its key.
  return queries.map(({ queryKey }) => cache.get(queryKey) as AnswerOf<Data>);
}

const NONE = [] as const;

/** Requests a response; no request is sent when `isAsked` is false. */
export function useAnswer<Data>(query: AnswerQuery<Data>, isAsked = true): AnswerOf<Data> {
  const [answer] = useAnswers(isAsked ? [query] : (NONE as readonly AnswerQuery<Data>[]));
  return answer ?? (NO_ANSWER as AnswerOf<Data>);
}
