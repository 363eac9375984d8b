/** Folder of this app: one above the sources, and one above the built files. */
export const PACKAGE_ROOT: URL = new URL('../', import.meta.url);
