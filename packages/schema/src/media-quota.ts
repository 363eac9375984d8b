import { type InferType, number, object } from 'yup';
import type { Plan } from './people.schema.ts';

const GB = 1024 ** 3;

/** Bytes of uploads that the images of a tenant may have together, by its plan. */
export const MEDIA_QUOTAS: Readonly<Record<Plan, number>> = { basic: GB, enterprise: 20 * GB };

/** How much of its room a tenant's library takes, bytes. */
export const mediaRoomSchema = object({
  used: number().integer().min(0).required(),
  limit: number().integer().required(),
}).noUnknown();
export type StorageQuota = InferType<typeof mediaRoomSchema>;
