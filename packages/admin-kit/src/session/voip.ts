import { type Me, PLANS } from '@org/schema/entities';
import { can } from './can.ts';

type Reader = Pick<Me, 'plan' | 'permissions' | 'settings'>;

/**
 * Returns true when telephony is available: from the enterprise plan on, with permission, and unless the company's settings
 * disable it.
 */
export function hasVoip(me: Reader): boolean {
  const { plan, settings } = me;
  return (
    plan !== null &&
    PLANS.indexOf(plan.level) >= PLANS.indexOf('enterprise') &&
    can(me, 'voip.can_view') &&
    settings?.permissions?.voip?.can_view !== false
  );
}

/** Returns the link of a phone number: to the company's telephone server, or to the device's own handler. */
export function phoneHref(me: Reader, phone: string): string {
  const { enabled = false, host = '' } = me.settings?.voip ?? {};
  return enabled && host && hasVoip(me)
    ? `sip:${phone.replace(/[^\d+]/g, '')}@${host}`
    : `tel:${phone}`;
}
