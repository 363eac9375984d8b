import { type DemoProduct, list, p } from '../demo-product.ts';

const LEAVES = '#2f6b4f';

/** Pots, vases and what stands below them. */
export const POTTERY: readonly DemoProduct[] = [
  {
    name: 'Windowsill pot',
    sku: 'SILL',
    excerpt: 'Glazed inside and out, with a saucer that belongs to it.',
    description: [
      p(
        'Made for the ledge above the kitchen sink: narrow enough to let the window open, heavy enough to stay where it is when the cat walks by.',
        'The foot is left bare, so you can see the clay that each glaze was laid on.',
      ),
      list(
        '12 cm wide at the mouth',
        'A hole in the bottom, and a saucer in the same glaze',
        'Safe in the dishwasher',
      ),
    ].join(''),
    art: ['shop-sill-pot-celadon', 'A pot with a pale green glaze and a fern in it'],
    looks: {
      Celadon: ['shop-sill-pot-celadon', 'A pot with a pale green glaze and a fern in it'],
      Oxblood: ['shop-sill-pot-oxblood', 'A pot with a deep red glaze and a fern in it'],
      Oatmeal: ['shop-sill-pot-oatmeal', 'A pot with a warm beige glaze and a fern in it'],
      Ink: ['shop-sill-pot-ink', 'A pot with a dark blue glaze and a fern in it'],
    },
    categories: ['For the house', 'Glazed'],
    tags: ['Bestseller'],
    unitPrice: 34,
    more: {
      brand: 'Saltmarsh Pottery',
      badgeText: 'New glaze',
      badgeColor: LEAVES,
      focus_keyphrase: 'windowsill pot',
      dimensions: { weight: 0.9, width: 12, height: 14, weightUnit: 'kg', lengthUnit: 'cm' },
    },
    attributes: [{ name: 'Glaze', values: ['Celadon', 'Oxblood', 'Oatmeal', 'Ink'] }],
    variants: [
      [['Celadon'], 'SILL-CEL', 34, 26],
      [['Oxblood'], 'SILL-OXB', 38, 7],
      [['Oatmeal'], 'SILL-OAT', 34, 31],
      [['Ink'], 'SILL-INK', 34, 2],
    ],
  },
  {
    name: 'Ribbed planter',
    sku: 'RIB',
    excerpt: 'Grooves cut by hand, so that the glaze pools and darkens in them.',
    description: p(
      'A straight-sided planter for one good plant. It is thrown thick, grooved while the clay is still soft and fired once, slowly.',
      'It may stay outside as long as its feet stay dry: put a tile below each side in November.',
    ),
    art: [
      'shop-ribbed-moss',
      'A moss green planter with vertical grooves and a clipped ball of box',
    ],
    looks: {
      Moss: [
        'shop-ribbed-moss',
        'A moss green planter with vertical grooves and a clipped ball of box',
      ],
      Sand: [
        'shop-ribbed-sand',
        'A sand-coloured planter with vertical grooves and a clipped ball of box',
      ],
      Ink: [
        'shop-ribbed-ink',
        'A dark blue planter with vertical grooves and a clipped ball of box',
      ],
    },
    categories: ['Glazed'],
    unitPrice: 68,
    more: { brand: 'Saltmarsh Pottery', focus_keyphrase: 'ribbed planter' },
    attributes: [
      { name: 'Glaze', values: ['Moss', 'Sand', 'Ink'] },
      { name: 'Size', values: ['24 cm', '32 cm'] },
    ],
    variants: [
      [['Moss', '24 cm'], 'RIB-MOS-24', 68, 14],
      [['Moss', '32 cm'], 'RIB-MOS-32', 112, 5],
      [['Sand', '24 cm'], 'RIB-SAN-24', 68, 9],
      [['Sand', '32 cm'], 'RIB-SAN-32', 112, 0],
      [['Ink', '24 cm'], 'RIB-INK-24', 74, 11],
      [['Ink', '32 cm'], 'RIB-INK-32', 119, 3],
    ],
  },
  {
    name: 'Drip-glaze pot',
    sku: 'DRIP',
    excerpt: 'The kiln decides how far the glaze runs. We only pour it.',
    description: p(
      'A round pot in dark stoneware. The glaze is poured over the shoulder and finds its own way down, so yours will not look like the one in the picture.',
      'Good company for a trailing plant that hides half of it.',
    ),
    art: ['shop-drip-sea', 'A round brown pot with a blue glaze running down from its mouth'],
    looks: {
      Sea: ['shop-drip-sea', 'A round brown pot with a blue glaze running down from its mouth'],
      Honey: [
        'shop-drip-honey',
        'A round brown pot with an amber glaze running down from its mouth',
      ],
    },
    categories: ['Glazed', 'For the house'],
    unitPrice: 52,
    more: {
      brand: 'Saltmarsh Pottery',
      dimensions: { weight: 1.8, width: 23, height: 17, weightUnit: 'kg', lengthUnit: 'cm' },
    },
    attributes: [{ name: 'Glaze', values: ['Sea', 'Honey'] }],
    variants: [
      [['Sea'], 'DRIP-SEA', 52, 8, 44],
      [['Honey'], 'DRIP-HON', 52, 12, 44],
    ],
  },
  {
    name: 'Stem vase',
    sku: 'STEM',
    excerpt: 'For the one stem that broke off in the wind.',
    description: p(
      'A narrow neck holds a single branch upright; a wide belly keeps it from falling over. It needs half a cup of water and no arranging at all.',
    ),
    art: ['shop-stem-vase-cream', 'A cream vase with dried grasses'],
    looks: {
      Cream: ['shop-stem-vase-cream', 'A cream vase with dried grasses'],
      Rust: ['shop-stem-vase-rust', 'A rust-red vase with dried grasses'],
      Ink: ['shop-stem-vase-ink', 'A dark blue vase with dried grasses'],
    },
    categories: ['For the house'],
    tags: ['Gift'],
    unitPrice: 29,
    more: {
      brand: 'Saltmarsh Pottery',
      dimensions: { weight: 0.6, width: 10, height: 22, weightUnit: 'kg', lengthUnit: 'cm' },
    },
    attributes: [{ name: 'Glaze', values: ['Cream', 'Rust', 'Ink'] }],
    variants: [
      [['Cream'], 'STEM-CRE', 29, 19],
      [['Rust'], 'STEM-RUS', 29, 16],
      [['Ink'], 'STEM-INK', 29, 0],
    ],
  },
  {
    name: 'Hanging pot',
    sku: 'HANG',
    excerpt: 'Two metres of leather cord and a knot that holds.',
    description: [
      p(
        'A round pot without a hole, for a window that gets the morning sun. Water it with a cup, not with a can.',
      ),
      list(
        'Cord of vegetable-tanned leather',
        'Carries six kilograms',
        'A brass hook comes with it',
      ),
    ].join(''),
    art: ['shop-hanging-white', 'A white pot with a fern, hanging from a leather cord'],
    looks: {
      White: ['shop-hanging-white', 'A white pot with a fern, hanging from a leather cord'],
      Sage: ['shop-hanging-sage', 'A grey-green pot with a fern, hanging from a leather cord'],
    },
    categories: ['For the house'],
    tags: ['Gift'],
    unitPrice: 46,
    more: { brand: 'Saltmarsh Pottery' },
    attributes: [{ name: 'Glaze', values: ['White', 'Sage'] }],
    variants: [
      [['White'], 'HANG-WHI', 46, 13],
      [['Sage'], 'HANG-SAG', 46, 4],
    ],
  },
  {
    name: 'Bonsai tray',
    sku: 'BON',
    excerpt: 'Shallow, unglazed inside, with four feet and two holes for wire.',
    description: p(
      'Small trees live in little earth, so the tray has to drain well and stay cool. This one does both. The tree in the picture is ours and is not for sale.',
    ),
    art: ['shop-bonsai-slate', 'A small tree in a slate-grey tray'],
    looks: {
      Slate: ['shop-bonsai-slate', 'A small tree in a slate-grey tray'],
      Celadon: ['shop-bonsai-celadon', 'A small tree in a pale green tray'],
    },
    categories: ['Glazed'],
    unitPrice: 58,
    more: {
      brand: 'Saltmarsh Pottery',
      dimensions: {
        weight: 2.1,
        length: 34,
        width: 24,
        height: 8,
        weightUnit: 'kg',
        lengthUnit: 'cm',
      },
    },
    attributes: [{ name: 'Glaze', values: ['Slate', 'Celadon'] }],
    variants: [
      [['Slate'], 'BON-SLA', 58, 6],
      [['Celadon'], 'BON-CEL', 64, 1],
    ],
  },
  {
    name: 'Long Tom pot',
    sku: 'TOM-POT',
    excerpt: 'Tall and slim, for whatever sends its roots straight down.',
    description: p(
      'Sweet peas, clematis and young roses want depth more than width. The Long Tom gives them half a metre of it on the footprint of a dinner plate.',
    ),
    art: ['shop-long-tom', 'A tall terracotta pot with grass, and a smaller one beside it'],
    categories: ['Terracotta'],
    unitPrice: 26,
    more: { brand: 'Kiln Road' },
    attributes: [{ name: 'Height', values: ['20 cm', '32 cm', '48 cm'] }],
    variants: [
      [['20 cm'], 'TOM-POT-20', 26, 34],
      [['32 cm'], 'TOM-POT-32', 44, 18],
      [['48 cm'], 'TOM-POT-48', 79, 5],
    ],
  },
  {
    name: 'Strawberry pot',
    sku: 'BERRY-POT',
    excerpt: 'Eleven pockets, eleven plants, one square foot of balcony.',
    description: p(
      'Fill it from the bottom, one pocket at a time, and push a length of pipe with holes down the middle: water reaches the lowest plants that way.',
    ),
    art: [
      'shop-strawberry-pot',
      'A bellied terracotta jar with strawberries growing out of its pockets',
    ],
    categories: ['Terracotta'],
    unitPrice: 89,
    stock: 9,
    more: {
      brand: 'Kiln Road',
      dimensions: { weight: 8.5, width: 36, height: 44, weightUnit: 'kg', lengthUnit: 'cm' },
    },
  },
  {
    name: 'Oil jar',
    sku: 'JAR-90',
    excerpt: 'Ninety centimetres of nothing but shape. It wants no plant.',
    description: p(
      'Stand it at the end of a path, where the eye needs something to arrive at. Built in three rings over four days; dried for a month; fired for thirty hours.',
      'We deliver it ourselves within Toronto and put it where it is to stay.',
    ),
    art: ['shop-oil-jar', 'A large pale terracotta jar with two lines around its shoulder'],
    categories: ['Terracotta'],
    unitPrice: 620,
    stock: 0,
    more: {
      brand: 'Kiln Road',
      allowBackorder: true,
      badgeText: 'Made to order',
      badgeColor: '#2f6b7d',
      dimensions: { weight: 46, width: 58, height: 90, weightUnit: 'kg', lengthUnit: 'cm' },
    },
  },
  {
    name: 'Herb trough',
    sku: 'TROUGH',
    excerpt: 'Three herbs and room for a fourth, at arm’s length from the stove.',
    description: p(
      'Feet lift it off the sill, so that water runs off below it and the paint stays on. The walls are a finger thick and keep roots cool in July.',
    ),
    art: ['shop-herb-trough', 'A long terracotta trough with three herbs'],
    categories: ['Terracotta', 'For the house'],
    unitPrice: 54,
    salePrice: 45,
    stock: 22,
    more: {
      brand: 'Kiln Road',
      badgeText: 'Sale',
      badgeColor: '#b8432f',
      dimensions: {
        weight: 5.2,
        length: 60,
        width: 18,
        height: 20,
        weightUnit: 'kg',
        lengthUnit: 'cm',
      },
    },
  },
  {
    name: 'Terracotta saucers, set of three',
    sku: 'SAU-3',
    excerpt: 'Sealed on the inside, so that the table stays dry.',
    description: p(
      'One for each size of our terracotta pots. They also make good baths for sparrows.',
    ),
    art: ['shop-saucer', 'Three terracotta saucers, stacked by size'],
    categories: ['Terracotta'],
    unitPrice: 24,
    stock: 57,
    more: { brand: 'Kiln Road' },
  },
  {
    name: 'Plant stand',
    sku: 'STAND-OAK',
    excerpt: 'Oiled oak that lifts a pot into the light.',
    description: p(
      'Four legs, one cross, no screws: the pieces slide into each other and are held by the weight of the pot. Takes pots of 22 to 26 cm.',
    ),
    art: ['shop-stand', 'A pale green pot in a stand of oak'],
    categories: ['For the house'],
    unitPrice: 72,
    stock: 15,
    more: { brand: 'Northwind' },
  },
];
