import { Icon, type IconShape, Kbd, useColorScheme } from '@org/ui';
import { IconClock, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { seesEntry } from '../session/entry-gate.ts';
import { useMe } from '../session/use-me.ts';
import { recentRecords } from '../storage/recent-records.ts';
import type { CommandEntries, CreateEntry, ScreenEntry, SearchEntry } from './command-entries.ts';
import { CommandRecords, recordValue, useFoundRecords } from './command-records.tsx';
import { CommandSearch } from './command-search.tsx';
import { text } from './messages.ts';
import { useFirstSelected } from './use-first-selected.ts';

/** Props of the menu: its entries, and the handlers of closing and of creating a record in a dialog. */
export interface CommandMenuProps {
  readonly entries: CommandEntries;
  readonly onClose: () => void;
  readonly onCreate: (entry: CreateEntry) => void;
}

function Item(props: {
  readonly icon: IconShape;
  readonly children: ReactNode;
  readonly value?: string;
  readonly keywords?: string[];
  readonly disabled?: boolean;
  readonly onSelect?: () => void;
}) {
  const { icon, children, ...rest } = props;
  return (
    <Command.Item {...rest}>
      <Icon of={icon} />
      <span className="ad-command-words">{children}</span>
    </Command.Item>
  );
}

function ScreenItem({
  entry: { icon, label, href, keywords = [] },
  go,
}: {
  readonly entry: ScreenEntry;
  readonly go: (href: string) => void;
}) {
  if (href === undefined)
    return (
      <Item icon={icon} disabled>
        {label}
      </Item>
    );
  return (
    <Item icon={icon} keywords={[...keywords]} onSelect={() => go(href)}>
      {label}
    </Item>
  );
}

/** Renders the command menu: search of records, creation, screens, settings, help. */
export function CommandMenu({ entries, onClose, onCreate }: CommandMenuProps): ReactElement {
  const me = useMe();
  const router = useRouter();
  const { shown, choose } = useColorScheme();
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState<SearchEntry>();
  const input = useRef<HTMLInputElement>(null);
  const isDark = shown === 'dark';
  const recent = recentRecords(me.tenant?.id ?? 0);
  const searches = me.tenant ? entries.searches.filter((entry) => seesEntry(me, entry)) : [];
  const found = useFoundRecords(entries, level || !me.tenant ? '' : typed);
  const best = found.groups[0]?.records[0];
  const first = best && recordValue(best);
  const { selected, select, keep, release } = useFirstSelected(first);
  const creations = me.tenant ? entries.creations.filter((entry) => seesEntry(me, entry)) : [];
  const screens = entries.screens(me);
  const settings = entries.settings.filter((entry) => seesEntry(me, entry));

  function go(href: string): void {
    onClose();
    void router.navigate({ href });
  }

  function enter(entry: SearchEntry): void {
    setLevel(entry);
    setTyped('');
    input.current?.focus();
  }

  function leave(): void {
    if (!level) return onClose();
    setLevel(undefined);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (/^(?:Arrow(?:Up|Down)|Home|End)$/.test(event.key)) keep();
    const steps = event.key === 'Escape' || (event.key === 'Backspace' && typed === '' && level);
    if (!steps) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  return (
    <Command
      label={text.label}
      shouldFilter={level === undefined}
      value={selected}
      onValueChange={select}
      onPointerMove={keep}
      onKeyDown={onKeyDown}
      className="ad-command"
    >
      <div className="ad-command-head">
        <Icon of={IconSearch} />
        {level && <span className="ad-command-level">{level.label}</span>}
        <Command.Input
          ref={input}
          autoFocus
          value={typed}
          onValueChange={(next) => {
            release();
            setTyped(next);
          }}
          placeholder={level ? text.searchIn(level.label) : text.hint}
        />
      </div>
      <div className="ad-command-list">
        {level ? (
          <CommandSearch entry={level} typed={typed} onPick={({ href }) => go(href)} />
        ) : (
          <Command.List>
            {found.groups.length === 0 && (
              <Command.Empty className="ad-command-note">
                {found.isLoading ? text.hangOn : text.none}
              </Command.Empty>
            )}
            {found.isFailed && (
              <p className="ad-command-note" role="alert">
                {text.failed}
              </p>
            )}
            <CommandRecords found={found} onPick={go} />
            {recent.length > 0 && (
              <Command.Group heading={text.recent}>
                {recent.map(({ href, title, noun }) => (
                  <Item
                    key={href}
                    icon={IconClock}
                    value={`recent ${href}`}
                    keywords={[title, noun]}
                    onSelect={() => go(href)}
                  >
                    <span>{title}</span>
                    <span className="at-meta">{noun}</span>
                  </Item>
                ))}
              </Command.Group>
            )}
            {searches.length > 0 && (
              <Command.Group heading={text.searchFor}>
                {searches.map((entry) => (
                  <Item
                    key={entry.id}
                    icon={entry.icon}
                    value={`search ${entry.label}`}
                    onSelect={() => enter(entry)}
                  >
                    {entry.label}
                  </Item>
                ))}
              </Command.Group>
            )}
            {creations.length > 0 && (
              <Command.Group heading={text.create}>
                {creations.map((entry) => (
                  <Item
                    key={entry.id}
                    icon={entry.icon}
                    value={entry.label}
                    onSelect={() => {
                      if (entry.href) return go(entry.href);
                      onClose();
                      onCreate(entry);
                    }}
                  >
                    {entry.label}
                  </Item>
                ))}
              </Command.Group>
            )}
            <Command.Group heading={text.goTo}>
              {screens.map(({ id, icon, label, href = '' }) => (
                <Item key={id} icon={icon} value={`go ${label}`} onSelect={() => go(href)}>
                  {label}
                </Item>
              ))}
            </Command.Group>
            <Command.Group heading={text.settings}>
              {settings.map((entry) => (
                <ScreenItem key={entry.id} entry={entry} go={go} />
              ))}
              <Item
                icon={isDark ? IconSun : IconMoon}
                keywords={['theme', 'dark', 'light']}
                onSelect={() => {
                  choose(isDark ? 'light' : 'dark');
                  onClose();
                }}
              >
                {isDark ? text.toLight : text.toDark}
              </Item>
            </Command.Group>
            {entries.help.length > 0 && (
              <Command.Group heading={text.help}>
                {entries.help.map((entry) => (
                  <ScreenItem key={entry.id} entry={entry} go={go} />
                ))}
              </Command.Group>
            )}
          </Command.List>
        )}
      </div>
      <div className="ad-command-foot" aria-hidden>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {text.move}
        </span>
        <span>
          <Kbd size="xs">↵</Kbd> {text.choose}
        </span>
        <span>
          <Kbd size="xs">esc</Kbd> {text.goBack}
        </span>
      </div>
    </Command>
  );
}
