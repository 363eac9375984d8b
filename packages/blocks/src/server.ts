// Rendering of pages on the server

// Framed origins
export { framesIn } from './page-frames.ts';
// Scripts of pages, as text
export { type AddedScripts, behavioursIn, pageScript } from './page-script.ts';
export { renderToHtml } from './render-to-html.ts';
