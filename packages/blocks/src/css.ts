// Styles as text, for servers that put them into the page
export { pageCss } from './page-css.ts';
export { themeCss } from './theme-css.ts';
