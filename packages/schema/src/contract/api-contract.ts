import { mediaContract } from './media.contract.ts';
import { pagesContract } from './pages.contract.ts';
import {
  authContract,
  healthContract,
  settingsContract,
  tenantsContract,
} from './platform.contract.ts';
import type { RouteContract } from './route.ts';
import { templatesContract } from './templates.contract.ts';

/** Every call of the API, by module. The server refuses to start with a route that is not here, or with one of these missing. */
export const apiContract = {
  auth: authContract,
  health: healthContract,
  media: mediaContract,
  pages: pagesContract,
  settings: settingsContract,
  templates: templatesContract,
  tenants: tenantsContract,
};

/** Every call of the API, as a list. */
export function allRoutes(): RouteContract[] {
  return Object.values(apiContract).flatMap((module) => Object.values(module) as RouteContract[]);
}
