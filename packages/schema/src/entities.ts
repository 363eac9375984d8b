/** Shapes and rules of records: schemas, types, choices and the fields of lists. */
export * from './entities/billing/index.ts';
export * from './entities/commerce/index.ts';
export * from './entities/content/index.ts';
export * from './entities/crm/index.ts';
export * from './entities/marketing/index.ts';
export * from './entities/platform/index.ts';
export * from './entities/work/index.ts';
