import { FailedState, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import type { HostControlProps } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import { NAV_DEPTH, NAV_ITEM_TYPES, RIGHT_ITEM_TYPES } from '@org/schema/entities';
import { Button, Icon, SkeletonLines, Switch } from '@org/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { themeSwatches } from '../theme/theme-swatches.ts';
import { text } from './messages.ts';
import { NavItems } from './nav-items.tsx';
import { NavLookDialog } from './nav-look-dialog.tsx';
import { SaveLine } from './save-line.tsx';
import { useSiteMenu } from './use-site-menu.tsx';
import './navigation.css';

/** Renders the menus of the site in the settings of its navigation bars, where they are visible. */
export function MenuControl({ inside, onInside, picked }: HostControlProps): ReactElement {
  const { menu, state } = useSiteMenu();
  const found = useQuery(callQuery(useApi(), apiContract.settings.get));
  const readOnly = !useCan('settings.can_update');
  const [looking, setLooking] = useState(false);
  const { main, right, look } = state.menus;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!state.isLoaded) return <SkeletonLines count={4} />;
  return (
    <div className="ad-nav-control">
      <p className="at-meta">{readOnly ? text.readOnly : text.shared}</p>
      <NavItems
        title={text.main}
        items={main}
        types={NAV_ITEM_TYPES}
        deepest={NAV_DEPTH}
        readOnly={readOnly}
        picked={picked}
        onChange={(items) => void menu.change({ main: items })}
      />
      <NavItems
        title={text.right}
        items={right}
        types={RIGHT_ITEM_TYPES}
        deepest={0}
        readOnly={readOnly}
        picked={picked}
        onChange={(items) => void menu.change({ right: items })}
      />
      {!readOnly && (
        <>
          <Switch
            size="xs"
            label={text.inside}
            description={text.insideHelp}
            checked={inside}
            onChange={(event) => onInside(event.currentTarget.checked)}
          />
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<Icon of={IconAdjustmentsHorizontal} size={14} />}
            onClick={() => setLooking(true)}
          >
            {text.look}
          </Button>
        </>
      )}
      <SaveLine />
      {looking && (
        <NavLookDialog
          look={look}
          swatches={themeSwatches(found.data?.settings.theme ?? {})}
          onClose={() => setLooking(false)}
          onSave={(changes) => {
            void menu.change({ look: { ...look, ...changes } });
            setLooking(false);
          }}
        />
      )}
    </div>
  );
}
