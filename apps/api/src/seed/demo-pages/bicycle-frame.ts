import type { BlockTemplate } from '@org/content';
import type { DemoFrame } from '../demo-page.ts';
import { band, column, icon, icons, page, prose, text } from './page-parts.ts';

const GAP = '&nbsp;&nbsp;&nbsp; ';

const header: BlockTemplate = band(
  [
    column(
      0,
      [
        icons([
          icon('bike', {
            width: 32,
            height: 32,
            href: '/',
            label: 'Harbour Street Bicycles, home',
          }),
        ]),
        text('Harbour Street Bicycles', { fontSize: 1.25, fontWeight: 700 }),
      ],
      {
        alignment: {
          flexDirection: 'row',
          alignItems: 'center',
          gap: 10,
          width: 310,
          widthAuto: false,
        },
      },
    ),
    column(
      0,
      [
        prose(
          `<p><a href="/repairs">Repairs and prices</a>${GAP}<a href="/used-bicycles">Used bicycles</a>${GAP}<a href="tel:+19025550177">+1 902 555 0177</a></p>`,
        ),
      ],
      { alignment: { alignItems: 'flex-end', justifyContent: 'center' } },
    ),
  ],
  { height: 20, gap: 12 },
);

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

/** What stands around every page of Harbour Street Bicycles. */
export const BICYCLE_FRAME: DemoFrame = { header: page([header]), footer: page([footer]) };
