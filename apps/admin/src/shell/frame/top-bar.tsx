import { type CommandEntries, CommandHost, useCan, useMe } from '@org/admin-kit';
import { IconButton } from '@org/ui';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { text } from '../menu/messages.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

// Loaded when the menu is first opened.
const loadEntries = async (): Promise<CommandEntries> =>
  (await import('../command-menu/command-entries.ts')).COMMAND_ENTRIES;

// The timer is loaded after the screen, for those who track time.
const TimerControl = lazy(async () => ({
  default: (await import('@org/projects/timer')).TimerControl,
}));

function Timer(): ReactElement | null {
  const { plan } = useMe();
  const canTrack = useCan('time_entries.can_create');
  if (!canTrack || plan?.level !== 'enterprise') return null;
  return (
    <Suspense>
      <TimerControl />
    </Suspense>
  );
}

/** Props of the bar: state of the sidebar and its toggle. */
export interface TopBarProps {
  readonly drawer: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Renders the bar above every screen. */
export function TopBar({ drawer, open, onToggle }: TopBarProps): ReactElement {
  const label = drawer ? text.openMenu : open ? text.collapseMenu : text.expandMenu;
  const icon = drawer
    ? IconMenu2
    : open
      ? IconLayoutSidebarLeftCollapse
      : IconLayoutSidebarLeftExpand;
  return (
    <header className="ad-top">
      <IconButton icon={icon} label={label} onPress={onToggle} />
      <CommandHost load={loadEntries} />
      <div className="ad-top-end">
        <Timer />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
