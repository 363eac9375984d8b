import type { VisibilitySettings } from '@org/schema/entities';
import { NativeSelect, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { OVERFLOWS } from '../settings/field-specs.ts';
import { choiceLabel } from './choice-label.ts';

/** Props of the visibility panel. */
export interface VisibilityPanelProps {
  readonly visibility: VisibilitySettings;
  readonly onChange: <Field extends keyof VisibilitySettings>(
    field: Field,
    value: VisibilitySettings[Field],
  ) => void;
}

const FLAGS = [
  ['showOnDesktop', 'Show on desktop'],
  ['showOnTablet', 'Show on tablet'],
  ['showOnMobile', 'Show on mobile'],
  ['hideOnHomepage', 'Hide on homepage'],
] as const;

/** Renders the visibility settings; the editor itself always shows the block. */
export function VisibilityPanel({ visibility, onChange }: VisibilityPanelProps): ReactElement {
  return (
    <div className="at-group-panel">
      {FLAGS.map(([field, label]) => (
        <Switch
          key={field}
          size="xs"
          label={label}
          checked={visibility[field]}
          onChange={(event) => onChange(field, event.currentTarget.checked)}
        />
      ))}
      <NativeSelect
        size="xs"
        label="Overflow"
        value={visibility.overflow}
        data={OVERFLOWS.map((value) => ({ value, label: choiceLabel(value) }))}
        onChange={(event) => onChange('overflow', event.currentTarget.value)}
      />
    </div>
  );
}
