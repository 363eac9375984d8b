/** Accounts, tenants, settings and everything that other domains need from the platform. Other domains import only this file. */
export { getIdentity, getLinkLimits } from './auth/auth.services.ts';
export type { Identity } from './auth/identity.ts';
export type { LinkLimits } from './auth/link-limits.ts';
export { loginName } from './auth/login-name.ts';
export {
  isSiteForm,
  redirectBack,
  redirectToSignIn,
  redirectWithNote,
  SITE_PAGES,
} from './auth/site-forms.ts';
export { findSiteViewer } from './auth/site-view.ts';
export { getCaptcha } from './captcha/captcha.services.ts';
export { type CaptchaTools, verifyCaptcha } from './captcha/verify-captcha.ts';
export { FIRST_STEP_CHECKS, type FirstStepCheck } from './first-steps/first-step-check.ts';
export { OVERVIEW_SOURCES, type OverviewSource } from './overview/overview-source.ts';
export { sumByDay } from './overview/sum-by-day.ts';
export { PLATFORM_MODULES } from './platform.modules.ts';
export { updateSettings } from './settings/settings.service.ts';
export { forwardEventJob } from './tracking/forward-event.ts';
export { readTracking } from './tracking/tracking.repository.ts';
export { type AcceptTools, newAccount } from './users/accept-invitation.ts';
