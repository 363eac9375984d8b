import { apiContract } from '@org/schema/contract';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { readTracking } from './tracking.repository.ts';
import { saveTracking, toTracking } from './tracking.service.ts';

/** Creates the routes of a tenant's tracking service. */
export function trackingRoutes(seal: Encryption): BoundRoute[] {
  const { tracking } = apiContract;
  return [
    staffRoute(tracking.get, async ({ run }) => ({
      tracking: toTracking(await run(readTracking)),
    })),
    staffRoute(tracking.save, async ({ run, tenant, actor, body }) => ({
      tracking: await run((tx) => saveTracking({ tx, tenantId: tenant.id, actor }, seal, body)),
    })),
  ];
}
