import { can, useMe, useSwitchTenant, useViewAsStaff } from '@org/admin-kit';
import { Button, EmptyState, Icon, PageHeader } from '@org/ui';
import { IconBuilding, IconExternalLink, IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FirstStepsCard } from './first-steps.tsx';
import { text } from './messages.ts';
import { OverviewWidgets } from './overview-widgets.tsx';

function ChooseTenant() {
  const { tenants } = useMe();
  const switchTenant = useSwitchTenant();
  return (
    <EmptyState
      icon={IconBuilding}
      title={text.noTenantTitle}
      text={tenants.length > 0 ? text.noTenantText : text.noTenantsText}
      action={
        <div className="ad-choose-tenant">
          {tenants.map((tenant) => (
            <Button key={tenant.id} onClick={() => switchTenant(tenant)}>
              {tenant.name}
            </Button>
          ))}
        </div>
      }
    />
  );
}

/** Renders the start screen: counts, recent work, and the two most frequent actions. */
export function OverviewScreen(): ReactElement {
  const me = useMe();
  const viewAsStaff = useViewAsStaff();
  if (!me.tenant) return <ChooseTenant />;
  const canView = can(me, 'pages.can_view');
  return (
    <>
      <PageHeader
        title={text.welcome(me.user.firstname || me.user.displayName)}
        meta={me.tenant.name}
        buttons={
          <>
            {me.siteUrl && (
              <Button
                component="a"
                href={me.siteUrl}
                target="_blank"
                rel="noopener"
                leftSection={<Icon of={IconExternalLink} />}
              >
                {text.viewSite}
              </Button>
            )}
            {me.siteUrl && canView && (
              <Button onClick={() => viewAsStaff('/')} leftSection={<Icon of={IconEye} />}>
                {text.viewAsStaff}
              </Button>
            )}
            {can(me, 'pages.can_create') && (
              <Button
                component={Link}
                to="/admin/pages/new"
                variant="filled"
                leftSection={<Icon of={IconPlus} />}
              >
                {text.newPage}
              </Button>
            )}
          </>
        }
      />
      <div className="ad-overview">
        <FirstStepsCard />
        <OverviewWidgets />
      </div>
    </>
  );
}
