import type { RouteCall, RouteParams, RouteResponse, SchemaOf } from '@org/schema';

type Flatten<T> = { [K in keyof T]: T[K] };

/** Keys that the caller may leave out, because the schema has a default for them. */
type Defaulted<T, D> = {
  [K in keyof T]: K extends keyof D ? (undefined extends D[K] ? never : K) : never;
}[keyof T];

/** What a caller sends for a schema: the fields with a default may be left out. */
type Sent<S> =
  S extends SchemaOf<infer T, infer D>
    ? Flatten<Omit<T, Defaulted<T, D> & keyof T> & Partial<Pick<T, Defaulted<T, D> & keyof T>>>
    : undefined;

/** The query that a caller of the route sends. */
export type SentQuery<R> =
  R extends RouteCall<infer _P, infer Q, infer _B, infer _R> ? Sent<Q> : never;

/** The body that a caller of the route sends. */
export type SentBody<R> =
  R extends RouteCall<infer _P, infer _Q, infer B, infer _R> ? Sent<B> : never;

/** How far an upload is, in bytes. */
export interface CallProgress {
  readonly loaded: number;
  readonly total: number;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** What a call is made with: exactly the parts that its route declares, and how to send them. */
export type CallInput<R> = Part<'params', RouteParams<R>> &
  Part<'query', SentQuery<R>> &
  Part<'body', SentBody<R>> & {
    /** Files and fields of a route whose encoding is `form`. */
    readonly form?: FormData;
    readonly signal?: AbortSignal | undefined;
    /** Makes a repeated create safe where the route honours it. */
    readonly idempotencyKey?: string;
    /** Headers of this call alone. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Told how far an upload is; browsers only. */
    readonly onProgress?: (progress: CallProgress) => void;
  };

/** The input of a call, left out where nothing in it is required. */
export type CallArguments<R> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** What a call answers. */
export type CallResult<R> = { readonly success: true } & RouteResponse<R>;
