// Styles as text, for servers that put them into the page
// The ink that a page lays on a colour of its theme
export { readableTextColor } from '@org/device-settings';
export { pageCss, storeCss } from './page-css.ts';
export { themeCss } from './theme-css.ts';
