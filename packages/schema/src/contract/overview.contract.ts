import { array, number, object, string } from 'yup';
import {
  OVERVIEW_DAYS,
  overviewFigureSchema,
  overviewLayoutSchema,
} from '../entities/platform/overview.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/overview/';

/** The overview of a tenant for its staff. */
export const overviewContract = {
  get: defineRoute({
    id: 'overview.get',
    method: 'GET',
    path: PATH,
    summary: 'Get the figures that you can see, with the period before, and your arrangement',
    access: { audience: 'staff', permission: 'command_menu.can_view' },
    query: object({
      days: number()
        .oneOf([...OVERVIEW_DAYS], 'Choose 7, 30, 90 or 365 days')
        .default(30),
    }).noUnknown(),
    response: object({
      overview: object({
        /** First and last day of the period, and of the period before. */
        from: string().required(),
        to: string().required(),
        previousFrom: string().required(),
        figures: array(overviewFigureSchema.required()).required(),
        layout: overviewLayoutSchema.required(),
      }).required(),
    }),
  }),
  arrange: defineRoute({
    id: 'overview.arrange',
    method: 'PUT',
    path: PATH,
    summary: 'Choose and order the widgets of your overview',
    access: { audience: 'staff', permission: 'command_menu.can_view' },
    body: overviewLayoutSchema,
    bodyLimit: SMALL_BODY,
    response: object({ layout: overviewLayoutSchema.required(), message: string().required() }),
  }),
};
