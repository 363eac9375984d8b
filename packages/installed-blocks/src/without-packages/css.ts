/** Rules of the blocks of all packages, by type. */
export const styles: Readonly<Record<string, string>> = {};
