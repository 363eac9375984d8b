import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type SettingsUpdate, settingsSchema } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { ask, useUnsavedGuard } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { text } from './messages.ts';
import { SiteMenu, type SiteMenuState } from './site-menu.ts';

const { settings } = apiContract;
const SiteMenuContext = createContext<SiteMenu | undefined>(undefined);

const chooseMenu = (): Promise<'mine' | 'theirs'> =>
  ask<'mine' | 'theirs'>({
    title: text.conflictTitle,
    content: <p className="ad-dialog-text">{text.conflictText}</p>,
    dismissed: 'theirs',
    buttons: [
      { label: text.theirs, value: 'theirs' },
      { label: text.mine, value: 'mine', kind: 'primary', focused: true },
    ],
  });

/** Provides the menus of the tenant's site, and asks before an unsaved change is discarded. */
export function SiteMenuProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [menu] = useState(
    () =>
      new SiteMenu({
        // Omitted groups do not change, although the type requires all of them.
        save: async (body) =>
          (await api.call(settings.update, { body: body as SettingsUpdate })).settings,
        show: (shown) =>
          queries.setQueryData(callKey(settings.get, {}), {
            success: true,
            settings: shown,
            results: shown,
          }),
        choose: chooseMenu,
        describe: failureText,
        readSettings: (current) =>
          settingsSchema.isValidSync(current) ? settingsSchema.cast(current) : undefined,
      }),
  );
  const found = useQuery(callQuery(api, settings.get)).data?.settings;
  useEffect(() => {
    if (found) menu.load(found);
  }, [menu, found]);

  const isDirty = useSyncExternalStore(menu.subscribe, () => menu.isDirty);
  const canLeave = useUnsavedGuard(isDirty, () => menu.save());
  useBlocker({
    shouldBlockFn: async () => !(await canLeave()),
    disabled: !isDirty,
    // The guard itself asks when the tab is closed.
    enableBeforeUnload: false,
  });
  return <SiteMenuContext value={menu}>{children}</SiteMenuContext>;
}

/**
 * Returns the menus of the site and their actions.
 * @throws outside of a `SiteMenuProvider`
 */
export function useSiteMenu(): { readonly menu: SiteMenu; readonly state: SiteMenuState } {
  const menu = useContext(SiteMenuContext);
  invariant(menu, 'useSiteMenu is used outside of a SiteMenuProvider');
  return { menu, state: useSyncExternalStore(menu.subscribe, menu.get) };
}
