import type { SettingOrigin } from '@org/schema';
import { Tooltip } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';

/** A row of a panel: label with the value's origin, control, reset. */
export interface FieldRowProps {
  readonly label: string;
  readonly origin: SettingOrigin;
  /** True when the value is the shown device's own and can be given up. */
  readonly own: boolean;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

const ORIGINS: Readonly<Record<SettingOrigin, string>> = {
  desktop: 'Set on desktop',
  tablet: 'Set on tablet',
  mobile: 'Set on mobile',
  default: 'Default',
};

/** One setting: where its value comes from is told by a dot and in words, and its own value can be reset. */
export function FieldRow({ label, origin, own, onReset, children }: FieldRowProps): ReactElement {
  const words =
    own || origin === 'default' ? ORIGINS[origin] : `Inherited: ${ORIGINS[origin].toLowerCase()}`;
  return (
    <div
      className="at-field-row"
      data-origin={own ? 'own' : origin === 'default' ? 'default' : 'inherited'}
    >
      <Tooltip label={words} position="left">
        <span className="at-field-label">
          <span className="at-origin" role="img" aria-label={words} />
          {label}
        </span>
      </Tooltip>
      <div className="at-field-control">{children}</div>
      <button
        type="button"
        className="at-field-reset"
        aria-label={`Reset ${label}`}
        disabled={!own}
        onClick={onReset}
      >
        ×
      </button>
    </div>
  );
}
