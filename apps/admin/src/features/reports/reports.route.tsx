import { AppLink, can, useMe } from '@org/admin-kit';
import { Icon, NoPermission, PageHeader } from '@org/ui';
import { IconReportAnalytics } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { REPORTS } from './report-list.ts';
import './reports.css';

/** Renders the list of the reports that the user may see. */
export function ReportsRoute(): ReactElement {
  const me = useMe();
  const shown = REPORTS.filter(({ permission }) => can(me, permission));
  if (shown.length === 0 || !me.tenant) return <NoPermission what={text.see} />;
  return (
    <>
      <PageHeader title={text.title} icon={IconReportAnalytics} meta={text.about} />
      <nav className="rp-list" aria-label={text.title}>
        {shown.map(({ href, label, about, icon }) => (
          <AppLink key={href} href={href}>
            <Icon of={icon} size={20} />
            <strong>{label}</strong>
            <span>{about}</span>
          </AppLink>
        ))}
      </nav>
    </>
  );
}
