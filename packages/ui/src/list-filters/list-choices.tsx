import { Checkbox, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactElement, useEffect, useState } from 'react';
import { TagMark } from '../elements/tag-mark.tsx';
import { Icon } from '../icons/icon.tsx';
import type { Choice, FindChoices } from './list-choice.ts';

type Value = Choice['value'];

/** Maximum number of options without a search. */
const WITHOUT_SEARCH = 8;

const SEARCH_DELAY = 250;

/** Props: options or their source, selected ones, and change handler. */
export interface ListChoicesProps {
  readonly label: string;
  /** All options; or the initial ones, when `find` loads the others. */
  readonly choices: readonly Choice[];
  readonly find?: FindChoices | undefined;
  readonly chosen: readonly Value[];
  /** Returns the name of a selected value that is not among the results. */
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

/** Renders several values as checkboxes, with a search when there are many. */
export function ListChoices(props: ListChoicesProps): ReactElement {
  const { label, choices, find, chosen, getName, onChange } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  // Initially selected options come first; later changes do not reorder them.
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
