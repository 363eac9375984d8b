import { describe, expect, it } from 'vitest';
import { ACTIONS, MODULES } from '../access/roles.ts';
import { ERRORS } from '../errors/errors.ts';
import { allRoutes, apiContract } from './api-contract.ts';
import { yupObject } from './route.ts';

const routes = allRoutes();

describe('the API contract', () => {
  it('names every endpoint after its module', () => {
    const names = Object.entries(apiContract).flatMap(([module, calls]) =>
      Object.keys(calls).map((call) => `${module}.${call}`),
    );
    expect(routes.map(({ id }) => id)).toEqual(names);
  });

  it('declares each method and path once, with or without the trailing slash', () => {
    const addresses = routes.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it('limits the size of every body, and has none on endpoints that read', () => {
    for (const { id, method, body, encoding, bodyLimit } of routes) {
      if (body || encoding === 'form') expect(bodyLimit, id).toBeGreaterThan(0);
      if (method === 'GET') expect(body, id).toBeUndefined();
    }
  });

  it('describes the parameters of every path', () => {
    for (const { id, path, params } of routes)
      expect(Object.keys(params ? yupObject(params).fields : {}), id).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
  });

  it('names an existing permission on every staff endpoint', () => {
    for (const { id, access, path } of routes) {
      if (access.audience !== 'staff') continue;
      const [module, action] = access.permission.split('.');
      expect(MODULES, id).toContain(module);
      expect(ACTIONS, id).toContain(action);
      // The specification lists one staff endpoint among those of the cart.
      if (id !== 'cart.updateSettings') expect(path, id).toMatch(/^\/api\/v1\/admin\//);
    }
  });

  it('only uses error codes of the error table', () => {
    for (const { id, errors = [] } of routes)
      for (const code of errors) expect(ERRORS, id).toHaveProperty(code);
  });
});
