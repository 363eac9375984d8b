// The client in a React tree
export { ApiProvider, type ApiProviderProps } from './api-provider.tsx';
// Options for TanStack Query
export { type CallQuery, callKey, callMutation, callQuery } from './call-options.ts';
export { type PublicCategoriesQuery, publicCategoriesQuery } from './public-categories.ts';
export { useApi } from './use-api.ts';
