import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/first-steps/';

/** Steps of the setup checklist, in order. */
export const FIRST_STEPS = ['page', 'brand', 'product', 'payment', 'domain', 'people'] as const;
export type FirstStepId = (typeof FIRST_STEPS)[number];

const firstStepsSchema = object({
  steps: array(
    object({
      id: mixed<FirstStepId>().oneOf(FIRST_STEPS).required(),
      /** True when anyone has completed the step. */
      isDone: boolean().required(),
    }).required(),
  ).required(),
  /** True when a user has hidden the checklist for the tenant. */
  isHidden: boolean().required(),
}).noUnknown();
/** Progress of a new tenant: its first steps, and which are done. */
export type FirstSteps = InferType<typeof firstStepsSchema>;

/** Setup checklist of a new tenant. */
export const firstStepsContract = {
  get: defineRoute({
    id: 'firstSteps.get',
    method: 'GET',
    path: PATH,
    summary: 'Get the checklist of a new tenant, with what is done',
    access: { audience: 'staff', permission: 'settings.can_view' },
    response: object({ firstSteps: firstStepsSchema.required() }),
  }),
  setHidden: defineRoute({
    id: 'firstSteps.setHidden',
    method: 'PUT',
    path: PATH,
    summary: 'Hide or show the checklist for everyone in the tenant',
    access: { audience: 'staff', permission: 'settings.can_update' },
    body: object({ isHidden: boolean().required('Say whether to hide the list') }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ firstSteps: firstStepsSchema.required(), message: string().required() }),
  }),
};
