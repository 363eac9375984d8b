import { AppLink, EntityList, useCan } from '@org/admin-kit';
import { Button, Icon } from '@org/ui';
import { IconLayoutGridAdd, IconPackages } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { AddToRelease } from '../../../shell/releases/add-to-release.tsx';
import { text as releaseText } from '../../../shell/releases/messages.ts';
import { text } from '../messages.ts';
import { QuickPageDialog } from '../quick-page/quick-page-dialog.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { PAGE_LIST } from './page-list.config.tsx';

const START = { label: text.startFromSite, icon: IconLayoutGridAdd, href: '/admin/pages/start' };

/** Renders the list of pages. */
export function PageListScreen(): ReactElement {
  const { forRow } = usePageActions();
  const canStart = useCan('settings.can_update');
  const canPublish = useCan('pages.can_update');
  const canCreate = useCan('pages.can_create');
  const [isCreating, setCreating] = useState(false);
  const [released, setReleased] = useState<readonly number[]>();
  return (
    <>
      <EntityList
        screen={PAGE_LIST}
        rowActions={forRow}
        {...(canPublish && {
          bulkActions: (ids) => [
            { label: releaseText.add, icon: IconPackages, onPress: () => setReleased(ids) },
          ],
        })}
        menu={canStart ? [START] : []}
        buttons={canCreate && <Button onClick={() => setCreating(true)}>{text.quickPage}</Button>}
        firstStep={
          canStart && (
            <Button component={AppLink} href={START.href} leftSection={<Icon of={START.icon} />}>
              {START.label}
            </Button>
          )
        }
      />
      {isCreating && <QuickPageDialog onClose={() => setCreating(false)} />}
      {released && (
        <AddToRelease kind="page" ids={released} onClose={() => setReleased(undefined)} />
      )}
    </>
  );
}
