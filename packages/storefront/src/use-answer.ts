import { type Context, createContext, use, useEffect, useSyncExternalStore } from 'react';
import {
  type Answer,
  type AnswerCache,
  type AnswerQuery,
  createAnswerCache,
  NO_ANSWER,
} from './answer-cache.ts';

/** Where `StorefrontProvider` keeps what the API has answered. */
export const AnswerContext: Context<AnswerCache> = createContext<AnswerCache>(createAnswerCache());

/** What is known of an answer, by the type of what was asked. */
export interface AnswerOf<Data> extends Answer {
  readonly data?: Data;
}

/** Answers of the API, asked for while they are shown. Shape: queries → what is known of each, in their order. */
export function useAnswers<Data>(queries: readonly AnswerQuery<Data>[]): readonly AnswerOf<Data>[] {
  const cache = use(AnswerContext);
  const names = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  /** Changes with each of them; what they are is read below. */
  const sign = (): string => queries.map(({ queryKey }) => cache.get(queryKey).revision).join();
  useSyncExternalStore(cache.subscribe, sign, sign);
  // Queries are made anew with each drawing; what they ask is their names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew where the names differ
  useEffect(() => {
    const ends = queries.map((query) => cache.watch(query));
    return () => {
      for (const end of ends) end();
    };
  }, [cache, names]);
  // The cache holds under a name what its query has answered.
  return queries.map(({ queryKey }) => cache.get(queryKey) as AnswerOf<Data>);
}

const NONE = [] as const;

/** One answer of the API; nothing is asked where `isAsked` is false. */
export function useAnswer<Data>(query: AnswerQuery<Data>, isAsked = true): AnswerOf<Data> {
  const [answer] = useAnswers(isAsked ? [query] : (NONE as readonly AnswerQuery<Data>[]));
  return answer ?? (NO_ANSWER as AnswerOf<Data>);
}
