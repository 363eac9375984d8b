import { type Me, PLANS } from '@org/schema';
import { can } from './can.ts';

type Reader = Pick<Me, 'plan' | 'permissions' | 'settings'>;

/**
 * True where telephony is there: from the enterprise plan on, for who may see it, unless the company's settings take it away.
 * Source: PERM-004.
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

/** Where a phone number leads: to the company's telephone server, or to whatever the device has for calls. */
export function phoneHref(me: Reader, phone: string): string {
  const { enabled = false, host = '' } = me.settings?.voip ?? {};
  return enabled && host && hasVoip(me)
    ? `sip:${phone.replace(/[^\d+]/g, '')}@${host}`
    : `tel:${phone}`;
}
