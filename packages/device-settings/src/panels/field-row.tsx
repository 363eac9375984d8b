import type { Device, SettingOrigin } from '@org/schema';
import { IconButton, keepFocus, type ScrubHandlers, Tooltip } from '@org/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { originKind, originWords } from './origin-words.ts';

/** A row of a panel: label with the value's origin, control, reset. */
export interface FieldRowProps {
  readonly label: string;
  readonly origin: SettingOrigin;
  /** The device that is shown. */
  readonly device: Device;
  /** Gives up the value; without it there is nothing to give up. */
  readonly onReset: (() => void) | undefined;
  /** True for a control that needs the whole width: it stands below its label. */
  readonly wide?: boolean | undefined;
  /** A line below the control. */
  readonly help?: string | undefined;
  /** Lets the label be dragged to change a number. */
  readonly scrub?: ScrubHandlers | undefined;
  readonly children: ReactNode;
}

/**
 * One setting: where its value comes from is told by the form of a dot and in words, and its own value can be reset.
 * The reset is in sight while the row is hovered or has the focus, and always where fingers are.
 */
export function FieldRow(props: FieldRowProps): ReactElement {
  const { label, origin, device, onReset, wide = false, help, scrub, children } = props;
  const control = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  const words = originWords(origin, device);

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
