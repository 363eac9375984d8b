import type { Device } from '@org/schema';
import type { SettingOrigin } from '@org/schema/entities';
import { IconButton, keepFocus, type ScrubHandlers, Tooltip } from '@org/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { originKind, originWords } from './origin-words.ts';

/** Props of a row: label with the value's origin, control, reset. */
export interface FieldRowProps {
  readonly label: string;
  readonly origin: SettingOrigin;
  /** The current device. */
  readonly device: Device;
  /** Text of the origin. @default that of the device */
  readonly originText?: string | undefined;
  /** Resets the value; undefined when there is nothing to reset. */
  readonly onReset: (() => void) | undefined;
  /** True for a control with full width below its label. */
  readonly wide?: boolean | undefined;
  /** Help text below the control. */
  readonly help?: string | undefined;
  /** Makes the label draggable to change a number. */
  readonly scrub?: ScrubHandlers | undefined;
  readonly children: ReactNode;
}

/**
 * Renders one setting: a dot and a text show the origin of its value, and its own value can be reset. The reset button is visible
 * on hover and focus, and always on touch devices.
 */
export function FieldRow(props: FieldRowProps): ReactElement {
  const { label, origin, device, onReset, wide = false, help, scrub, children } = props;
  const control = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  const words = props.originText ?? originWords(origin, device);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid with its legend in a cell
    <div
      role="group"
      aria-label={label}
      aria-describedby={wordsId}
      className="at-style-row"
      data-wide={wide || undefined}
      data-scrub={scrub ? true : undefined}
      onClickCapture={() => keepFocus(() => control.current)}
    >
      <Tooltip label={words} position="left">
        <span className="at-style-label" {...scrub}>
          <span className="at-style-origin" data-origin={originKind(origin, device)} />
          {label}
          <span id={wordsId} className="at-hidden">
            {words}
          </span>
        </span>
      </Tooltip>
      <div ref={control} className="at-style-control">
        {children}
      </div>
      {onReset ? (
        <IconButton
          className="at-style-reset"
          icon={IconArrowBackUp}
          label={`Reset ${label.toLowerCase()}`}
          position="left"
          size={24}
          onClick={onReset}
        />
      ) : null}
      {help ? <p className="at-style-help">{help}</p> : null}
    </div>
  );
}
