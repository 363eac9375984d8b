import type { DemoFrame } from '../parts/demo-page.ts';
import { page } from '../parts/page-parts.ts';
import { all, col, el, p, paint, prose, rise, section, title } from '../site-parts.ts';

/** Colours of the studio that its sections are painted in. */
export const INK = '#141312';
const COBALT = '#2b35e0';
export const CORAL = '#ff5b3a';
export const SUN = '#ffc83d';

const header = el(
  'NavigationBar',
  { height: 88, fontSize: 17, fontWeight: 500, fullWidth: true, menuAlignment: 'Right' },
  [el('NavLogoSection'), el('NavMainSection')],
);

const list = (html: string) => col(0, [prose(html)]);

const footer = section(
  {
    desktop: all(
      rise(112, 48),
      { alignment: { gap: 40, width: 1680, widthUnit: 'px', widthAuto: false } },
      paint(COBALT),
    ),
    mobile: all(rise(72, 40), { alignment: { gap: 28 } }),
  },
  [
    col(12, [title(2, 'Say hello before it is urgent', 6, { fontWeight: 700 })]),
    list(
      p(
        '<a href="mailto:hello@nibandbold.test">hello@nibandbold.test</a><br><a href="tel:+14165550119">+1 416 555 0119</a>',
      ),
    ),
    list(p('Nib & Bold<br>21 Sterling Road, second floor<br>Toronto')),
    list(
      p(
        '<a href="/work">Work</a><br><a href="/studio">Studio</a><br><a href="/blog">Notes</a><br><a href="/contact">Contact</a>',
      ),
    ),
    col(0, [el('Copyright', { fontSize: 1 })]),
  ],
);

/** Header and footer of Nib & Bold. */
export const STUDIO_FRAME: DemoFrame = { header: page([header]), footer: page([footer]) };
