/** Attributes of a form field or a button, with lower-case names; `''` for those without a value. */
export type FieldAttributes = Readonly<Record<string, string>>;

const FIELD = /<(?:input|select|textarea|button)\b((?:"[^"]*"|[^">])*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Returns the attributes of the fields and buttons of a page with a name, whatever order they are printed in. */
export function getFields(html: string, name: string): FieldAttributes[] {
  return Array.from(html.matchAll(FIELD), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value,
      ]),
    ),
  ).filter((field) => field.name === name);
}

/** Returns the value of the checked radio button or checkbox with a name; undefined when none is checked. */
export function getChecked(html: string, name: string): string | undefined {
  return getFields(html, name).find(({ checked }) => checked !== undefined)?.value;
}
