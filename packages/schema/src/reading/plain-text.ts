/** Returns the letters and digits of a text without accents, in lower case, for comparing names. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
