import { safeMediaUrl } from '@org/device-settings';
import type { JsonObject } from '@org/schema';
import { ImageField, type PickedImage, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { SettingField } from '../editor-blocks.ts';
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
  const { alt, width, height, mimeType, filesize } = field.also ?? {};
  const isWritten = alt !== undefined && props[alt] && props[alt] !== defaults[alt];
  return {
    [field.prop]: image.src,
    ...(alt !== undefined && !isWritten ? { [alt]: image.alt } : {}),
    ...(width === undefined ? {} : { [width]: image.width }),
    ...(height === undefined ? {} : { [height]: image.height }),
    ...(mimeType === undefined ? {} : { [mimeType]: image.mimeType ?? '' }),
    ...(filesize === undefined ? {} : { [filesize]: image.filesize ?? 0 }),
  };
}

/** An image: picked from the library, uploaded, or named by its address; with its alt text. */
export function ImageControl({
  field,
  value,
  props,
  defaults,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const { alt } = field.also ?? {};
  return (
    <div className="at-field-stack">
      <ImageField
        name={field.label}
        value={typeof value === 'string' ? value : ''}
        pickImage={host.pickImage}
        guard={safeMediaUrl}
        onChange={(src, image) =>
          onChange(image ? filled(field, props, defaults, image) : { [field.prop]: src })
        }
      />
      {alt === undefined ? null : (
        <TextInput
          size="xs"
          label="Alt text"
          placeholder="Describe the picture"
          value={String(props[alt] ?? '')}
          onChange={(event) => onChange({ [alt]: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
