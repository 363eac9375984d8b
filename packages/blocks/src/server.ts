// Printing pages on the server

// What a page frames
export { framesIn } from './page-frames.ts';
// The script that a page needs, as text
export { type AddedScripts, behavioursIn, pageScript } from './page-script.ts';
export { renderToHtml } from './render-to-html.ts';
