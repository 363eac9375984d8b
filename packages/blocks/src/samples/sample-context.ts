import { DEFAULT_PUBLIC_SETTINGS } from '@org/schema/entities';
import type { RenderContext } from '../render/block-view.ts';

const site = { ...DEFAULT_PUBLIC_SETTINGS, version: 1 };

/**
 * Creates the context of a page for tests and stories.
 * @param differs - overrides
 */
export function sampleContext(differs: Partial<RenderContext> = {}): RenderContext {
  return {
    editing: false,
    page: { id: 1, title: 'A page', slug: 'a-page', excerpt: '', image: '', isHomepage: false },
    site,
    ...differs,
  };
}
