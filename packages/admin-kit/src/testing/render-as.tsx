import { createClient } from '@org/api-client';
import type { Me } from '@org/schema/entities';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createSandbox } from './admin-sandbox.tsx';

/** Renders an element as a user sees it, at an address of its own router; requests go to `origin`, where no server listens by default. */
export async function renderAs(
  me: Me,
  element: ReactElement,
  path = '/admin',
  origin = 'http://127.0.0.1:1',
): Promise<RenderResult & { readonly address: () => string }> {
  const sandbox = createSandbox({ me, path, client: createClient({ baseUrl: origin }) });
  await sandbox.load();
  return { ...render(sandbox.wrap(element)), address: sandbox.address };
}
