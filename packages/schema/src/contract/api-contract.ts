import { assigneesContract } from './assignees.contract.ts';
import { customersContract } from './customers.contract.ts';
import { eventsContract } from './events.contract.ts';
import { exportsContract } from './exports.contract.ts';
import { importsContract } from './imports.contract.ts';
import { jobsContract } from './jobs.contract.ts';
import { mediaContract } from './media.contract.ts';
import { notesContract } from './notes.contract.ts';
import { pagesContract } from './pages.contract.ts';
import {
  authContract,
  healthContract,
  settingsContract,
  tenantsContract,
} from './platform.contract.ts';
import type { RouteContract } from './route.ts';
import { templatesContract } from './templates.contract.ts';
import { viewsContract } from './views.contract.ts';

/** Every call of the API, by module. The server refuses to start with a route that is not here, or with one of these missing. */
export const apiContract = {
  assignees: assigneesContract,
  auth: authContract,
  customers: customersContract,
  events: eventsContract,
  exports: exportsContract,
  health: healthContract,
  imports: importsContract,
  jobs: jobsContract,
  media: mediaContract,
  notes: notesContract,
  pages: pagesContract,
  settings: settingsContract,
  templates: templatesContract,
  tenants: tenantsContract,
  views: viewsContract,
};

/** Every call of the API, as a list. */
export function allRoutes(): RouteContract[] {
  return Object.values(apiContract).flatMap((module) => Object.values(module) as RouteContract[]);
}
