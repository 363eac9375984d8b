import { object } from 'yup';
import { trackingSchema, trackingUpdateSchema } from '../entities/marketing/tracking.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/settings/tracking/';
const tracking = object({ tracking: trackingSchema.required() });

/** Endpoints of the tenant's own tracking service. */
export const trackingContract = {
  get: defineRoute({
    id: 'tracking.get',
    method: 'GET',
    path: PATH,
    summary: 'Get the tracking service, without its secret',
    access: { audience: 'staff', permission: 'settings.can_view' },
    response: tracking,
  }),
  save: defineRoute({
    id: 'tracking.save',
    method: 'PUT',
    path: PATH,
    summary: 'Set measurement id and secret of the tracking service',
    access: { audience: 'staff', permission: 'settings.can_update' },
    body: trackingUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: tracking,
    errors: ['conflict'],
  }),
};
