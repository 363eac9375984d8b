/** One event as a tracking service takes it. */
export interface TrackedEvent {
  /** Such as `page_view`. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** Who it was on that day, and nobody that could be found out: two numbers with a point between them. */
  readonly client: string;
}

/** By what a tenant is known to its tracking service. */
export interface TrackingKeys {
  readonly measurementId: string;
  readonly secret: string;
}

/** A tracking service that takes events from servers: one adapter for each kind of it. */
export interface TrackingService {
  /** Errors: throws when the service cannot be reached in time, or refuses the event; it may be sent again then. */
  send(event: TrackedEvent, keys: TrackingKeys): Promise<void>;
}
