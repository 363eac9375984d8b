import { type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField } from '../../fields/fields.ts';
import { isVin } from '../../values/vin.ts';

/** Types of vehicles. */
export const VEHICLE_TYPES = ['car', 'truck', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Statuses of a vehicle in the workshop; '' when it is not there. */
export const CHECK_IN_STATUSES = ['', 'checked_in', 'in_service', 'ready', 'checked_out'] as const;

/** A customer's vehicle. */
export const vehicleSchema = object({
  id: idField().required(),
  type: mixed<VehicleType>().oneOf(VEHICLE_TYPES).required(),
  vin: string().defined(),
  make: string().defined(),
  model: string().defined(),
  year: string().defined(),
  color: string().defined(),
  plate: string().defined(),
  /** Kilometers; null when unknown. */
  odometer: number().integer().nullable(),
  check_in_status: string().oneOf(CHECK_IN_STATUSES).defined(),
  notes: string().defined(),
}).noUnknown();
export type Vehicle = InferType<typeof vehicleSchema>;

/**
 * Returns the name of a vehicle: what it is, and its plate or else its identification number.
 * @example `2019 Honda Civic · ABCD 123`
 */
export function vehicleName(
  vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'plate' | 'vin'>,
): string {
  const { year, make, model, plate, vin } = vehicle;
  const kind = [year, make, model].filter(Boolean).join(' ');
  return [kind, plate || vin].filter(Boolean).join(' · ');
}

/** A vehicle in a write request. */
export const vehicleWriteSchema = object({
  id: idField(),
  type: mixed<VehicleType>().oneOf(VEHICLE_TYPES, 'Please choose a type').default('car'),
  vin: string()
    .transform((text: unknown) =>
      typeof text === 'string' ? text.toUpperCase().replaceAll(/[\s-]/g, '') : text,
    )
    .test(
      'vin',
      'This is not a vehicle identification number: it has 17 characters and a check digit',
      (text) => !text || isVin(text),
    )
    .meta({ empty: '' })
    .default(''),
  make: lineField(80).trim().default(''),
  model: lineField(80).trim().default(''),
  year: string()
    .matches(/^(?:19|20)\d{2}$/, { message: 'Use a year of four digits', excludeEmptyString: true })
    .meta({ empty: '' })
    .default(''),
  color: lineField(40).trim().default(''),
  plate: lineField(20).trim().default(''),
  odometer: number().integer().min(0).max(10_000_000).nullable().default(null),
  check_in_status: string().oneOf(CHECK_IN_STATUSES).default(''),
  notes: textField(2000).default(''),
}).noUnknown();
export type VehicleWrite = InferType<typeof vehicleWriteSchema>;
