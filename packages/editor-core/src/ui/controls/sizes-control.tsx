import type { JsonObject } from '@org/schema/entities';
import { Button, NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { asObject } from '../../model/document/as-object.ts';
import { useEditorState } from '../../session/context/editor-context.ts';
import type { SettingControlProps } from './setting-control-props.ts';

/** Renders width and height for the current device; a device without its own values shows desktop's. */
export function SizesControl({ field, value, onChange }: SettingControlProps): ReactElement {
  const device = useEditorState((state) => state.viewportDevice);
  const sizes = asObject(value);
  const own = asObject(sizes[device]);
  const shown = { ...asObject(sizes.desktop), ...own };
  const set = (part: JsonObject): void =>
    onChange({ [field.prop]: { ...sizes, [device]: { ...shown, ...part } } });
  const side = (name: 'width' | 'height', label: string): ReactElement => (
    <NumberField
      label={label}
      min={0}
      max={5000}
      value={typeof shown[name] === 'number' ? shown[name] : ''}
      unit={String(shown[`${name}Unit`] ?? 'px')}
      units={field.units ?? ['px', '%']}
      onUnitChange={(unit) => set({ [`${name}Unit`]: unit })}
      onChange={(next) => next !== '' && set({ [name]: next })}
    />
  );
  const { [device]: _own, ...others } = sizes;
  return (
    <div className="at-field-stack">
      <div className="at-field-pair">
        {side('width', 'Width')}
        {side('height', 'Height')}
      </div>
      {device !== 'desktop' && Object.keys(own).length > 0 ? (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => onChange({ [field.prop]: others })}
        >
          Same as desktop
        </Button>
      ) : null}
    </div>
  );
}
