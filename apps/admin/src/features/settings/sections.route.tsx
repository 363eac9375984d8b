import { useCan } from '@org/admin-kit';
import { NoPermission, PageHeader } from '@org/ui';
import {
  IconChartLine,
  IconHistory,
  IconLayoutNavbar,
  IconLock,
  IconMessageCircle,
  IconShieldCheck,
  IconWorld,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { ANALYTICS, AnalyticsFields } from './analytics-section.tsx';
import { CaptchaSection } from './captcha-section.tsx';
import { ChannelsSection } from './channels-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { HistorySection } from './history-section.tsx';
import { text } from './messages.ts';
import { NAVIGATION, NavigationFields } from './navigation-section.tsx';
import { describeNavigation } from './navigation-words.ts';
import { PERMISSIONS, PermissionFields } from './permissions-section.tsx';
import { SectionScreen } from './section-screen.tsx';
import { SITE, SiteFields } from './site-section.tsx';
import { TrackingSection } from './tracking-section.tsx';

const { sections } = text;

/** Renders the navigation settings. */
export function NavigationRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.navigation} icon={IconLayoutNavbar} meta={text.nav.about} />
      <SectionScreen
        id="navigation"
        section={NAVIGATION}
        Fields={NavigationFields}
        describe={describeNavigation}
      />
    </>
  );
}

/** Renders the default templates of pages, and the SEO settings. */
export function SiteRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.site} icon={IconWorldSearch} meta={text.site.about} />
      <SectionScreen id="site" section={SITE} Fields={SiteFields} />
    </>
  );
}

/** Renders the analytics settings. */
export function AnalyticsRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.analytics} icon={IconChartLine} meta={text.analytics.about} />
      <div className="ad-sections">
        <SectionScreen id="analytics" section={ANALYTICS} Fields={AnalyticsFields} />
        <TrackingSection />
      </div>
    </>
  );
}

/** Renders the company's own domains. */
export function DomainsRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.domains} icon={IconWorld} meta={text.domains.metaAbout} />
      <DomainsSection />
    </>
  );
}

/** Renders the captcha of the company's forms. */
export function CaptchaRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.captcha} icon={IconShieldCheck} meta={text.captcha.metaAbout} />
      <CaptchaSection />
    </>
  );
}

/** Renders live chat and telephony. */
export function ChannelsRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.channels} icon={IconMessageCircle} meta={text.channels.about} />
      <ChannelsSection />
    </>
  );
}

/** Renders the parts of the admin that the company can disable. */
export function PermissionsRoute(): ReactElement {
  return (
    <>
      <PageHeader title={sections.permissions} icon={IconLock} meta={text.permissions.metaAbout} />
      <SectionScreen id="permissions" section={PERMISSIONS} Fields={PermissionFields} />
    </>
  );
}

/** Renders the history of the settings. */
export function HistoryRoute(): ReactElement {
  const canUpdate = useCan('settings.can_update');
  return (
    <>
      <PageHeader title={sections.history} icon={IconHistory} meta={text.history.about} />
      {canUpdate ? <HistorySection /> : <NoPermission what={text.seeSettings} />}
    </>
  );
}
