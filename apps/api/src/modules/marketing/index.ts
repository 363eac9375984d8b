/** Newsletter, campaigns and analytics. Other domains import this file alone. */
export { MARKETING_MODULES } from './marketing.modules.ts';
