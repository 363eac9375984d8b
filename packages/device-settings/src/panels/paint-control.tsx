import type { OverlaySettings } from '@org/schema/entities';
import { ColorField, GradientField, NumberField, Switch, TypedField } from '@org/ui';
import type { ReactElement } from 'react';
import { type FieldSpec, OVERLAY_OPACITY } from '../settings/field-specs.ts';
import { safeColor } from '../values/safe-color.ts';
import { safeGradient } from '../values/safe-gradient.ts';
import { safeMediaUrl } from '../values/safe-url.ts';
import type { PanelHost } from './panel-host.ts';
import { withSurfaces } from './surface-swatches.ts';

/** Props of a control for a color, a gradient, an overlay or a URL. */
export interface PaintControlProps {
  readonly label: string;
  readonly spec: Exclude<FieldSpec, { kind: 'number' | 'choice' | 'flag' }>;
  readonly value: unknown;
  readonly host: PanelHost;
  readonly against?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Parses other color notations than hex by the guard. */
const readColor = (typed: string): string | undefined =>
  safeColor(typed) ? typed.trim().toLowerCase() : undefined;

const readAddress = (typed: string): string | undefined => {
  const address = typed.trim();
  return address === '' || safeMediaUrl(address) ? address : undefined;
};

function Overlay({ value, host, onChange }: PaintControlProps): ReactElement {
  const overlay = value as OverlaySettings;
  const set = (change: Partial<OverlaySettings>): void => onChange({ ...overlay, ...change });
  return (
    <div className="at-style-stack">
      <Switch
        size="xs"
        aria-label="Overlay"
        checked={overlay.enabled}
        onChange={(event) => set({ enabled: event.currentTarget.checked })}
      />
      {overlay.enabled ? (
        <>
          <ColorField
            name="Overlay color"
            value={overlay.overlayColor}
            swatches={withSurfaces(host.swatches)}
            read={readColor}
            onChange={(overlayColor) => set({ overlayColor })}
          />
          <NumberField
            name="Overlay opacity"
            {...OVERLAY_OPACITY}
            value={overlay.overlayOpacity}
            onChange={(overlayOpacity) => overlayOpacity !== '' && set({ overlayOpacity })}
          />
        </>
      ) : null}
    </div>
  );
}

/** Renders the control of a painted value. */
export function PaintControl(props: PaintControlProps): ReactElement {
  const { label, spec, value, host, against, onChange } = props;
  switch (spec.kind) {
    case 'color':
      return (
        <ColorField
          name={label}
          value={String(value)}
          swatches={withSurfaces(host.swatches)}
          against={against}
          read={readColor}
          alpha
          clearable
          onChange={onChange}
        />
      );
    case 'gradient':
      return (
        <GradientField
          name={label}
          value={String(value)}
          guard={safeGradient}
          swatches={withSurfaces(host.swatches)}
          readColor={readColor}
          onChange={onChange}
        />
      );
    case 'overlay':
      return <Overlay {...props} />;
    case 'url':
      return (
        <TypedField
          name={label}
          value={String(value)}
          read={readAddress}
          problem="Use a URL that starts with https:// or a path of the site"
          placeholder="https:// or /media/…"
          onChange={onChange}
        />
      );
  }
}
