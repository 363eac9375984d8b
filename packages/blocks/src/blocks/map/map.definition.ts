import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** px. */
export const MAP_HEIGHT = { min: 100, max: 2000, otherwise: 300 } as const;

const shape = object({
  /** https URL of a map that may be framed, a link to a place, or the embed code of a map. */
  url: string().max(4000).defined(),
  height: number().min(MAP_HEIGHT.min).max(MAP_HEIGHT.max).required(),
});
export type MapProps = InferType<typeof shape>;

/** A map of another site in a frame. */
export const mapDefinition = defineBlock({
  type: 'Map',
  label: 'Map',
  description: 'A map from Google Maps, OpenStreetMap or another site.',
  category: 'media',
  icon: 'map-2',
  shape,
  defaults: { url: '', height: MAP_HEIGHT.otherwise },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['border', 'spacing'],
});
