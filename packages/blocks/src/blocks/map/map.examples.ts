import { defineExamples } from '../../define/define-examples.ts';
import type { MapProps } from './map.definition.ts';

/** Examples of maps. */
export const mapExamples = defineExamples<MapProps>({
  minimal: { props: { url: 'https://www.openstreetmap.org/#map=16/45.4972/-73.5794' } },
  typical: {
    props: {
      url: 'https://www.google.com/maps/place/Marché+Atwater/@45.4793,-73.5765,17z',
      height: 420,
    },
  },
  longText: { props: { url: `https://maps.example.com/${'a-long-way/'.repeat(80)}`, height: 100 } },
  empty: {},
  rtl: { dir: 'rtl', props: { url: 'https://www.google.com/maps/embed?pb=!1m18', height: 200 } },
});
