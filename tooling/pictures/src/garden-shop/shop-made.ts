/** Tools and things of the shop. */
import { at, type Room, shopPicture, type Tone, tone, turned } from './scene.ts';
import * as things from './things.ts';
import * as tools from './tools.ts';
import { FLOWERPOT, vessel } from './vessels.ts';

const lying = (title: string, room: Room, degrees: number, tool: string) => (): string =>
  shopPicture(title, room, 330, turned(degrees, tool));
const standing =
  (title: string, room: Room, shadow: number, scale: number, thing: string) => (): string =>
    shopPicture(title, room, shadow, at(600, scale, thing));

/** Draws one long tool, slightly tilted, because two of them leaning together would overlap. */
const leaning = (title: string, room: Room, tool: string) => (): string =>
  shopPicture(title, room, 200, `<g transform="rotate(9 600 770)">${at(600, 0.95, tool)}</g>`);

/** Pictures of one thing in several colours. */
const inColors = (
  name: string,
  title: string,
  [room, shadow, scale]: readonly [Room, number, number],
  colors: Readonly<Record<string, string>>,
  draw: (of: Tone) => string,
): [string, () => string][] =>
  Object.entries(colors).map(([word, color]) => [
    `shop-${name}-${word}`,
    standing(`${title}, ${word}`, room, shadow, scale, draw(tone(color))),
  ]);

/** Pictures of what is made. */
export const made: Readonly<Record<string, () => string>> = {
  'shop-hand-fork': lying('Hand fork', 'sand', -24, tools.handFork()),
  'shop-weeding-knife': lying('Weeding knife', 'green', -30, tools.weedingKnife()),
  'shop-shears': lying('Topiary shears', 'stone', -20, tools.shears()),
  'shop-saw': lying('Folding saw', 'rose', -22, tools.foldingSaw()),
  'shop-spade': leaning('Digging spade', 'green', tools.spade()),
  'shop-leaf-rake': leaning('Leaf rake', 'blue', tools.leafRake()),
  'shop-stone': standing('Sharpening stone', 'stone', 360, 1.1, tools.stone()),
  'shop-hose': standing('Garden hose', 'sand', 330, 1.15, tools.hose()),
  'shop-mister': standing('Brass mister', 'blue', 190, 1.2, things.mister()),
  'shop-seaweed': standing(
    'Seaweed feed',
    'blue',
    180,
    1.05,
    things.bottle(tone('#2f5d50'), '#e7efe6', things.wave('#2f6b7d')),
  ),
  'shop-potting-soil': standing(
    'Potting soil',
    'sand',
    290,
    1.05,
    things.sack(tone('#6b4e3a'), things.sprig('#4f7d4a')),
  ),
  'shop-trug': standing('Willow trug', 'green', 390, 1.1, things.trug()),
  'shop-bee-hotel': standing('Bee hotel', 'blue', 260, 1.1, things.beeHotel()),
  'shop-nest-box': standing('Nest box', 'sand', 230, 1.15, things.nestBox()),
  'shop-bird-bath': standing('Bird bath', 'green', 250, 1.2, things.birdBath(tone('#a9a79c'))),
  'shop-hat': standing('Straw hat', 'blue', 410, 1.15, things.hat()),
  'shop-bench': standing('Oak bench', 'green', 480, 1.05, things.bench()),
  'shop-stand': () =>
    shopPicture(
      'Plant stand',
      'rose',
      220,
      at(
        600,
        1.15,
        things.stand(),
        `<g transform="translate(0 -172) scale(.84)">${vessel(FLOWERPOT, tone('#8fb5a0'), { lip: [56, 14] })}</g>`,
      ),
    ),
  ...Object.fromEntries([
    ...inColors(
      'long-can',
      'Long-spout can',
      ['green', 320, 1.15],
      { copper: '#b8714a', cream: '#e3d8bd', slate: '#56636c' },
      things.longCan,
    ),
    ...inColors(
      'twine',
      'Jute twine',
      ['stone', 260, 1.15],
      { natural: '#c2a06a', green: '#4f7d5a', red: '#b0513f' },
      tools.twine,
    ),
    ...inColors(
      'lantern',
      'Storm lantern',
      ['lilac', 240, 1.05],
      { black: '#3a3d40', brass: '#c39a3f', green: '#4a6b57' },
      things.lantern,
    ),
    ...inColors(
      'apron',
      'Potting apron',
      ['sand', 300, 1.0],
      { moss: '#6c7f4e', navy: '#3a4f66', clay: '#b5694a' },
      things.apron,
    ),
  ]),
};
