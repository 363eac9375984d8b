import { Checkbox, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import type { Choice, FindChoices } from './list-choice.ts';
import { TagMark } from './tag-mark.tsx';

type Value = Choice['value'];

/** So many fit without a search. */
const WITHOUT_SEARCH = 8;

const SEARCH_DELAY = 250;

/** Shape: choices or a way to find them, those that are chosen, and who is told. */
export interface ListChoicesProps {
  readonly label: string;
  /** All choices; or the ones that stand first, where `find` brings the rest. */
  readonly choices: readonly Choice[];
  readonly find?: FindChoices | undefined;
  readonly chosen: readonly Value[];
  /** Names of chosen values that are not among what is found. */
  readonly getName?: ((value: Value) => string | undefined) | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

interface Found {
  readonly choices: readonly Choice[];
  readonly state: 'searching' | 'found' | 'failed';
}

function useFound(find: FindChoices | undefined, search: string): Found {
  const [found, setFound] = useState<Found>({ choices: [], state: 'searching' });
  useEffect(() => {
    if (!find) return;
    let wanted = true;
    setFound((before) => ({ ...before, state: 'searching' }));
    find(search).then(
      (choices) => wanted && setFound({ choices, state: 'found' }),
      () => wanted && setFound({ choices: [], state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [find, search]);
  return find ? found : { choices: [], state: 'found' };
}

const matches = (choice: Choice, typed: string): boolean =>
  choice.label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** Several values by their boxes, with a search where there are many. */
export function ListChoices(props: ListChoicesProps): ReactElement {
  const { label, choices, find, chosen, getName, onChange } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  // What was chosen at first stands above the rest; what is chosen now stays in its place.
  const [first] = useState(chosen);
  const found = useFound(find, search);
  const known = [...choices.filter((choice) => matches(choice, typed)), ...found.choices];
  const shown = [
    ...first
      .filter((value) => !typed && !known.some((choice) => choice.value === value))
      .map((value): Choice => ({ value, label: getName?.(value) ?? String(value) })),
    ...known.filter(({ value }, at) => known.findIndex((other) => other.value === value) === at),
  ];

  function toggle(value: Value): void {
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  }

  return (
    <fieldset className="at-choices">
      <legend className="at-hidden">{label}</legend>
      {(find || choices.length > WITHOUT_SEARCH) && (
        <TextInput
          size="xs"
          aria-label={`Search ${label.toLocaleLowerCase()}`}
          placeholder="Search"
          value={typed}
          data-autofocus
          leftSection={<Icon of={IconSearch} />}
          rightSection={found.state === 'searching' && <Loader size={14} />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className="at-choice-list">
        {shown.map((choice) => (
          <Checkbox
            key={choice.value}
            className="at-choice"
            checked={chosen.includes(choice.value)}
            onChange={() => toggle(choice.value)}
            label={
              choice.color ? <TagMark name={choice.label} color={choice.color} /> : choice.label
            }
          />
        ))}
        {shown.length === 0 && found.state === 'found' && <p className="at-meta">Nothing found</p>}
        {found.state === 'failed' && (
          <p className="at-meta" role="alert">
            The choices could not be loaded
          </p>
        )}
      </div>
    </fieldset>
  );
}
