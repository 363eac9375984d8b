import { withSurfaces } from '@org/device-settings/panels';
import type { JsonValue } from '@org/schema/entities';
import {
  ColorField,
  IconField,
  NativeSelect,
  NumberField,
  Segmented,
  Switch,
  Textarea,
  TextInput,
} from '@org/ui';
import type { ReactElement } from 'react';
import { CellControl } from '../controls/cell-control.tsx';
import { choiceValues } from '../controls/choice-values.ts';
import { ColumnsControl } from '../controls/columns-control.tsx';
import { CommaText } from '../controls/comma-text.tsx';
import { DeviceNumberControl } from '../controls/device-number-control.tsx';
import { HostControl } from '../controls/host-control.tsx';
import { ImageControl } from '../controls/image-control.tsx';
import { ItemFieldControl } from '../controls/item-field-control.tsx';
import { LinkControl } from '../controls/link-control.tsx';
import { ListControl } from '../controls/list-control.tsx';
import { RecordsControl } from '../controls/records-control.tsx';
import { RequiredText } from '../controls/required-text.tsx';
import type { SettingControlProps } from '../controls/setting-control-props.ts';
import { SizesControl } from '../controls/sizes-control.tsx';
import { SpanControl } from '../controls/span-control.tsx';
import { TracksControl } from '../controls/tracks-control.tsx';

/** Renders the control of a field's kind. */
export function SettingControl(control: SettingControlProps): ReactElement {
  const { field, value, host, onChange } = control;
  const set = (next: JsonValue): void => onChange({ [field.prop]: next });
  const text = typeof value === 'string' ? value : '';
  const placeholder = field.placeholder === undefined ? {} : { placeholder: field.placeholder };
  if ((field.kind === 'text' || field.kind === 'textarea') && (field.required || field.digits))
    return <RequiredText {...control} />;
  if (field.commas) return <CommaText {...control} />;
  switch (field.kind) {
    case 'textarea':
      return (
        <Textarea
          size="xs"
          aria-label={field.label}
          rows={3}
          value={text}
          readOnly={control.readOnly === true}
          {...placeholder}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'number':
    case 'slider':
      return (
        <NumberField
          name={field.label}
          value={typeof value === 'number' && value !== field.blank ? value : ''}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
          {...(field.step === undefined ? {} : { step: field.step })}
          {...(field.unit === undefined ? {} : { unit: field.unit })}
          {...placeholder}
          onChange={(next) => {
            const chosen = next === '' ? field.blank : next;
            if (chosen !== undefined) set(chosen);
          }}
        />
      );
    case 'select':
      return (
        <NativeSelect
          size="xs"
          aria-label={field.label}
          value={String(value ?? '')}
          data={(field.options ?? []).map((option) => ({
            value: String(option.value),
            label: option.label,
            disabled: option.disabled === true,
          }))}
          onChange={(event) =>
            onChange(choiceValues(field, event.currentTarget.value, control.props))
          }
        />
      );
    case 'segments':
      return (
        <Segmented
          label={field.label}
          fullWidth
          value={String(value ?? '')}
          options={(field.options ?? []).map((option) => ({
            value: String(option.value),
            label: option.label,
          }))}
          onChange={(chosen) => onChange(choiceValues(field, chosen, control.props))}
        />
      );
    case 'columns':
      return <ColumnsControl {...control} />;
    case 'span':
      return <SpanControl {...control} />;
    case 'tracks':
      return <TracksControl {...control} />;
    case 'cell':
      return <CellControl {...control} />;
    case 'deviceNumber':
      return <DeviceNumberControl {...control} />;
    case 'sizes':
      return <SizesControl {...control} />;
    case 'markup':
      return <p className="at-setting-help">Double-click the text on the page to change it.</p>;
    case 'link':
      return <LinkControl {...control} />;
    case 'toggle':
      return (
        <Switch
          size="xs"
          aria-label={field.label}
          checked={value === true}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ [field.prop]: checked, ...(checked ? field.sets : {}) })
          }
        />
      );
    case 'color':
      return (
        <ColorField
          name={field.label}
          value={text}
          swatches={withSurfaces(host.swatches)}
          {...(field.readOnBehind ? { against: control.behind } : {})}
          clearable={field.required !== true}
          onChange={set}
        />
      );
    case 'icon':
      return (
        <IconField
          icons={host.icons}
          name={field.label}
          value={text}
          clearable={field.required !== true}
          onChange={set}
        />
      );
    case 'image':
      return <ImageControl {...control} />;
    case 'fixed':
      return <p className="at-setting-help">Set elsewhere.</p>;
    case 'itemField':
      return <ItemFieldControl {...control} />;
    case 'records':
      return <RecordsControl {...control} />;
    case 'list':
      return <ListControl {...control} Control={SettingControl} />;
    case 'control':
      return <HostControl name={field.prop} host={host} />;
    default:
      return (
        <TextInput
          size="xs"
          aria-label={field.label}
          value={text}
          {...placeholder}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
  }
}
