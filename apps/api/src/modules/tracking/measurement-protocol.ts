import type { TrackingService } from './tracking-service.ts';

/** ms in which the service must have answered. */
const PATIENCE = 5000;

/** Where the service is, and how it is reached. */
export interface MeasurementProtocolOptions {
  /** Origin: the installation's own setting, so that no tenant can make the server call any other. Source: ADR 015. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** ms. @default 5000 */
  readonly patience?: number | undefined;
}

/**
 * Google Analytics 4 by its Measurement Protocol. It is told what was seen and when, and nothing of who: the visitor's address,
 * browser and cookies do not come here, and the address that it sees is the server's.
 */
export function measurementProtocol({
  url,
  fetch: reach,
  patience = PATIENCE,
}: MeasurementProtocolOptions): TrackingService {
  return {
    async send({ name, params, at, client }, { measurementId, secret }) {
      // The secret stands in the query, as the service has it: the address is told to nobody.
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
