import type { BlockTemplate } from '@org/content';
import {
  band,
  column,
  type DemoFrame,
  page,
  prose,
  text,
} from '../../../modules/platform/index.ts';

const header: BlockTemplate = {
  type: 'NavigationBar',
  props: {
    navStyle: 'Floating',
    navBarBehaviour: 'float',
    opacity: 0.85,
    fontSize: 15,
    fontWeight: 500,
    height: 64,
  },
};

const footer: BlockTemplate = band(
  [
    column(
      6,
      [
        text('Harbour Street Bicycles', { fontSize: 1.25, fontWeight: 700 }),
        text('41 Harbour Street, Halifax. Tuesday to Saturday, 9 to 18.'),
      ],
      { alignment: { gap: 6 } },
    ),
    column(6, [
      prose(
        '<p><a href="tel:+19025550177">+1 902 555 0177</a><br><a href="mailto:workshop@harbour.test">workshop@harbour.test</a></p>',
      ),
    ]),
  ],
  { height: 48, settings: { background: { backgroundColor: '#0c2b3d' } } },
);

/** Header and footer of Harbour Street Bicycles. */
export const BICYCLE_FRAME: DemoFrame = { header: page([header]), footer: page([footer]) };
