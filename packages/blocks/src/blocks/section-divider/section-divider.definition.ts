import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

export const DIVIDER_STYLES = ['skewed', 'wave', 'curved'] as const;

const shape = object({
  /** px */
  height: number().min(1).max(1000).required(),
  style: string().oneOf(DIVIDER_STYLES).required(),
  dividerColor: string().max(80).defined(),
  backgroundColor: string().max(80).defined(),
  /** Degrees. */
  skewAngle: number().min(0).max(5).required(),
  /** Height of a wave in % of the divider's. */
  waveHeight: number().min(10).max(40).required(),
  waveCount: number().integer().min(1).max(20).required(),
  waveFlip: boolean().required(),
});
/** Props of the block "Section divider". */
export type SectionDividerProps = InferType<typeof shape>;

/** A decorative edge between two sections. */
export const sectionDividerDefinition = defineBlock({
  type: 'SectionDivider',
  label: 'Section divider',
  description: 'A slanted, waved or curved edge between two sections.',
  category: 'layout',
  icon: 'wave-sine',
  shape,
  defaults: {
    height: 100,
    style: 'wave',
    dividerColor: 'subtle',
    backgroundColor: 'surface',
    skewAngle: 3,
    waveHeight: 10,
    waveCount: 5,
    waveFlip: false,
  },
  canvas: false,
  aliases: ['Divider'],
  rules: { parents: ['Wrapper', 'Column'], children: [] },
  groups: ['spacing'],
});
