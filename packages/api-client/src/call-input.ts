import type { RouteCall, RouteParams, RouteResponse, SchemaOf } from '@org/schema/contract';

type Flatten<T> = { [K in keyof T]: T[K] };

/** Keys that the caller may omit, because the schema has defaults for them. */
type Defaulted<T, D> = {
  [K in keyof T]: K extends keyof D ? (undefined extends D[K] ? never : K) : never;
}[keyof T];

/** Input of a schema: fields with a default may be omitted. */
type Sent<S> =
  S extends SchemaOf<infer T, infer D>
    ? Flatten<Omit<T, Defaulted<T, D> & keyof T> & Partial<Pick<T, Defaulted<T, D> & keyof T>>>
    : undefined;

/** Query that a caller of the route sends. */
export type SentQuery<R> =
  R extends RouteCall<infer _P, infer Q, infer _B, infer _R> ? Sent<Q> : never;

/** Body that a caller of the route sends. */
export type SentBody<R> =
  R extends RouteCall<infer _P, infer _Q, infer B, infer _R> ? Sent<B> : never;

/** Progress of an upload, in bytes. */
export interface CallProgress {
  readonly loaded: number;
  readonly total: number;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** Input of a call: exactly the parts that its route declares, and transport options. */
export type CallInput<R> = Part<'params', RouteParams<R>> &
  Part<'query', SentQuery<R>> &
  Part<'body', SentBody<R>> & {
    /** Files and fields of a route whose encoding is `form`. */
    readonly form?: FormData;
    readonly signal?: AbortSignal | undefined;
    /** Sends the request to its end although the page is left; its body is at most 64 KB. */
    readonly keepalive?: boolean | undefined;
    /** Makes a repeated creation safe when the route supports it. */
    readonly idempotencyKey?: string;
    /** Additional headers of this call. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Called with the progress of an upload; browsers only. */
    readonly onProgress?: (progress: CallProgress) => void;
  };

/** Arguments of a call, optional when no part of the input is required. */
export type CallArguments<R> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** Result of a call. */
export type CallResult<R> = { readonly success: true } & RouteResponse<R>;
