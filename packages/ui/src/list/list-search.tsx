import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';

const DELAY = 250;

/** Props of the search: text, and debounced change handler. */
export interface ListSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** False when `/` does not focus it, such as in a dialog. @default true */
  readonly hasShortcut?: boolean;
  /** True when a dialog focuses it initially. @default false */
  readonly isFirst?: boolean;
}

/** Renders the search of a list. Escape clears it; when it is empty, Escape bubbles. */
export function ListSearch(props: ListSearchProps): ReactElement {
  const { label, value, onChange, inputRef, hasShortcut = true, isFirst = false } = props;
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const hasKeys = useMediaQuery('(hover: hover)') ?? true;
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onChange(told.current);
  }, DELAY);

  // The value may change from outside: by a view, by "Show all", by going back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  function type(next: string): void {
    setTyped(next);
    tell(next);
  }

  return (
    <TextInput
      ref={inputRef ?? null}
      size="xs"
      className="at-list-search"
      aria-label={label}
      {...(hasShortcut && { 'aria-keyshortcuts': '/' })}
      {...(isFirst && { 'data-autofocus': true })}
      placeholder={hasKeys && hasShortcut ? `${label} ( / )` : label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        type('');
      }}
      leftSection={<Icon of={IconSearch} />}
      rightSection={
        typed && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
      }
    />
  );
}
