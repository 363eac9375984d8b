import { array, type InferType, number, object, string } from 'yup';
import { lineField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { countryField } from '../../reading/contact-fields.ts';
import { readProvince } from '../../reading/read-province.ts';

/** Maximum number of destinations and of price bands of one delivery method. */
const MAX_DESTINATIONS = 250;
const MAX_BANDS = 30;

/** Basis of the price bands of a delivery method: none, the weight of the goods in kg, or their value. */
export const DELIVERY_BASES = ['none', 'weight', 'total'] as const;
export type DeliveryBasis = (typeof DELIVERY_BASES)[number];

/** A country that a method delivers to. */
const destinationSchema = object({
  country: countryField().required('Please choose a country'),
  /** Codes of provinces; empty for the whole country. */
  provinces: array(lineField(120).trim().required()).max(100).default([]),
})
  .noUnknown()
  // Yup casts fields after the object, so both are read here as they were sent.
  .transform((value: { country?: unknown; provinces?: unknown } | undefined) => {
    const { country, provinces } = value ?? {};
    if (typeof country !== 'string' || !Array.isArray(provinces)) return value;
    const code = countryField().cast(country, { assert: false });
    return {
      ...value,
      provinces: provinces.map((one: unknown) =>
        typeof one === 'string' ? (readProvince(String(code), one) ?? one) : one,
      ),
    };
  });

/** Price of goods up to a weight or value. */
const bandSchema = object({
  /** Maximum weight in kg or value; null for no limit. */
  up_to: number()
    .typeError('Use a number')
    .moreThan(0, 'Use more than 0')
    .max(1_000_000_000)
    .nullable()
    .default(null),
  price: moneyField().required('Please enter a price'),
}).noUnknown();

/** Returns true when limits rise from band to band and only the last one has none. */
function areAscending(bands: readonly { up_to?: number | null | undefined }[] = []): boolean {
  return bands.every(({ up_to }, at) => {
    if (up_to === null || up_to === undefined) return at === bands.length - 1;
    return at === 0 || up_to > (bands[at - 1]?.up_to ?? Number.POSITIVE_INFINITY);
  });
}

/** A way to deliver orders. */
export const shippingMethodSchema = object({
  /** Stable when its name changes. */
  id: lineField(40)
    .trim()
    .matches(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens')
    .required(),
  name: lineField(120).trim().required('Please enter a name'),
  /** Price without bands. */
  price: moneyField().required('Please enter a price'),
  /** Value from which delivery is free; null for never. */
  free_over: moneyField().nullable().default(null),
  /** Destinations; empty for everywhere. */
  destinations: array(destinationSchema.required()).max(MAX_DESTINATIONS).default([]),
  band_by: string().oneOf(DELIVERY_BASES).default('none'),
  /** Prices by weight or value, lowest first. Goods that exceed the last limit cannot be delivered by this method. */
  bands: array(bandSchema.required())
    .max(MAX_BANDS)
    .default([])
    .test('ascending', 'List the bands from the lowest limit to the highest', areAscending)
    .test({
      name: 'needed',
      message: 'Add at least one price band',
      test: (bands, { parent }) =>
        (parent as { band_by?: unknown }).band_by === 'none' || (bands ?? []).length > 0,
    }),
}).noUnknown();
export type ShippingMethod = InferType<typeof shippingMethodSchema>;

/** Destination of an order, for choosing delivery methods. */
export interface DeliveryDestination {
  readonly countryCode: string;
  /** Typed text; '' while unknown. */
  readonly province: string;
}

const samePlace = (country: string, one: string, other: string): boolean =>
  (readProvince(country, one) ?? one).trim().toLowerCase() ===
  (readProvince(country, other) ?? other).trim().toLowerCase();

/** Returns true when a method delivers to a destination. While the province is unknown, any province of the country matches. */
export function deliversTo(
  { destinations }: Pick<ShippingMethod, 'destinations'>,
  { countryCode, province }: DeliveryDestination,
): boolean {
  if (destinations.length === 0) return true;
  return destinations.some(
    ({ country, provinces }) =>
      country === countryCode &&
      (provinces.length === 0 ||
        province.trim() === '' ||
        provinces.some((one) => samePlace(country, one, province))),
  );
}

/** Goods of an order, for choosing prices of delivery. */
export interface DeliveredGoods {
  /** Value, major units. */
  readonly total: number;
  /** kg. */
  readonly weight: number;
}

/** Returns what a method costs for goods, before free delivery; undefined where they exceed its last band. */
export function bandedPrice(
  { band_by, bands, price }: Pick<ShippingMethod, 'band_by' | 'bands' | 'price'>,
  goods: DeliveredGoods,
): number | undefined {
  if (band_by === 'none') return price;
  const measure = band_by === 'weight' ? goods.weight : goods.total;
  return bands.find(({ up_to }) => up_to === null || measure <= up_to)?.price;
}

const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.45359237,
  oz: 0.028349523125,
};

/** Returns a weight in kg. */
export const inKilograms = (weight: number, unit: string): number =>
  weight * (KILOGRAMS[unit] ?? 1);
