// Rendering of pages on the server

// Framed origins
export { framesIn } from './markup/page-frames.ts';
export { renderToHtml } from './markup/render-to-html.ts';
// Scripts of pages, as text
export { type AddedScripts, behavioursIn, pageScript } from './page-scripts/page-script.ts';
