import type { TrackingService } from './tracking-service.ts';

/** Timeout of the service in ms. */
const PATIENCE = 5000;

/** URL of the service, and the functions to reach it. */
export interface MeasurementProtocolOptions {
  /** Origin of the service, set by the installation so that no tenant can make the server call another host. Source: ADR 015. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Timeout in ms. @default 5000 */
  readonly patience?: number | undefined;
}

/**
 * Creates the client of the Google Analytics 4 Measurement Protocol. It sends what was seen and when, but nothing about the
 * visitor: their address, browser and cookies are unknown here, and the service sees the server's address.
 */
export function measurementProtocol({
  url,
  fetch: reach,
  patience = PATIENCE,
}: MeasurementProtocolOptions): TrackingService {
  return {
    async send({ name, params, at, client }, { measurementId, secret }) {
      // The service requires the secret in the query, so the URL must not be logged.
      const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
      const answer = await reach(`${url}/mp/collect?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: client,
          timestamp_micros: at.getTime() * 1000,
          non_personalized_ads: true,
          events: [{ name, params }],
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The tracking service answered ${answer.status}`);
    },
  };
}
