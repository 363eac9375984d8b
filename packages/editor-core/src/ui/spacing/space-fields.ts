import { FIELD_SPECS } from '@org/device-settings';
import type { SpacingSettings } from '@org/schema/entities';

/** Sides of a box, in the order of the keyboard. */
export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
/** A side of a box. */
export type Side = (typeof SIDES)[number];
/** A box of a block with space on each side. */
export type BoxKind = 'padding' | 'margin';
/** A stored number of padding or margin. */
export type SideField = keyof SpacingSettings & `${BoxKind}${Side}`;
/** A value that a handle changes. */
export type SpaceField = SideField | 'gap' | 'height';

/** Sides that change together: one, opposite ones, or all four. */
export type SideLink = 'none' | 'pairs' | 'all';

/** Returns the sides that modifier keys link, for the pointer and for keys: Alt the opposite one, Alt and Shift all four. */
export function getLink({
  altKey,
  shiftKey,
}: {
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): SideLink {
  if (!altKey) return 'none';
  return shiftKey ? 'all' : 'pairs';
}

/** Range of a value in px. */
export interface SpaceRange {
  readonly min: number;
  readonly max: number;
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  Top: 'Bottom',
  Right: 'Left',
  Bottom: 'Top',
  Left: 'Right',
};

/** Returns the side of a field, or undefined for a gap or a height. */
export function getSide(field: SpaceField): { kind: BoxKind; side: Side } | undefined {
  if (field === 'gap' || field === 'height') return undefined;
  const kind = field.startsWith('padding') ? 'padding' : 'margin';
  const side = SIDES.find((one) => field === `${kind}${one}`);
  return side && { kind, side };
}

/** Returns the fields that change together with one, itself included. */
export function getLinkedFields(field: SpaceField, link: SideLink): readonly SpaceField[] {
  const at = getSide(field);
  if (!at || link === 'none') return [field];
  const sides = link === 'all' ? SIDES : [at.side, OPPOSITE[at.side]];
  return sides.map((side): SideField => `${at.kind}${side}`);
}

/** Returns the name of a field, such as "Padding top". */
export function getFieldName(field: SpaceField): string {
  if (field === 'gap') return 'Gap';
  if (field === 'height') return 'Height';
  const at = getSide(field);
  return at
    ? `${at.kind === 'padding' ? 'Padding' : 'Margin'} ${at.side.toLowerCase()}`
    : 'Spacing';
}

/** Returns the range that is stored of a field. */
export function getRange(field: SpaceField): SpaceRange {
  const spec =
    field === 'gap' || field === 'height'
      ? FIELD_SPECS.alignment[field]
      : FIELD_SPECS.spacing[field];
  return spec.kind === 'number' ? { min: spec.min, max: spec.max } : { min: 0, max: 0 };
}

/** Rounds a value to whole px inside a range. */
export function clampSpace(value: number, { min, max }: SpaceRange): number {
  return Math.min(max, Math.max(Math.ceil(min), Math.round(value)));
}
