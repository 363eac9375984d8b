import { type InferType, object, string } from 'yup';
import { lineField } from '../../fields/fields.ts';
import { countryField } from '../../reading/contact-fields.ts';
import { placeAddressSchema } from './places.schema.ts';

/** An address of an order, with the parts that an address service returns. */
export const orderAddressSchema = placeAddressSchema.shape({
  street: string().defined(),
  country: string().defined(),
  countryCode: string().defined(),
});
export type OrderAddress = InferType<typeof orderAddressSchema>;

/** An address in a request. All parts are optional, since the required ones depend on the delivery. */
export const addressInput = () =>
  object({
    street: lineField(200).trim(),
    city: lineField(120).trim(),
    province: lineField(120).trim(),
    postalCode: lineField(20).trim(),
    country: lineField(120).trim(),
    countryCode: countryField(),
  }).noUnknown();
export type AddressInput = InferType<ReturnType<typeof addressInput>>;
