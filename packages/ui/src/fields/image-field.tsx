import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { type ReactElement, useRef, useState } from 'react';
import { keepFocus } from '../elements/keep-focus.ts';
import { Icon } from '../icons/icon.tsx';
import { FocalPoint } from './focal-point.tsx';
import { TypedField } from './typed-field.tsx';

/** An image that was picked from the media library or uploaded. */
export interface PickedImage {
  readonly src: string;
  readonly alt: string;
  /** px of the original. */
  readonly width: number;
  readonly height: number;
  /** Such as `image/jpeg`, when it is known. */
  readonly mimeType?: string | undefined;
  /** KB, when it is known. */
  readonly filesize?: number | undefined;
}

/**
 * Opens the image picker.
 * @returns the image, false when none was picked
 */
export type PickImage = () => Promise<PickedImage | false>;

/** Props of the field: a URL, '' for none. */
export interface ImageFieldProps {
  readonly value: string;
  readonly onChange: (value: string, image?: PickedImage) => void;
  /** Accessible name of the field. */
  readonly name: string;
  /** Without it there is only a URL field. */
  readonly pickImage?: PickImage | undefined;
  /**
   * Guard of URLs.
   * @param address - typed text
   * @returns '' when it is rejected
   */
  readonly guard?: ((address: string) => string) | undefined;
  /** Enables choosing the focal point on the thumbnail. */
  readonly focal?:
    | {
        readonly x: number;
        readonly y: number;
        readonly onChange: (point: { readonly x: number; readonly y: number }) => void;
      }
    | undefined;
}

function Thumbnail({ src, focal }: { src: string; focal: ImageFieldProps['focal'] }): ReactElement {
  const [broken, setBroken] = useState('');
  if (broken === src)
    return (
      <div className="at-image-broken">
        <Icon of={IconPhotoOff} size={18} />
        The picture cannot be loaded
      </div>
    );
  const picture = (
    <img
      className="at-image-picture"
      src={src}
      alt=""
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
  if (!focal) return <div className="at-image-frame">{picture}</div>;
  return (
    <div className="at-image-frame">
      <FocalPoint {...focal}>{picture}</FocalPoint>
    </div>
  );
}

/** Renders an image field: thumbnail with focal point, picked from the media library or by URL. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { value, onChange, name, pickImage, guard, focal } = props;
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);

  async function pick(choose: PickImage): Promise<void> {
    setBusy(true);
    try {
      const image = await choose();
      if (image) onChange(image.src, image);
    } finally {
      setBusy(false);
    }
  }

  function remove(): void {
    keepFocus(() => field.current);
    onChange('');
  }

  return (
    <fieldset ref={field} className="at-image-field" aria-label={name}>
      {value && <Thumbnail src={value} focal={focal} />}
      {(pickImage || value) && (
        <div className="at-image-buttons">
          {pickImage && (
            <Button
              size="compact-xs"
              leftSection={<Icon of={IconPhoto} size={14} />}
              loading={busy}
              onClick={() => void pick(pickImage)}
            >
              {value ? 'Replace' : 'Choose'}
            </Button>
          )}
          {value && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
      )}
      <TypedField
        name={`Address of ${name.toLowerCase()}`}
        value={value}
        placeholder="/media/… or https://…"
        problem="Use a URL that starts with https:// or a path of the site"
        read={(text) => {
          const address = text.trim();
          return address === '' || !guard || guard(address) ? address : undefined;
        }}
        onChange={(address) => onChange(address)}
      />
    </fieldset>
  );
}
