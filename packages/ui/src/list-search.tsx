import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

const DELAY = 250;

/** Shape: what is searched for, and who is told a moment after the typing ends. */
export interface ListSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** False where `/` does not lead here, such as in a dialog. @default true */
  readonly hasShortcut?: boolean;
  /** True for a field that a dialog opens with. @default false */
  readonly isFirst?: boolean;
}

/** The search of a list. Escape empties it; where it is empty, Escape is for what it stands in. */
export function ListSearch(props: ListSearchProps): ReactElement {
  const { label, value, onChange, inputRef, hasShortcut = true, isFirst = false } = props;
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const hasKeys = useMediaQuery('(hover: hover)') ?? true;
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onChange(told.current);
  }, DELAY);

  // It may change without the field: by a view, by "Show all", by going back.
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
