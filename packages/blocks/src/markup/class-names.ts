const TOKEN = /^-?[_a-zA-Z][\w-]*$/;

/** Joins two lists of class names. */
export function joinClasses(first: string, second: string): string {
  if (second === '') return first;
  return first === '' ? second : `${first} ${second}`;
}

/** Returns the valid class names of an author's text. */
export function authorClasses(text: string): string {
  return text === ''
    ? ''
    : text
        .split(/\s+/)
        .filter((name) => TOKEN.test(name))
        .slice(0, 20)
        .join(' ');
}
