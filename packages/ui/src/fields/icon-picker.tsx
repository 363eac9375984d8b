import { TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactElement,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../elements/icon-button.tsx';
import { Tooltip } from '../elements/tooltip.tsx';
import { findIcons, type IconSet, iconWords } from '../icons/find-icons.ts';
import { Icon } from '../icons/icon.tsx';
import { PathIcon } from '../icons/path-icon.tsx';

/** Number of icons per page. */
export const ICON_PAGE = 30;

/** Number of icons per row. */
const COLUMNS = 6;

/** Props of the picker: icons, chosen one, and change handler. */
export interface IconPickerProps {
  readonly icons: IconSet;
  readonly value?: string | undefined;
  readonly onPick: (name: string) => void;
}

/**
 * Returns the target of an arrow key.
 * @param at - index
 * @returns index, which may be on another page
 */
function placeAfter(key: string, at: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - COLUMNS,
    ArrowDown: at + COLUMNS,
    PageUp: at - ICON_PAGE,
    PageDown: at + ICON_PAGE,
  };
  return moves[key];
}

/**
 * Renders icons in pages of 30 with a search. Arrow keys move through all results, also across pages; Enter or a click chooses.
 */
export function IconPicker({ icons, value, onPick }: IconPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findIcons(icons, typed), [icons, typed]);
  /** Index of the tab stop among all results; its page is visible. */
  const [current, setCurrent] = useState(() =>
    Math.max(0, value === undefined ? 0 : found.indexOf(value)),
  );
  const wantsFocus = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const countId = useId();
  const pages = Math.max(1, Math.ceil(found.length / ICON_PAGE));
  const page = Math.floor(current / ICON_PAGE);
  const shown = found.slice(page * ICON_PAGE, (page + 1) * ICON_PAGE);

  function focusCurrent(): void {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusCurrent();
  });

  function goTo(place: number): void {
    const next = Math.min(found.length - 1, Math.max(0, place));
    // Avoids a render when the icon is current already.
    if (next === current) return focusCurrent();
    wantsFocus.current = true;
    setCurrent(next);
  }

  function press(event: KeyboardEvent): void {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: found.length - 1 };
    const next = ends[event.key] ?? placeAfter(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    // Up in the first row returns to the search.
    if (next < 0 && event.key === 'ArrowUp')
      return grid.current?.parentElement?.querySelector('input')?.focus();
    goTo(next);
  }

  function pressInSearch(event: KeyboardEvent): void {
    const [only] = found;
    if (event.key === 'Enter' && only !== undefined && found.length === 1) onPick(only);
    if (event.key !== 'ArrowDown' || found.length === 0) return;
    event.preventDefault();
    goTo(current);
  }

  return (
    <div className="at-icon-picker">
      <TextInput
        type="search"
        aria-label="Search icons"
        aria-describedby={countId}
        placeholder="Search icons"
        leftSection={<Icon of={IconSearch} />}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setCurrent(0);
        }}
        onKeyDown={pressInSearch}
      />
      <div
        ref={grid}
        role="listbox"
        tabIndex={-1}
        aria-label="Icons"
        className="at-icon-grid"
        onKeyDown={press}
      >
        {shown.map((name, index) => {
          const place = page * ICON_PAGE + index;
          return (
            <Tooltip key={name} label={iconWords(name)}>
              <UnstyledButton
                role="option"
                aria-label={iconWords(name)}
                aria-selected={name === value}
                aria-posinset={place + 1}
                aria-setsize={found.length}
                tabIndex={place === current ? 0 : -1}
                className="at-icon-choice"
                onFocus={() => setCurrent(place)}
                onClick={() => onPick(name)}
              >
                <PathIcon path={icons[name] ?? ''} size={22} />
              </UnstyledButton>
            </Tooltip>
          );
        })}
        {found.length === 0 && (
          <p className="at-icon-none">No icon is called “{typed.trim()}”. Try another word.</p>
        )}
      </div>
      <div className="at-icon-foot">
        <span id={countId} role="status" className="at-meta">
          {found.length} {found.length === 1 ? 'icon' : 'icons'} · Page {page + 1} of {pages}
        </span>
        <IconButton
          icon={IconChevronLeft}
          label="Previous page"
          disabled={page === 0}
          onPress={() => setCurrent((page - 1) * ICON_PAGE)}
        />
        <IconButton
          icon={IconChevronRight}
          label="Next page"
          disabled={page >= pages - 1}
          onPress={() => setCurrent((page + 1) * ICON_PAGE)}
        />
      </div>
    </div>
  );
}
