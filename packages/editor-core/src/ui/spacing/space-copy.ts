import type { Device } from '@org/schema';
import type { SpaceToken } from '@org/schema/entities';
import type { SpaceBlock } from './space-block.ts';
import { getFieldName, getSide, type SideLink, type SpaceField } from './space-fields.ts';

/** A value of some fields on a device. */
export interface SpaceText {
  readonly field: SpaceField;
  readonly link: SideLink;
  /** px, or the height of the content. */
  readonly value: number | 'auto';
  /** Step of the theme that the value is. */
  readonly token?: SpaceToken | undefined;
  readonly device: Device;
}

/** Returns the name of linked fields, such as "Padding left and right". */
function getLinkedName(field: SpaceField, link: SideLink): string {
  const at = getSide(field);
  if (!at || link === 'none') return getFieldName(field);
  const kind = at.kind === 'padding' ? 'Padding' : 'Margin';
  if (link === 'all') return kind;
  return `${kind} ${at.side === 'Top' || at.side === 'Bottom' ? 'top and bottom' : 'left and right'}`;
}

/** Returns a value with its device, such as "24 px (L) on mobile" for the step of the theme with this name. */
export function getValueText({
  value,
  token,
  device,
}: Pick<SpaceText, 'value' | 'token' | 'device'>): string {
  const step = token ? ` (${token.toUpperCase()})` : '';
  return `${value === 'auto' ? 'auto' : `${value} px${step}`} on ${device}`;
}

/** Returns what a value is of, such as "Padding top 24 px on mobile". */
export function getSpaceText(text: SpaceText): string {
  return `${getLinkedName(text.field, text.link)} ${getValueText(text)}`;
}

/** Returns the label of a step in the history, such as "Change padding of Text". */
export function getStepLabel(field: SpaceField, name: string): string {
  return `Change ${getSide(field)?.kind ?? field} of ${name}`;
}

/** Returns why no handle of a block can be focused. Blocks such as a line of text are too low for handles, but have spacing. */
export function getNoHandlesText(block: Pick<SpaceBlock, 'fields'> | undefined): string {
  return block && block.fields.length > 0
    ? 'There is no room for handles on this block. Change its spacing in the panel'
    : 'This block has no spacing to adjust';
}
