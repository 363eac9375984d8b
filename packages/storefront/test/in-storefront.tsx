import { themeCss } from '@org/blocks/css';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { type ReactElement, type ReactNode, useState } from 'react';
import { StorefrontProvider } from '../src/storefront-provider.tsx';
import { type SampleApi, sampleApi } from './sample-api.ts';

/**
 * Renders a shop around a story, with its own API and cache.
 * @param props - initial data of the API, story
 */
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
