import { apiContract } from '@org/schema';
import { type BoundRoute, publicRoute, staffRoute } from '../../http/bind-route.ts';
import { toTenant } from '../auth/describe-me.ts';
import { getSettings, publicSettings, updateSettings } from './settings.service.ts';

/** Calls of a tenant's settings. */
export function settingsRoutes(): BoundRoute[] {
  const { settings } = apiContract;
  return [
    staffRoute(settings.get, async ({ run }) => {
      const all = await run(getSettings);
      return { settings: all, results: all };
    }),
    staffRoute(settings.update, async ({ run, tenant, actor, body }) => ({
      settings: await run((tx) => updateSettings({ tx, tenantId: tenant.id, actor }, body)),
    })),
    publicRoute(settings.publicGet, async ({ run, tenant }) => ({
      settings: publicSettings(await run(getSettings)),
      tenant: toTenant(tenant),
    })),
  ];
}
