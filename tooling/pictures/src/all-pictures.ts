import { front, wine } from './bistro/evening.ts';
import { beetroot, bread, figs, trout } from './bistro/plates.ts';
import { hearth, room } from './bistro/rooms.ts';
import { brake, tools, tyres } from './garage/details.ts';
import { diagnosis, lift, yard } from './garage/scenes.ts';
import { books, desk, specimen } from './studio/desks.ts';
import { coffee, screens, street, wall } from './studio/scenes.ts';

/** The pictures of each starter site by their names; each is drawn by its function, the same every time. */
export const PICTURES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  bistro: { beetroot, bread, figs, front, hearth, room, trout, wine },
  garage: { brake, diagnosis, lift, tools, tyres, yard },
  studio: { books, coffee, desk, screens, specimen, street, wall },
};
