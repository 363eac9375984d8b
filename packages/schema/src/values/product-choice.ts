/** A value of a product attribute, such as a size. */
export interface ProductChoice {
  readonly name: string;
  readonly value: string;
}

const SEPARATORS = /[%:,]/g;
const CHOICE = /^([^:,]{1,120}):([^:,]{1,250})$/;
/** Maximum number of attribute values in one query. */
export const MAX_CHOICES = 50;

const written = (text: string): string =>
  text.replace(SEPARATORS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
const read = (text: string): string =>
  text.replace(/%(25|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Returns an attribute value as it appears in URLs, separated by commas.
 * @example `{ name: 'Size', value: '12 cm' }` → `Size:12 cm`
 */
export function choiceText({ name, value }: ProductChoice): string {
  return `${written(name)}:${written(value)}`;
}

/** Parses an attribute value of a URL; undefined when it is invalid. */
export function readChoice(text: string): ProductChoice | undefined {
  const [, name, value] = CHOICE.exec(text) ?? [];
  return name === undefined || value === undefined
    ? undefined
    : { name: read(name), value: read(value) };
}
