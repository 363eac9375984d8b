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
}

/** The search of a list. Escape empties it. */
export function ListSearch({ label, value, onChange, inputRef }: ListSearchProps): ReactElement {
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
      aria-keyshortcuts="/"
      placeholder={hasKeys ? `${label} ( / )` : label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && type('')}
      leftSection={<Icon of={IconSearch} />}
      rightSection={
        typed && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
      }
    />
  );
}
