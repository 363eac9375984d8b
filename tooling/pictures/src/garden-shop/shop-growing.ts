/** Plants, bulbs and seeds of the shop. */
import { circle, path } from '../shapes.ts';
import * as plant from './plants.ts';
import { at, type Room, shopPicture, tone } from './scene.ts';
import * as seeds from './seeds.ts';
import { packet } from './things.ts';
import { FLOWERPOT, vessel } from './vessels.ts';

const CLAY = tone('#c9714a');

/** A plant in its pot. Shape: what it shows, room, plant, scale of the plant. */
const inPot =
  (title: string, room: Room, grown: string, scale = 0.95) =>
  (): string =>
    shopPicture(
      title,
      room,
      190,
      at(
        600,
        1,
        `<g transform="translate(0 -270) scale(${scale})">${grown}</g>`,
        `<g transform="scale(.9)">${vessel(FLOWERPOT, CLAY, { lip: [64, 16] })}</g>`,
      ),
    );

const inPacket =
  (title: string, room: Room, head: string, lean: number, motif: string) => (): string =>
    shopPicture(title, room, 240, at(600, 1.12, packet(head, lean, motif)));

const bulb = (x: number, scale: number, color: string): string =>
  `<g transform="translate(${x} 0) scale(${scale})">${path('M0-150q20 50 62 74 40 76-62 76T-62-76q42-24 62-74Z', color)}${path('M6-140q20 40 56 64 40 76-50 76 40-70-6-140Z', tone(color).shade)}${path('M-26 0q26 22 52 0l-8 20h-36Z', '#d8c8a8')}</g>`;

/** Bulbs before what becomes of them. Shape: what it shows, room, flowers, colour of the bulbs. */
const ofBulbs = (title: string, room: Room, flowers: string, color: string) => (): string =>
  shopPicture(
    title,
    room,
    330,
    at(600, 1.12, flowers),
    at(
      600,
      1,
      bulb(-250, 0.9, color),
      bulb(-140, 0.7, color),
      bulb(190, 0.8, color),
      bulb(290, 0.62, color),
      circle(80, -14, 14, '#8a6a50'),
    ),
  );

/** Pictures of what grows. */
export const growing: Readonly<Record<string, () => string>> = {
  'shop-coneflower': inPot(
    'Purple coneflower',
    'green',
    plant.daisies('#b8629c', '#a8552e', 13, 74),
  ),
  'shop-aster': inPot('New England aster', 'lilac', plant.daisies('#7d6bb8', '#e0b040', 22, 58)),
  'shop-switchgrass': inPot('Switchgrass', 'stone', plant.grass('#7f9a76', '#b06a68'), 0.98),
  'shop-fern': inPot('Ostrich fern', 'blue', plant.fern('#5d8c4e')),
  'shop-hosta': inPot('Hosta', 'green', plant.hosta(), 1.1),
  'shop-bay': inPot('Bay on a stem', 'sand', plant.ball(120), 0.9),
  'shop-rosemary': inPot('Rosemary', 'lilac', plant.herb('#5f7f76', 30, '#8d9bd6')),
  'shop-tulips': ofBulbs(
    'Tulips and their bulbs',
    'rose',
    plant.tulips(['#d64a36', '#e8a04a', '#8c3a5c']),
    '#b9855a',
  ),
  'shop-alliums': ofBulbs('Alliums and their bulbs', 'lilac', plant.alliums('#8a6fc0'), '#c9a585'),
  'shop-daffodils': ofBulbs('Daffodils and their bulbs', 'blue', plant.daffodils(), '#a9744f'),
  'shop-sweet-pea': inPacket('Sweet pea seeds', 'lilac', '#8a6fa8', -5, seeds.sweetPea()),
  'shop-carrots': inPacket('Carrot seeds', 'sand', '#d9803a', -3, seeds.carrots()),
  'shop-sunflower': inPacket('Sunflower seeds', 'blue', '#2f6b4f', 5, seeds.tallSunflower()),
  'shop-salad': inPacket('Salad leaf seeds', 'rose', '#6b9a5f', -4, seeds.salad()),
  'shop-nasturtium': inPacket('Nasturtium seeds', 'green', '#b8862d', -6, seeds.nasturtiums()),
};
