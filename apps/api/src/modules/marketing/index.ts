/** Newsletter, campaigns and analytics. Other domains import only this file. */
export { PRODUCT_SOURCES } from './campaigns/email-products.ts';
export { MARKETING_MODULES } from './marketing.modules.ts';
