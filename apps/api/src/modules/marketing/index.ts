/** Newsletter, campaigns and analytics. Other domains import only this file. */
export { MARKETING_MODULES } from './marketing.modules.ts';
