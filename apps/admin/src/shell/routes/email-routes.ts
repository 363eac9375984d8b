import { readListAddress } from '@org/admin-kit';
import { CAMPAIGN_FIELDS, SUBSCRIBER_FIELDS } from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPeriod } from '../period/period.ts';
import { admin } from './route-frame.tsx';

const campaigns = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/campaigns',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, CAMPAIGN_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/campaigns/campaigns.route.tsx'),
    'CampaignsRoute',
  ),
});

const subscribers = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/subscribers',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, SUBSCRIBER_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/subscribers/subscribers.route.tsx'),
    'SubscribersRoute',
  ),
});

const subscriber = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/subscribers/$id',
  component: lazyRouteComponent(
    () => import('../../features/subscribers/profile/subscriber.route.tsx'),
    'SubscriberRoute',
  ),
});

const emailLists = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/lists',
  component: lazyRouteComponent(
    () => import('../../features/subscribers/email-lists.route.tsx'),
    'EmailListsRoute',
  ),
});

const emailSegments = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/segments',
  component: lazyRouteComponent(
    () => import('../../features/campaigns/segments/segments.route.tsx'),
    'SegmentsRoute',
  ),
});

const automations = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/automations',
  component: lazyRouteComponent(
    () => import('../../features/campaigns/automations/automations.route.tsx'),
    'AutomationsRoute',
  ),
});

const automation = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/automations/$id',
  component: lazyRouteComponent(
    () => import('../../features/campaigns/automations/automation.route.tsx'),
    'AutomationRoute',
  ),
});

const emailReport = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/report',
  validateSearch: readPeriod,
  component: lazyRouteComponent(
    () => import('../../features/email-report/email-report.route.tsx'),
    'EmailReportRoute',
  ),
});

const emailNotifications = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/notifications',
  component: lazyRouteComponent(
    () => import('../../features/notifications/notifications.route.tsx'),
    'NotificationsRoute',
  ),
});

const newCampaign = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/campaigns/new',
  component: lazyRouteComponent(
    () => import('../../features/campaigns/campaigns.route.tsx'),
    'NewCampaignRoute',
  ),
});

const campaign = createRoute({
  getParentRoute: () => admin,
  path: '/email-marketing/campaigns/$id',
  component: lazyRouteComponent(
    () => import('../../features/campaigns/campaigns.route.tsx'),
    'CampaignRoute',
  ),
});

/** Routes of email marketing: campaigns, automations, subscribers, lists, segments, notifications and the report. */
export const emailRoutes = [
  campaigns,
  newCampaign,
  campaign,
  subscribers,
  subscriber,
  emailLists,
  emailSegments,
  automations,
  automation,
  emailNotifications,
  emailReport,
] as const;
