import { type VisitorLimits, visitorLimits } from '../../http/visitor-limits.ts';

/** Makes the limits of what pages tell of visits, in a minute. */
export function eventLimits(): VisitorLimits {
  return visitorLimits({ perAddress: 120, perTenant: 6000, seconds: 60 });
}
