import { type InferType, number, object } from 'yup';
import type { Plan } from './people.schema.ts';

const GB = 1024 ** 3;

/** Storage quota of a tenant's uploaded images by plan, bytes. */
export const MEDIA_QUOTAS: Readonly<Record<Plan, number>> = { basic: GB, enterprise: 20 * GB };

/** Used storage and quota of a tenant's media library, bytes. */
export const mediaRoomSchema = object({
  used: number().integer().min(0).required(),
  limit: number().integer().required(),
}).noUnknown();
export type StorageQuota = InferType<typeof mediaRoomSchema>;
