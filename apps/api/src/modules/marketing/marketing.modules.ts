import type { Module } from '../../kernel/module/define-module.ts';
import { analyticsModule } from './analytics/analytics.module.ts';
import { archiveModule } from './archive/archive.module.ts';
import { automationsModule } from './automations/automations.module.ts';
import { campaignsModule } from './campaigns/campaigns.module.ts';
import { newsletterModule } from './newsletter/newsletter.module.ts';
import { notificationsModule } from './notifications/notifications.module.ts';
import { sendingModule } from './sending/sending.module.ts';

/** All modules of the domain. */
export const MARKETING_MODULES: readonly Module[] = [
  newsletterModule,
  campaignsModule,
  sendingModule,
  archiveModule,
  automationsModule,
  notificationsModule,
  analyticsModule,
];
