import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AtriumProvider } from '../src/provider/atrium-provider.tsx';

/** Renders in the admin's theme, without motion. */
export function renderInAtrium(element: ReactElement): RenderResult {
  return render(element, {
    wrapper: ({ children }) => <AtriumProvider testing>{children}</AtriumProvider>,
  });
}
