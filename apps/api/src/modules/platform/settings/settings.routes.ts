import { apiContract } from '@org/schema/contract';
import { PLANS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Actor, TenantContext } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { toTenant } from '../auth/describe-me.ts';
import { publicCaptcha } from '../captcha/captcha.repository.ts';
import { isTracked } from '../tracking/tracking.repository.ts';
import { publicSettings, type RequireSettings, updateSettings } from './settings.service.ts';
import { readSettingsHistory, restoreSetting } from './settings-history.ts';

/** Telephony settings depend on the plan, the role and the settings themselves, like their control on the screen. */
function getRequired(tenant: TenantContext, actor: Actor): RequireSettings {
  return (paths, { permissions }) => {
    if (!paths.some((path) => path.startsWith('voip.'))) return;
    if (PLANS.indexOf(tenant.plan) < PLANS.indexOf('enterprise')) throw appError('plan_required');
    if (!permissions.voip.can_view || !hasPermission(actor, 'voip.can_view'))
      throw appError('forbidden');
  };
}

/** Creates the routes of a tenant's settings. */
export function settingsRoutes({
  findsPlaces,
}: {
  /** True when a geocoding service is configured. */
  readonly findsPlaces: boolean;
}): BoundRoute[] {
  const { settings } = apiContract;
  return [
    staffRoute(settings.get, async ({ run }) => {
      const all = await run(getSettings);
      return { settings: all, results: all };
    }),
    staffRoute(settings.update, async ({ run, tenant, actor, body }) => ({
      settings: await run((tx) =>
        updateSettings({ tx, tenantId: tenant.id, actor }, body, getRequired(tenant, actor)),
      ),
    })),
    staffRoute(settings.history, async ({ run, query }) => ({
      results: await run((tx) => readSettingsHistory(tx, query)),
    })),
    staffRoute(settings.restore, async ({ run, tenant, actor, params, body }) => ({
      settings: await run((tx) =>
        restoreSetting(
          { tx, tenantId: tenant.id, actor },
          { id: params.id, ...body },
          getRequired(tenant, actor),
        ),
      ),
      message: 'Setting reverted',
    })),
    publicRoute(settings.publicGet, async ({ run, tenant }) => ({
      ...(await run(async (tx) => ({
        settings: publicSettings(await getSettings(tx), tenant.name),
        captcha: await publicCaptcha(tx),
        is_tracked: await isTracked(tx),
      }))),
      tenant: toTenant(tenant),
      finds_places: findsPlaces,
      primary_host: tenant.primaryHost,
    })),
  ];
}
