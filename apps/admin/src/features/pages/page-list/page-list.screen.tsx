import { AppLink, EntityList, useCan } from '@org/admin-kit';
import { Button, Icon } from '@org/ui';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { usePageActions } from '../use-page-actions.ts';
import { PAGE_LIST } from './page-list.config.tsx';

const START = { label: text.startFromSite, icon: IconLayoutGridAdd, href: '/admin/pages/start' };

/** Renders the list of pages. */
export function PageListScreen(): ReactElement {
  const { forRow } = usePageActions();
  const canStart = useCan('settings.can_update');
  return (
    <EntityList
      screen={PAGE_LIST}
      rowActions={forRow}
      menu={canStart ? [START] : []}
      firstStep={
        canStart && (
          <Button component={AppLink} href={START.href} leftSection={<Icon of={START.icon} />}>
            {START.label}
          </Button>
        )
      }
    />
  );
}
