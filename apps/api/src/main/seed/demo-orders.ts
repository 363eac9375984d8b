import type { AddressInput } from '@org/schema';

/** State of an order since it was placed. */
export type OrderFate =
  | 'new'
  | 'paid'
  | 'partly sent'
  | 'sent'
  | 'laid out'
  | 'picked up'
  | 'cancelled'
  | 'refunded';

/** An order of the demo. */
export interface DemoOrder {
  /** Age of the order in days. */
  readonly daysAgo: number;
  /** Email address of one of the demo's customers. */
  readonly email: string;
  readonly things: readonly (readonly [sku: string, quantity: number])[];
  readonly fate: OrderFate;
  readonly pickup?: boolean;
  readonly express?: boolean;
  readonly note?: string;
}

const MARGUERITE = 'marguerite.okafor@example.com';
const BAKERY = 'tomasz@lindqvist-bakery.example';
const DESMOND = 'd.achterberg@example.com';
const PRIYA = 'priya.v@example.com';
const INGRID = 'ingrid.sorensen@example.com';
const KWAME = 'kwame@boateng-architects.example';
const ODILE = 'odile.tremblay@example.com';
const SAM = 'sam.whitcombe@example.com';
const MOSES = 'moses.adeyemi@example.com';
const YUKI = 'yuki.tanabe@example.com';
const NADIA = 'nadia.haddad@example.com';
const BEATRIZ = 'beatriz.cardoso@example.com';

const at = (
  street: string,
  postalCode: string,
  city = 'Toronto',
  province = 'ON',
): AddressInput => ({
  street,
  city,
  province,
  postalCode,
  countryCode: 'CA',
});

/** Delivery addresses of the customers. */
export const DEMO_DELIVERIES: Readonly<Record<string, AddressInput>> = {
  [MARGUERITE]: at('18 Withrow Avenue', 'M4K 1C8'),
  [BAKERY]: at('402 Roncesvalles Avenue', 'M6R 2M9'),
  [DESMOND]: at('77 Hogarth Avenue', 'M4K 1K3'),
  [PRIYA]: at('2970 Dundas Street West', 'M6P 1Y8'),
  [INGRID]: at('31 Geneva Avenue', 'M5A 2J9'),
  [KWAME]: at('9 Noble Street', 'M6K 2C7'),
  [ODILE]: at('4210 rue Saint-Denis', 'H2J 2K8', 'Montréal', 'QC'),
  [SAM]: at('55 Langley Avenue', 'M4K 1B4'),
  [MOSES]: at('140 Emmett Avenue', 'M6M 2E6'),
  [YUKI]: at('23 Shaw Street', 'M6J 2W3'),
  [NADIA]: at('6 Bertmount Avenue', 'M4M 2X9'),
  [BEATRIZ]: at('118 Argyle Street', 'M6J 1P1'),
};

/** Orders of the last two months, the oldest first. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    daysAgo: 59,
    email: MARGUERITE,
    things: [
      ['BULB-TUL-50', 1],
      ['BULB-ALL', 2],
    ],
    fate: 'sent',
  },
  {
    daysAgo: 57,
    email: KWAME,
    things: [
      ['RIB-INK-32', 2],
      ['STAND-OAK', 2],
    ],
    fate: 'sent',
    express: true,
  },
  {
    daysAgo: 54,
    email: YUKI,
    things: [
      ['STEM-CRE', 1],
      ['STEM-RUS', 1],
    ],
    fate: 'sent',
  },
  {
    daysAgo: 51,
    email: BAKERY,
    things: [
      ['TROUGH', 3],
      ['HERB-ROS', 6],
      ['SOIL-30', 2],
    ],
    fate: 'picked up',
    pickup: true,
    note: 'For the window of the bakery. I come with the truck.',
  },
  {
    daysAgo: 48,
    email: DESMOND,
    things: [
      ['SPADE-01', 1],
      ['FORK-01', 1],
    ],
    fate: 'refunded',
  },
  { daysAgo: 45, email: PRIYA, things: [['LANT-BLA', 6]], fate: 'sent' },
  {
    daysAgo: 41,
    email: INGRID,
    things: [
      ['PER-ECH', 4],
      ['PER-AST', 3],
      ['PER-PAN', 3],
    ],
    fate: 'picked up',
    pickup: true,
  },
  { daysAgo: 38, email: ODILE, things: [['SILL-CEL', 2]], fate: 'sent' },
  { daysAgo: 35, email: NADIA, things: [['HAT-58', 1]], fate: 'cancelled' },
  {
    daysAgo: 33,
    email: MOSES,
    things: [
      ['HOSE-20', 1],
      ['SEC-01', 1],
    ],
    fate: 'sent',
  },
  {
    daysAgo: 30,
    email: SAM,
    things: [['BENCH-150', 1]],
    fate: 'new',
    note: 'Please call before you begin with it.',
  },
  {
    daysAgo: 27,
    email: BEATRIZ,
    things: [
      ['TWINE-GRE', 2],
      ['KNIFE-01', 1],
      ['GLO-S', 1],
    ],
    fate: 'sent',
  },
  { daysAgo: 24, email: MARGUERITE, things: [['CAN-LONG-COP', 1]], fate: 'sent' },
  {
    daysAgo: 21,
    email: YUKI,
    things: [
      ['BON-SLA', 1],
      ['STONE-2', 1],
    ],
    fate: 'refunded',
  },
  { daysAgo: 18, email: KWAME, things: [['JAR-90', 1]], fate: 'paid', pickup: true },
  {
    daysAgo: 16,
    email: DESMOND,
    things: [
      ['BULB-NAR', 3],
      ['BULB-TUL-100', 1],
    ],
    fate: 'sent',
  },
  {
    daysAgo: 13,
    email: INGRID,
    things: [
      ['NEST-28', 2],
      ['BEE-01', 1],
    ],
    fate: 'sent',
  },
  {
    daysAgo: 11,
    email: PRIYA,
    things: [
      ['RIB-MOS-24', 4],
      ['SHR-BAY', 2],
    ],
    fate: 'partly sent',
  },
  { daysAgo: 9, email: MOSES, things: [['POT-18-N', 5]], fate: 'laid out', pickup: true },
  {
    daysAgo: 7,
    email: ODILE,
    things: [
      ['APRON-NAV', 1],
      ['SEED-SAL', 3],
    ],
    fate: 'sent',
    express: true,
  },
  { daysAgo: 5, email: BAKERY, things: [['PLA-01', 2]], fate: 'paid' },
  { daysAgo: 4, email: BEATRIZ, things: [['SILL-OAT', 1]], fate: 'cancelled' },
  {
    daysAgo: 3,
    email: NADIA,
    things: [
      ['HANG-WHI', 1],
      ['PER-MAT', 1],
    ],
    fate: 'laid out',
    pickup: true,
  },
  {
    daysAgo: 2,
    email: SAM,
    things: [
      ['RAKE-LEAF', 1],
      ['TRO-01', 1],
    ],
    fate: 'paid',
  },
  { daysAgo: 1, email: YUKI, things: [['DRIP-SEA', 1]], fate: 'new' },
  {
    daysAgo: 0,
    email: MARGUERITE,
    things: [
      ['TRUG', 1],
      ['SEED-PEA', 2],
    ],
    fate: 'new',
    note: 'A gift: please leave the bill out of the parcel.',
  },
];
