/** Event for a tracking service. */
export interface TrackedEvent {
  /** Name such as `page_view`. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** Anonymous id of the visitor for that day: two numbers separated by a point. */
  readonly client: string;
}

/** Credentials of a tenant at its tracking service. */
export interface TrackingKeys {
  readonly measurementId: string;
  readonly secret: string;
}

/** Tracking service that accepts events from servers, with one adapter for each provider. */
export interface TrackingService {
  /**
   * Sends an event.
   * @throws when the service is unreachable or rejects the event; it may be retried
   */
  send(event: TrackedEvent, keys: TrackingKeys): Promise<void>;
}
