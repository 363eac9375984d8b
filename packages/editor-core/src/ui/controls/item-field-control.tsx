import type { CollectionField } from '@org/schema/entities';
import { NativeSelect } from '@org/ui';
import type { ReactElement } from 'react';
import type { SettingControlProps } from './setting-control-props.ts';
import { useItemFields } from './use-item-fields.ts';

/** Choices that do not depend on the collection. */
const FIXED = {
  order: [
    { value: 'position', label: 'Position' },
    { value: 'title', label: 'Title' },
    { value: 'created_at', label: 'Date created' },
  ],
  filter: [{ value: '', label: 'All items' }],
} as const;

/** Kinds of fields by use. */
const KINDS: Readonly<Record<keyof typeof FIXED, readonly CollectionField['kind'][]>> = {
  order: ['text', 'choice', 'date', 'number'],
  filter: ['text', 'choice', 'date', 'number', 'reference'],
};

/** Renders the choice of a field that the items of a list are sorted or filtered by. */
export function ItemFieldControl({
  field,
  value,
  props,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const use = field.use ?? 'order';
  const id = props[field.collection ?? ''];
  const { fields, state } = useItemFields(typeof id === 'number' ? id : 0, host.findFields);
  const offered = [
    ...FIXED[use],
    ...fields
      .filter(({ kind }) => KINDS[use].includes(kind))
      .map(({ key, label }) => ({ value: key, label })),
  ];
  const chosen = typeof value === 'string' ? value : '';
  const isGone = !offered.some((option) => option.value === chosen);
  return (
    <div className="at-field-stack">
      <NativeSelect
        size="xs"
        aria-label={field.label}
        value={chosen}
        data={
          isGone
            ? [...offered, { value: chosen, label: state === 'loading' ? '…' : 'Removed field' }]
            : offered
        }
        onChange={(event) => onChange({ [field.prop]: event.currentTarget.value })}
      />
      {state === 'failed' ? (
        <p className="at-setting-help" role="status">
          The fields could not be loaded
        </p>
      ) : null}
      {state === 'loaded' && isGone ? (
        <p className="at-setting-help" role="status">
          The collection no longer has this field. It is ignored on your site.
        </p>
      ) : null}
    </div>
  );
}
