/**
 * Print styles: dark text on white in every theme, without controls and media. The styles of a block expand what is collapsed on
 * screen; rules that override settings of a page are here, outside of all layers. Form fields that people may keep or fill in by
 * hand stay, and so do the quantities of a cart.
 */
export const PRINT_CSS = `@media print{
@page{margin:14mm}
:root{color-scheme:light!important}
*,::before,::after{background:none!important;color:#000!important;box-shadow:none!important;text-shadow:none!important;animation:none!important;transition:none!important}
body{display:block;min-block-size:0}
.org-navigation-bar{position:static}
.org-section{padding-block:12px}
:is(.org-section,.org-column,.org-container){block-size:auto;min-block-size:0}
nav,.org-nav-main-section,form:not(.org-cart *,.org-custom-form *),button,video,iframe:not(.org-mail *),.org-consent,.org-consent-link{display:none!important}
h1,h2,h3{break-after:avoid}
p,li{orphans:3;widows:3}
img,li,tr,figure,blockquote{break-inside:avoid}
img{max-block-size:80vh}
main a{text-decoration:underline}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em;overflow-wrap:anywhere}}`.replaceAll(
  '\n',
  '',
);
