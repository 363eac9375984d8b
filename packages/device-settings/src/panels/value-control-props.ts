import type { FieldSpec } from '../settings/field-specs.ts';
import type { PanelHost } from './panel-host.ts';

/** Props of a control for one value, determined by the field's specification. */
export interface ValueControlProps {
  readonly label: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly unit?: string | undefined;
  readonly units?: readonly string[] | undefined;
  readonly onUnit?: ((unit: string) => void) | undefined;
  readonly host: PanelHost;
  /** Color to compute the contrast with. */
  readonly against?: string | undefined;
  readonly onChange: (value: unknown) => void;
  /** Called when Delete is pressed in an empty field. */
  readonly onReset: (() => void) | undefined;
}
