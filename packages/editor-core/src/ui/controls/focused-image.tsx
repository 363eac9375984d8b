import type { Device } from '@org/schema';
import { Button, ImageField, type ImageFieldProps, keepFocus } from '@org/ui';
import { type ReactElement, useRef } from 'react';
import { getOwnFocus, getShownFocus, withFocus } from '../../model/edits/picture-focus.ts';
import { useEditorState } from '../../session/context/editor-context.ts';
import type { SettingControlProps } from './setting-control-props.ts';

/** Focus that is shown for a picture without a stored one. */
const CENTER = { x: 50, y: 50 };

/** Props of the field: those of an image, and the prop with its focus per device. */
export interface FocusedImageProps {
  readonly image: Omit<ImageFieldProps, 'focal'>;
  readonly prop: string;
  readonly props: SettingControlProps['props'];
  readonly onChange: SettingControlProps['onChange'];
}

/** Renders an image with its focus on a device: a point of its thumbnail, with its origin. */
export function FocusedImageField({
  image,
  prop,
  props,
  onChange,
  device,
}: FocusedImageProps & { readonly device: Device }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const stored = props[prop];
  const own = getOwnFocus(stored, device);
  const shown = getShownFocus(stored, device);
  const origin = own ? 'own' : shown ? 'inherited' : 'default';
  const words = { own: 'Set on this device', inherited: 'From desktop', default: 'Automatic' };
  return (
    <div className="at-field-stack" ref={root}>
      <ImageField
        {...image}
        focal={{
          ...(shown ?? CENTER),
          onChange: (focus) => onChange({ [prop]: withFocus(stored, device, focus) }),
        }}
      />
      {image.value ? (
        <p className="at-spacing-line">
          <span className="at-spacing-words">
            <span className="at-style-origin" data-origin={origin} />
            <span>{`Focus: ${words[origin]}`}</span>
          </span>
          {own ? (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label="Reset focus"
              onClick={() => {
                keepFocus(() => root.current);
                onChange({ [prop]: withFocus(stored, device, undefined) });
              }}
            >
              Reset
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** Renders an image with its focus on the current device. */
export function FocusedImage(props: FocusedImageProps): ReactElement {
  const viewport = useEditorState((state) => state.viewportDevice);
  return <FocusedImageField {...props} device={viewport === 'email' ? 'desktop' : viewport} />;
}
