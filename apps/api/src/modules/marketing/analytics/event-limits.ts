import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';

/** Creates the limits of analytics events per minute. */
export function eventLimits(): VisitorLimits {
  return visitorLimits({ perAddress: 120, perTenant: 6000, seconds: 60 });
}
