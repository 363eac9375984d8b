/** Pages, media, templates, blog, categories and the site as a whole. Other domains import only this file. */
export { blogPostEntity } from './blog/blog-post.entity.ts';
export { categorySetRoutes, getFirst } from './categories/categories.routes.ts';
export {
  createCategory,
  listCategories,
  removeCategories,
  untracked,
} from './categories/categories.service.ts';
export { categoryImport } from './categories/category-import.ts';
export { categoryLinks } from './categories/category-links.ts';
export { BLOG_CATEGORIES, type CategorySet } from './categories/category-set.ts';
export { CONTENT_MODULES } from './content.modules.ts';
export { addMediaFiles } from './media/add-media-files.ts';
export {
  ENCODED_IMAGES,
  encodeBundledImage,
  getEncodedName,
  uploadBundledImage,
  uploadMissingImages,
} from './media/bundled/bundled-image.ts';
export { readDocumentSender } from './media/document-sender.ts';
export { fetchPicture, type PictureSources } from './media/fetch-picture.ts';
export { learnAllUsages } from './media/learn-all-usages.ts';
export { readMailBrand } from './media/mail-brand.ts';
export { trashMedia } from './media/media.repository.ts';
export {
  sweepOrphans,
  toMedia,
  type UploadTarget,
} from './media/media.service.ts';
export { mediaGuidsIn } from './media/media-address.ts';
export {
  campaignHolder,
  countUsages,
  isUsed,
  productHolder,
  saveManyUsages,
  saveUsages,
  settingsHolder,
} from './media/media-usages.repository.ts';
export { readMimeTypes } from './media/read-mime-types.ts';
export { hasBlock } from './pages/has-block.ts';
export { pageEntity } from './pages/page.entity.ts';
export { freeSlug, isReservedSlug } from './pages/page-slug.ts';
export { takenSlugs } from './pages/pages.repository.ts';
export { createPage, updatePage } from './pages/pages.service.ts';
export { getPublicPage } from './pages/public-page.service.ts';
export {
  addPrivateFiles,
  getPrivateFileStore,
  readPrivateFile,
  sendPrivateFile,
  sweepPrivateFiles,
  sweepUnlinkedFiles,
} from './private-files/private-files.ts';
export { SITE_SECTIONS, type SiteSection } from './site/site-section.ts';
export { DEMO_FRAME } from './templates/seed-templates.ts';
export { requireTemplates } from './templates/template-places.ts';
export { createTemplate, removeTemplate } from './templates/templates.service.ts';
export { checkStoredContent, readContentText, runContentTask } from './tree/content-tasks.ts';
export type { SavedForm } from './tree/forms-in.ts';
export { canStoreHtml } from './tree/raw-html.ts';
