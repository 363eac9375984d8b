/** A product of a big shop, made up by its number. */
export interface ManyProduct {
  readonly name: string;
  readonly sku: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly brand: string;
  /** Name of its category, one of {@link MANY_CATEGORIES}. */
  readonly category: string;
  /** Name of its tag; undefined for most. */
  readonly tag: string | undefined;
  readonly price: number;
  readonly salePrice: number | undefined;
  readonly stock: number;
  readonly sales: number;
  readonly createdAt: Date;
}

const THINGS: Readonly<Record<string, readonly (readonly [thing: string, price: number])[]>> = {
  'Garden furniture': [
    ['Bench', 240],
    ['Side Table', 95],
    ['Deck Chair', 130],
    ['Lounger', 310],
    ['Parasol', 180],
    ['Stool', 60],
    ['Dining Table', 620],
    ['Swing Seat', 480],
  ],
  Planters: [
    ['Planter', 45],
    ['Window Box', 38],
    ['Hanging Basket', 24],
    ['Trough', 75],
    ['Plant Stand', 52],
    ['Saucer', 9],
    ['Raised Bed', 160],
    ['Urn', 110],
  ],
  'Digging and cutting': [
    ['Spade', 58],
    ['Fork', 54],
    ['Trowel', 18],
    ['Pruning Saw', 36],
    ['Secateurs', 42],
    ['Hedge Shears', 66],
    ['Hoe', 34],
    ['Rake', 32],
    ['Bulb Planter', 26],
    ['Dibber', 14],
  ],
  Irrigation: [
    ['Watering Can', 39],
    ['Hose', 48],
    ['Sprinkler', 29],
    ['Rain Barrel', 140],
    ['Drip Kit', 64],
    ['Spray Nozzle', 17],
    ['Timer', 55],
  ],
  Lighting: [
    ['Lantern', 44],
    ['Path Light', 27],
    ['String Lights', 35],
    ['Spotlight', 49],
    ['Wall Lamp', 88],
  ],
  Seedlings: [
    ['Tomato Seeds', 4],
    ['Lavender Seeds', 5],
    ['Sunflower Seeds', 4],
    ['Basil Seeds', 4],
    ['Wildflower Mix', 9],
    ['Pepper Seeds', 5],
    ['Clover Mix', 12],
    ['Kale Seeds', 4],
  ],
  'Paths and edges': [
    ['Stepping Stone', 16],
    ['Border Edging', 31],
    ['Gravel Grid', 27],
    ['Trellis', 47],
    ['Arch', 135],
    ['Fence Panel', 92],
    ['Obelisk', 83],
  ],
  'Wild visitors': [
    ['Bird Bath', 72],
    ['Bird Feeder', 28],
    ['Bee Hotel', 33],
    ['Nest Box', 30],
    ['Hedgehog House', 58],
    ['Butterfly House', 37],
  ],
};

const MATERIALS = [
  'Acacia',
  'Aluminium',
  'Bamboo',
  'Beech',
  'Brass',
  'Cedar',
  'Ceramic',
  'Copper',
  'Concrete',
  'Eucalyptus',
  'Galvanised',
  'Granite',
  'Larch',
  'Linen',
  'Oak',
  'Rattan',
  'Recycled',
  'Slate',
  'Stainless',
  'Stoneware',
  'Teak',
  'Terracotta',
  'Willow',
  'Zinc',
];
const LOOKS = [
  'Amber',
  'Birch',
  'Charcoal',
  'Classic',
  'Compact',
  'Coral',
  'Country',
  'Folding',
  'Forest',
  'Frosted',
  'Heritage',
  'Ivory',
  'Juniper',
  'Meadow',
  'Midnight',
  'Mossy',
  'Narrow',
  'Olive',
  'Orchard',
  'Pebble',
  'Rustic',
  'Sage',
  'Slim',
  'Stackable',
  'Sturdy',
  'Sunlit',
  'Tall',
  'Weathered',
  'Willowbank',
  'Woodland',
];
const BRANDS = [
  'Ashgrove',
  'Barrow & Finch',
  'Calder',
  'Dunmore',
  'Elmside',
  'Fernhill',
  'Gladewell',
  'Hartley',
  'Inverness',
  'Kestrel',
  'Larkspur',
  'Moorgate',
];
const TAGS = ['New season', 'Staff pick', 'Last pieces', 'Made nearby'];

/** Categories of a big shop, in their order. */
export const MANY_CATEGORIES: readonly string[] = Object.keys(THINGS);
/** Tags of a big shop. */
export const MANY_TAGS: readonly string[] = TAGS;

const PLACED = Object.entries(THINGS).flatMap(([category, things]) =>
  things.map(([thing, price]) => ({ category, thing, price })),
);
/** Products that differ in more than their model number. */
const KINDS = PLACED.length * MATERIALS.length * LOOKS.length;
/** Shares no factor with any list's length, so that neighbours differ in every word. */
const STRIDE = 100_003;
const DAY = 86_400_000;

/** A number between 0 and 1 that is the same for the same product and purpose. */
function chance(n: number, purpose: number): number {
  let mixed = Math.imul(n ^ (purpose * 0x9e37_79b9), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const pick = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value;
const euros = (amount: number): number => Math.max(1, Math.round(amount)) - 0.05;

/**
 * The product of a number: always the same one, and never the name of another.
 * @example 0 and up, the day that nothing is newer than → product
 */
export function manyProduct(n: number, newest: Date): ManyProduct {
  const kind = (n * STRIDE) % KINDS;
  const { category, thing, price } = pick(PLACED, kind);
  const material = pick(MATERIALS, Math.floor(kind / PLACED.length));
  const look = pick(LOOKS, Math.floor(kind / PLACED.length / MATERIALS.length));
  const model = 100 + Math.floor(n / KINDS) * 10 + Math.floor(chance(n, 1) * 10);
  const name = `${look} ${material} ${thing} ${model}`;
  const full = euros(price * (0.6 + chance(n, 2) * 1.6));
  return {
    name,
    sku: `MANY-${String(n).padStart(7, '0')}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    excerpt: `${look} ${thing.toLowerCase()} of ${material.toLowerCase()}, for ${category.toLowerCase()}.`,
    brand: pick(BRANDS, Math.floor(chance(n, 3) * BRANDS.length)),
    category,
    tag: chance(n, 4) < 0.08 ? pick(TAGS, Math.floor(chance(n, 5) * TAGS.length)) : undefined,
    price: full,
    salePrice: chance(n, 6) < 0.12 ? euros(full * 0.8) : undefined,
    stock: Math.floor(chance(n, 7) ** 2 * 120),
    sales: Math.floor(1 / (0.001 + chance(n, 8)) - 0.9),
    createdAt: new Date(newest.getTime() - Math.floor(chance(n, 9) * 900 * DAY)),
  };
}
