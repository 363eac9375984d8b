import { safeMediaUrl } from '@org/device-settings';
import type { JsonObject } from '@org/schema/entities';
import { ImageField, type PickedImage, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import { FocusedImage } from './focused-image.tsx';
import type { SettingControlProps } from './setting-control-props.ts';

/**
 * Returns the props that an image sets besides its URL, as the field names them. Alternative text of the author is kept; that of
 * a new block belongs to another image.
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

/** Renders the control of an image: from the media library, uploaded, or by URL; with its alternative text. */
export function ImageControl({
  field,
  value,
  props,
  defaults,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const { alt, focus } = field.also ?? {};
  const image = {
    name: field.label,
    value: typeof value === 'string' ? value : '',
    pickImage: host.pickImage,
    guard: safeMediaUrl,
    onChange: (src: string, picked?: PickedImage) =>
      onChange({
        ...(picked ? filled(field, props, defaults, picked) : { [field.prop]: src }),
        // A focus belongs to its picture.
        ...(focus === undefined ? {} : { [focus]: {} }),
      }),
  };
  return (
    <div className="at-field-stack">
      {focus === undefined ? (
        <ImageField {...image} />
      ) : (
        <FocusedImage image={image} prop={focus} props={props} onChange={onChange} />
      )}
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
