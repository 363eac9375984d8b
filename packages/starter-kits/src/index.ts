// Starter kits

// The demo
export { DEMO_PASSWORD, DEMO_SIGN_IN, MAIN_DEMO_TENANT } from './demo-access.ts';
export type { DemoBilling, DemoInvoice, DemoLine, DemoPayment, DemoQuote } from './demo-billing.ts';
export type {
  DemoCoupon,
  DemoOrder,
  DemoOrderState,
  DemoProduct,
  DemoProductCategory,
  DemoShop,
} from './demo-shop.ts';
export type {
  Demo,
  DemoBlog,
  DemoCampaign,
  DemoCustomer,
  DemoCustomers,
  DemoNote,
  DemoPerson,
  DemoPost,
  DemoSite,
  DemoSubscriber,
  DemoTenant,
} from './demo-tenant.ts';
export type {
  DemoBoard,
  DemoProject,
  DemoSchedule,
  DemoTask,
  DemoTime,
  DemoWork,
} from './demo-work.ts';
// Pictures
export { getDemoImages, getKitImages, type KitImage } from './kit-image.ts';
export type { KitFrame, KitPage } from './kit-page.ts';
export { loadDemo } from './load-demo.ts';
export { listStarterKits, loadStarterKit } from './load-starter-kit.ts';
export { findAssets, mapStrings, resolveAssets } from './resolve-assets.ts';
export type { KitPost, KitSettings, StarterKit } from './starter-kit.ts';
