// Work of the sites that runs in threads of the server
export { readLargePage, renderLargePage, type ThreadRendering } from './render-large-page.ts';
