import { Select } from '@org/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { EditorHost, EmailReader } from '../../session/host/editor-host.ts';

/** Debounce delay of a search, ms. */
const PAUSE = 200;

/** Finds people for the typed text; outdated responses are ignored. */
function useFoundReaders(
  search: string,
  findReaders: NonNullable<EditorHost['findReaders']>,
): { readonly readers: readonly EmailReader[]; readonly state: 'searching' | 'found' | 'failed' } {
  const [readers, setReaders] = useState<readonly EmailReader[]>([]);
  const [state, setState] = useState<'searching' | 'found' | 'failed'>('searching');
  useEffect(() => {
    let isOver = false;
    setState('searching');
    const timer = setTimeout(
      () =>
        findReaders(search).then(
          (found) => {
            if (isOver) return;
            setReaders(found);
            setState('found');
          },
          () => {
            if (isOver) return;
            setReaders([]);
            setState('failed');
          },
        ),
      search === '' ? 0 : PAUSE,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search, findReaders]);
  return { readers, state };
}

const MESSAGES = {
  searching: 'Searching…',
  found: 'No customer or subscriber matches',
  failed: 'People could not be searched',
} as const;

/** Renders the choice of the person as whom an email is previewed; none stands for a sample person. */
export function ReaderPicker({
  reader,
  findReaders,
  onChange,
}: {
  readonly reader: EmailReader | undefined;
  readonly findReaders: NonNullable<EditorHost['findReaders']>;
  readonly onChange: (reader: EmailReader | undefined) => void;
}): ReactElement {
  const [typed, setTyped] = useState('');
  // The name of the chosen person is not a search.
  const search = typed === reader?.name ? '' : typed.trim();
  const { readers, state } = useFoundReaders(search, findReaders);
  const isAdded = reader && search === '' && readers.every(({ key }) => key !== reader.key);
  const all = isAdded ? [reader, ...readers] : readers;
  // An option can be chosen in the moment in which other results replace it.
  const known = useRef(new Map<string, EmailReader>());
  for (const one of all) known.current.set(one.key, one);
  return (
    <Select
      className="at-email-reader"
      size="xs"
      label="Preview as"
      placeholder="Sample person"
      searchable
      clearable
      // A second click on the chosen person keeps it; the button clears it.
      allowDeselect={false}
      data={all.map(({ key, name }) => ({ value: key, label: name }))}
      // The server matches more than the names that are shown.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const one = all.find(({ key }) => key === option.value);
        return (
          <span className="at-email-reader-option">
            <span>{option.label}</span>
            <small>{one?.note}</small>
          </span>
        );
      }}
      value={reader?.key ?? null}
      onChange={(key) => onChange(key === null ? undefined : known.current.get(key))}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={MESSAGES[state]}
    />
  );
}
