import type { BlockTemplate } from '@org/content';
import {
  band,
  button,
  column,
  divider,
  heading,
  icon,
  icons,
  page,
  picture,
  prose,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';

/** Number of blocks of the reference page, including its root. */
export const REFERENCE_BLOCKS = 60;

const PARAGRAPH =
  'Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.';

const offer = (name: string, title: string): BlockTemplate =>
  column(0, [icons([icon(name)]), smallHeading(title), text(PARAGRAPH)]);
const split = (art: string, title: string): BlockTemplate =>
  band(
    [
      column(6, [picture(art, title, { height: 420 })]),
      column(6, [
        heading(2, title),
        prose(`<p>${PARAGRAPH}</p><ul><li>Drawn by hand</li><li>Built by one crew</li></ul>`),
        button('Read more', '/services', { variant: 'secondary' }),
      ]),
    ],
    { gap: 64 },
  );

/** A page of everyday size, which the figures of rendering and weight are measured on. */
export const REFERENCE_PAGE: BlockTemplate = page([
  band([
    column(6, [
      heading(1, 'A page of everyday size'),
      text(PARAGRAPH, { fontSize: 1.25 }),
      button('Book a visit', '/visit'),
      button('See prices', '/services', { variant: 'light' }),
    ]),
    column(6, [picture('garden-morning', 'A garden in the morning', { height: 520 })]),
  ]),
  divider('subtle', 'surface'),
  band(
    [offer('pencil', 'We draw'), offer('tools', 'We build'), offer('seedling', 'We look after')],
    { settings: { background: { backgroundColor: 'subtle' } } },
  ),
  split('planting-plan', 'Everything starts on paper'),
  split('kitchen-garden', 'Kitchen gardens'),
  band([offer('clock', 'Open at seven'), offer('phone', 'Ring us'), offer('map-pin', 'Come by')], {
    settings: { background: { backgroundColor: 'primary' } },
  }),
  band([
    column(0, [
      text('“They asked more about our dog than about our budget.”', { fontSize: 2 }),
      text('Ines and Paul Baptiste, East York', { color: 'muted' }),
    ]),
  ]),
  band([
    column(0, [
      heading(2, 'Shall we have a look at yours?'),
      text(PARAGRAPH),
      text('The first visit costs nothing.'),
      button('Book a first visit', '/visit', { size: 'lg' }),
    ]),
  ]),
]);
