import { themeCss } from '@org/blocks/css';
import { DEFAULT_SETTINGS } from '@org/schema';
import { type ReactElement, type ReactNode, useState } from 'react';
import { StorefrontProvider } from '../src/storefront-provider.tsx';
import { type SampleApi, sampleApi } from './sample-api.ts';

/** A shop around a story, with an API and a cache of its own. Shape: what its API begins with, the story. */
export function InStorefront({
  children,
  ...begin
}: Parameters<typeof sampleApi>[0] & { readonly children: ReactNode }): ReactElement {
  const [{ client }] = useState<SampleApi>(() => sampleApi(begin));
  return (
    <StorefrontProvider client={client} storePath={window.location.pathname}>
      <style>{themeCss(DEFAULT_SETTINGS.theme)}</style>
      <main
        style={{
          padding: 24,
          background: 'var(--org-color-surface)',
          color: 'var(--org-color-text)',
          fontFamily: 'var(--org-font)',
        }}
      >
        {children}
      </main>
    </StorefrontProvider>
  );
}
