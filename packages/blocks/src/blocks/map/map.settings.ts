import { defineSettings } from '../../define/define-settings.ts';
import { MAP_HEIGHT, type MapProps } from './map.definition.ts';

/** Settings of a map. */
export const mapSettings = defineSettings<MapProps>([
  {
    kind: 'textarea',
    prop: 'url',
    label: 'Map URL',
    placeholder: 'https://www.google.com/maps/place/…',
    help: 'A link to a place on Google Maps or OpenStreetMap, or their embed code. The map is shown on the published page, not in the editor.',
  },
  {
    kind: 'number',
    prop: 'height',
    label: 'Height',
    min: MAP_HEIGHT.min,
    max: MAP_HEIGHT.max,
    step: 10,
    unit: 'px',
  },
]);
