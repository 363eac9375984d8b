// Styles as text, for servers that put them into the page
// The text color on a color of the theme, and the CSS of a shadow of the theme
export { readableTextColor, shadowCss } from '@org/device-settings';
export { pageCss, storeCss } from './registry/page-css.ts';
export { themeCss } from './styles/theme-css.ts';
