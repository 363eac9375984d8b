import type { Module } from '../../kernel/module/define-module.ts';
import { assigneesModule } from './assignees/assignees.module.ts';
import { auditLogModule } from './audit-log/audit-log.module.ts';
import { authModule } from './auth/auth.module.ts';
import { captchaModule } from './captcha/captcha.module.ts';
import { domainsModule } from './domains/domains.module.ts';
import { eventsModule } from './events/events.module.ts';
import { firstStepsModule } from './first-steps/first-steps.module.ts';
import { healthModule } from './health/health.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { overviewModule } from './overview/overview.module.ts';
import { placesModule } from './places/places.module.ts';
import { rolesModule } from './roles/roles.module.ts';
import { searchModule } from './search/search.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { starterSitesModule } from './starter-sites/starter-sites.module.ts';
import { tenantsModule } from './tenants/tenants.module.ts';
import { trackingModule } from './tracking/tracking.module.ts';
import { usersModule } from './users/users.module.ts';
import { viewsModule } from './views/views.module.ts';

/** All modules of the domain. */
export const PLATFORM_MODULES: readonly Module[] = [
  tenantsModule,
  authModule,
  usersModule,
  rolesModule,
  domainsModule,
  overviewModule,
  searchModule,
  settingsModule,
  captchaModule,
  auditLogModule,
  assigneesModule,
  eventsModule,
  healthModule,
  jobsModule,
  mailModule,
  placesModule,
  viewsModule,
  firstStepsModule,
  trackingModule,
  starterSitesModule,
];
