import type { ProductStatus, ProductUpdate } from '@org/schema';

/** A product of the demo, with its categories and tags by name, and `art:` in the place of a picture's address. */
export interface DemoProduct {
  readonly name: string;
  readonly sku: string;
  readonly excerpt: string;
  readonly description: string;
  /** Name of a drawing, and what it shows. */
  readonly art: readonly [name: string, alt: string];
  readonly categories: readonly string[];
  readonly tags?: readonly string[];
  readonly unitPrice: number;
  readonly salePrice?: number;
  /** Pieces of one without variants. @default not counted */
  readonly stock?: number;
  readonly status?: ProductStatus;
  readonly more?: Partial<ProductUpdate>;
  /** What it is chosen by. */
  readonly attributes?: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Its variants: values in the order of the attributes, SKU, price, pieces. */
  readonly variants?: readonly (readonly [
    values: readonly string[],
    sku: string,
    price: number,
    pieces: number,
  ])[];
}

/** Categories of the demo's shop; one with a parent stands below that. */
export const DEMO_PRODUCT_CATEGORIES: readonly {
  readonly category: string;
  readonly description: string;
  readonly parent?: string;
}[] = [
  { category: 'Tools', description: 'Made to be sharpened, not to be thrown away.' },
  { category: 'Hand tools', description: 'For beds, borders and boxes.', parent: 'Tools' },
  { category: 'Watering', description: 'Cans and roses.', parent: 'Tools' },
  { category: 'Pots', description: 'Frost-proof, with a hole in the bottom.' },
  { category: 'Terracotta', description: 'Fired twice, by hand.', parent: 'Pots' },
  { category: 'Glazed', description: 'Colour that stays.', parent: 'Pots' },
  { category: 'Plants and seeds', description: 'What grows well in Toronto.' },
  { category: 'Seeds', description: 'Saved from our own gardens.', parent: 'Plants and seeds' },
  { category: 'Perennials', description: 'They come back.', parent: 'Plants and seeds' },
  { category: 'Services', description: 'Our hands, by the visit or by the day.' },
];

const p = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Products of a gardener in Toronto, the newest first. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    name: 'Terracotta pot',
    sku: 'POT',
    excerpt: 'Thick walls, a wide foot, and a winter outside behind it.',
    description: p(
      'Thrown in Ontario and fired twice, so that frost finds no water to burst it with.',
      'Whitewashed pots get their lime by hand; no two are alike.',
    ),
    art: ['product-pots', 'Three terracotta pots of different sizes, one of them white'],
    categories: ['Terracotta'],
    unitPrice: 14,
    more: { badgeText: 'New', badgeColor: '#1d6f42', brand: 'Kiln Road' },
    attributes: [
      { name: 'Size', values: ['12 cm', '18 cm', '26 cm'] },
      { name: 'Finish', values: ['Natural', 'Whitewashed'] },
    ],
    variants: [
      [['12 cm', 'Natural'], 'POT-12-N', 14, 48],
      [['12 cm', 'Whitewashed'], 'POT-12-W', 16, 22],
      [['18 cm', 'Natural'], 'POT-18-N', 24, 31],
      [['18 cm', 'Whitewashed'], 'POT-18-W', 27, 0],
      [['26 cm', 'Natural'], 'POT-26-N', 42, 9],
      [['26 cm', 'Whitewashed'], 'POT-26-W', 46, 4],
    ],
  },
  {
    name: 'Bypass secateurs',
    sku: 'SEC-01',
    excerpt: 'A clean cut up to the thickness of a thumb.',
    description: p('Forged steel, a sap groove, and every part to be had as a spare.'),
    art: ['product-secateurs', 'Red secateurs, half open'],
    categories: ['Hand tools'],
    tags: ['Bestseller'],
    unitPrice: 64,
    salePrice: 52,
    stock: 17,
    more: {
      badgeText: 'Sale',
      badgeColor: '#b8432f',
      brand: 'Halden',
      barcode: '4006381333931',
      dimensions: { weight: 0.24, length: 21, weightUnit: 'kg', lengthUnit: 'cm' },
    },
  },
  {
    name: 'Hand trowel',
    sku: 'TRO-01',
    excerpt: 'Ash and stainless steel, with the depth marked in the blade.',
    description: p('It keeps its edge in stony ground, and its handle keeps dry hands dry.'),
    art: ['product-trowel', 'A trowel with a handle of ash'],
    categories: ['Hand tools'],
    tags: ['Bestseller'],
    unitPrice: 28.5,
    stock: 40,
    more: { brand: 'Halden' },
  },
  {
    name: 'Garden gloves',
    sku: 'GLO',
    excerpt: 'Goatskin palms that still feel a seedling.',
    description: p('Wash them cold, dry them in the shade, and they last three seasons.'),
    art: ['product-gloves', 'A pair of yellow gloves with green cuffs'],
    categories: ['Tools'],
    unitPrice: 32,
    attributes: [{ name: 'Size', values: ['Small', 'Medium', 'Large'] }],
    variants: [
      [['Small'], 'GLO-S', 32, 12],
      [['Medium'], 'GLO-M', 32, 25],
      [['Large'], 'GLO-L', 32, 18],
    ],
  },
  {
    name: 'Watering can, 9 litres',
    sku: 'CAN-09',
    excerpt: 'Balanced so that it pours without a lift.',
    description: p('Galvanised, painted, with a brass rose that can be taken off and cleaned.'),
    art: ['product-watering-can', 'A green watering can'],
    categories: ['Watering'],
    unitPrice: 78,
    stock: 0,
  },
  {
    name: 'Wildflower mix',
    sku: 'SEED-WILD',
    excerpt: 'Twenty-two native flowers for sun and poor soil.',
    description: p('Sow it in October or in April, rake it in, and then leave it alone.'),
    art: ['product-seeds', 'Two packets of seeds, one of flowers, one of tomatoes'],
    categories: ['Seeds'],
    tags: ['Native'],
    unitPrice: 6.5,
    attributes: [{ name: 'Weight', values: ['10 g', '50 g', '250 g'] }],
    variants: [
      [['10 g'], 'SEED-WILD-10', 6.5, 120],
      [['50 g'], 'SEED-WILD-50', 24, 36],
      [['250 g'], 'SEED-WILD-250', 95, 6],
    ],
  },
  {
    name: 'Heritage tomato seeds',
    sku: 'SEED-TOM',
    excerpt: 'Five kinds that you will not find in a shop, in one packet.',
    description: p('From Black Krim to Yellow Pear: about sixty seeds, saved last summer.'),
    art: ['product-seeds', 'Two packets of seeds, one of flowers, one of tomatoes'],
    categories: ['Seeds'],
    unitPrice: 5.75,
    stock: 84,
  },
  {
    name: 'Lavender “Hidcote”',
    sku: 'LAV-HID',
    excerpt: 'The hardy one, deep violet, for a sunny edge.',
    description: p('Grown outside from cuttings, two years old when it comes to you.'),
    art: ['product-lavender', 'Lavender in a terracotta pot'],
    categories: ['Perennials'],
    tags: ['Native'],
    unitPrice: 13,
    salePrice: 9.5,
    stock: 60,
  },
  {
    name: 'Glazed planter',
    sku: 'PLA-01',
    excerpt: 'Half a metre of deep blue for a doorway.',
    description: p('Stoneware in one piece. Two people carry it; nobody carries it off.'),
    art: ['product-planter', 'A deep blue planter with an evergreen in it'],
    categories: ['Glazed'],
    unitPrice: 185,
    stock: 0,
    more: { allowBackorder: true, badgeText: 'Made to order', badgeColor: '#2f6b7d' },
  },
  {
    name: 'Leaf compost, 40 litres',
    sku: 'COM-40',
    excerpt: 'Two winters old, sieved, and free of peat.',
    description: p('From the leaves that we rake in autumn. A bag covers two square metres.'),
    art: ['product-compost', 'A green bag of compost'],
    categories: ['Plants and seeds'],
    unitPrice: 18,
    stock: 3,
  },
  {
    name: 'A day of planting',
    sku: 'DAY-PLANT',
    excerpt: 'Two gardeners, one day, everything in the ground by five.',
    description: [
      p('We bring tools, compost and a van; you choose the plants with us a week before.'),
      list('Up to forty plants', 'Watered in and mulched', 'A plan to keep'),
    ].join(''),
    art: ['planting-plan', 'A planting plan on paper'],
    categories: ['Services'],
    unitPrice: 880,
    more: { trackInventory: false },
  },
  {
    name: 'Winter care visit',
    sku: 'DAY-WINTER',
    excerpt: 'Pruning, wrapping and a look at what the snow has bent.',
    description: p('Half a day between November and March, on a dry one.'),
    art: ['winter-care', 'A garden in winter'],
    categories: ['Services'],
    unitPrice: 340,
    status: 'draft',
    more: { trackInventory: false },
  },
];
