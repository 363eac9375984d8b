import type { JsonValue } from '@org/schema/entities';
import { Button, IconButton, TextInput } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import type { SettingControlProps } from './setting-control-props.ts';
import { useRecords } from './use-records.ts';

/** Minimum length of a search. */
const FEWEST = 2;

/** Parses stored ids: a list, or a single one where 0 is none. */
function readIds(value: JsonValue | undefined): number[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
}

/** Renders the chosen records of the tenant, such as products, and a search for others. */
export function RecordsControl({
  field,
  value,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const kind = field.of ?? 'products';
  const ids = readIds(value);
  const isOne = !Array.isArray(value);
  const chosen = useRecords(kind, ids.length > 0 ? JSON.stringify({ ids }) : '', host.findRecords);
  const typed = text.trim();
  const search = [...typed].length < FEWEST ? '' : typed;
  const { records, state } = useRecords(
    kind,
    asks ? JSON.stringify({ search }) : '',
    host.findRecords,
  );
  const labels = new Map(chosen.records.map(({ id, label }) => [id, label]));
  const offered = records.filter(({ id }) => !ids.includes(id));
  const isFull = !isOne && ids.length >= (field.max ?? Number.POSITIVE_INFINITY);
  const set = (next: readonly number[]): void =>
    onChange({ [field.prop]: isOne ? (next.at(-1) ?? 0) : [...next] });

  return (
    <div className="at-field-stack">
      {ids.length > 0 ? (
        <ul className="at-records">
          {ids.map((id) => {
            const label = labels.get(id) ?? (chosen.state === 'searching' ? '…' : `No. ${id}`);
            return (
              <li key={id} className="at-record">
                <span>{label}</span>
                <IconButton
                  icon={IconX}
                  label={`Remove ${label}`}
                  size={24}
                  onPress={() => set(ids.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      {isFull ? null : (
        <TextInput
          size="xs"
          aria-label={`Search ${kind}`}
          placeholder={`Search ${kind}`}
          autoComplete="off"
          value={text}
          onFocus={() => setAsks(true)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {asks && !isFull ? (
        <ul className="at-records" aria-label={`Found ${kind}`}>
          {offered.map(({ id, label }) => (
            <li key={id}>
              <Button
                size="compact-xs"
                variant="subtle"
                onClick={() => set(isOne ? [id] : [...ids, id])}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="at-setting-help" role="status">
        {state === 'failed' || chosen.state === 'failed' ? `The ${kind} could not be loaded` : null}
        {asks && state === 'searching' ? 'Searching…' : null}
        {asks && state === 'found' && offered.length === 0 ? 'Nothing was found' : null}
      </p>
    </div>
  );
}
