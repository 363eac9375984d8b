import type { JsonObject } from '@org/schema';
import { Button, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { SettingField } from '../editor-blocks.ts';
import type { PickedImage } from '../editor-host.ts';
import type { SettingControlProps } from './setting-control.tsx';

/**
 * Props that a picked image fills beside its address: what the field names.
 * An alt text that was written stays; the one that a new block came with tells of another picture.
 */
function filled(
  field: SettingField,
  props: JsonObject,
  defaults: JsonObject,
  image: PickedImage,
): JsonObject {
  const { alt, width, height } = field.also ?? {};
  const isWritten = alt !== undefined && props[alt] && props[alt] !== defaults[alt];
  return {
    [field.prop]: image.src,
    ...(alt !== undefined && !isWritten ? { [alt]: image.alt } : {}),
    ...(width === undefined ? {} : { [width]: image.width }),
    ...(height === undefined ? {} : { [height]: image.height }),
  };
}

/** An image: picked from the library, uploaded, or named by its address. */
export function ImageControl({
  field,
  value,
  props,
  defaults,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const src = typeof value === 'string' ? value : '';
  const pick = async (): Promise<void> => {
    setBusy(true);
    try {
      const image = await host.pickImage();
      if (image) onChange(filled(field, props, defaults, image));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="at-field-stack">
      {src ? <img className="at-image-preview" src={src} alt="" /> : null}
      <div className="at-field-line">
        <Button size="compact-xs" variant="default" loading={busy} onClick={() => void pick()}>
          {src ? 'Replace' : 'Choose image'}
        </Button>
        {src ? (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => onChange({ [field.prop]: '' })}
          >
            Remove
          </Button>
        ) : null}
      </div>
      {field.also?.alt === undefined ? null : (
        <TextInput
          size="xs"
          label="Alt text"
          placeholder="What the picture shows"
          value={String(props[field.also.alt] ?? '')}
          onChange={(event) => onChange({ [field.also?.alt ?? '']: event.currentTarget.value })}
        />
      )}
      <TextInput
        size="xs"
        label="Address"
        aria-label={`${field.label} address`}
        placeholder="/media/… or https://"
        // The drawing that a new image comes with is no address that anybody would read.
        value={src.startsWith('data:') ? '' : src}
        onChange={(event) => onChange({ [field.prop]: event.currentTarget.value })}
      />
    </div>
  );
}
