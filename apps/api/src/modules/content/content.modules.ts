import type { Module } from '../../kernel/module/define-module.ts';
import { blogModule } from './blog/blog.module.ts';
import { categoriesModule } from './categories/categories.module.ts';
import { collectionsModule } from './collections/collections.module.ts';
import { componentsModule } from './components/components.module.ts';
import { mediaModule } from './media/media.module.ts';
import { pagesModule } from './pages/pages.module.ts';
import { privateFilesModule } from './private-files/private-files.module.ts';
import { releasesModule } from './releases/releases.module.ts';
import { siteModule } from './site/site.module.ts';
import { templatesModule } from './templates/templates.module.ts';
import { treeModule } from './tree/tree.module.ts';

/** All modules of the domain. */
export const CONTENT_MODULES: readonly Module[] = [
  collectionsModule,
  treeModule,
  mediaModule,
  privateFilesModule,
  templatesModule,
  pagesModule,
  categoriesModule,
  blogModule,
  componentsModule,
  releasesModule,
  siteModule,
];
