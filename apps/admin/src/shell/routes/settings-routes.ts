import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { admin } from './route-frame.tsx';

const frame = createRoute({
  getParentRoute: () => admin,
  path: '/setting',
  component: lazyRouteComponent(
    () => import('../../features/settings/settings-frame.tsx'),
    'SettingsFrame',
  ),
});

const start = createRoute({
  getParentRoute: () => frame,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/setting/general', replace: true });
  },
});

const general = createRoute({
  getParentRoute: () => frame,
  path: '/general',
  component: lazyRouteComponent(
    () => import('../../features/settings/general.route.tsx'),
    'GeneralRoute',
  ),
});

const sections = () => import('../../features/settings/sections.route.tsx');

const navigation = createRoute({
  getParentRoute: () => frame,
  path: '/navigation',
  component: lazyRouteComponent(sections, 'NavigationRoute'),
});

const site = createRoute({
  getParentRoute: () => frame,
  path: '/site',
  component: lazyRouteComponent(sections, 'SiteRoute'),
});

const analytics = createRoute({
  getParentRoute: () => frame,
  path: '/analytics',
  component: lazyRouteComponent(sections, 'AnalyticsRoute'),
});

const domains = createRoute({
  getParentRoute: () => frame,
  path: '/domains',
  component: lazyRouteComponent(sections, 'DomainsRoute'),
});

const shop = createRoute({
  getParentRoute: () => frame,
  path: '/shop',
  component: lazyRouteComponent(
    () => import('../../features/shop-settings/shop-settings.route.tsx'),
    'ShopSettingsRoute',
  ),
});

const billing = createRoute({
  getParentRoute: () => frame,
  path: '/billing',
  component: lazyRouteComponent(
    () => import('../../features/billing/settings/settings.route.tsx'),
    'BillingSettingsRoute',
  ),
});

const captcha = createRoute({
  getParentRoute: () => frame,
  path: '/captcha',
  component: lazyRouteComponent(sections, 'CaptchaRoute'),
});

const mailServer = createRoute({
  getParentRoute: () => frame,
  path: '/mail',
  component: lazyRouteComponent(
    () => import('../../features/mailbox/mail-server.route.tsx'),
    'MailServerRoute',
  ),
});

const bounces = createRoute({
  getParentRoute: () => frame,
  path: '/bounces',
  component: lazyRouteComponent(
    () => import('../../features/mailbox/bounces.route.tsx'),
    'BouncesRoute',
  ),
});

const channels = createRoute({
  getParentRoute: () => frame,
  path: '/channels',
  component: lazyRouteComponent(sections, 'ChannelsRoute'),
});

const permissions = createRoute({
  getParentRoute: () => frame,
  path: '/permissions',
  component: lazyRouteComponent(sections, 'PermissionsRoute'),
});

const history = createRoute({
  getParentRoute: () => frame,
  path: '/history',
  component: lazyRouteComponent(sections, 'HistoryRoute'),
});

/** Routes of the settings: a frame, and a section at each path. */
export const settingsRoutes = frame.addChildren([
  start,
  general,
  navigation,
  site,
  analytics,
  domains,
  captcha,
  shop,
  billing,
  mailServer,
  bounces,
  channels,
  permissions,
  history,
]);
