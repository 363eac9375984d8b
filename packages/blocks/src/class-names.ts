const TOKEN = /^-?[_a-zA-Z][\w-]*$/;

/** Two lists of classes as one. */
export function joinClasses(first: string, second: string): string {
  if (second === '') return first;
  return first === '' ? second : `${first} ${second}`;
}

/** The class names in a text that an author wrote; what is no class name is dropped. */
export function authorClasses(text: string): string {
  return text === ''
    ? ''
    : text
        .split(/\s+/)
        .filter((name) => TOKEN.test(name))
        .slice(0, 20)
        .join(' ');
}
