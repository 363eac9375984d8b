type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the inputs below an element that can be filled in. */
export function getInputs(root: ParentNode): Input[] {
  return [...root.querySelectorAll<Input>('input,select,textarea')].filter(
    ({ type, disabled }) => type !== 'hidden' && !disabled,
  );
}

/** Shows the problem of a field at the field; '' removes it. */
export function tellProblem(input: Input, problem: string): void {
  // The element of the problem is the last one of the description.
  const id = input.getAttribute('aria-describedby')?.split(' ').at(-1);
  const place = id ? input.ownerDocument.getElementById(id) : null;
  if (problem) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  if (!place) return;
  place.textContent = problem;
  place.hidden = !problem;
}

function getProblem(input: Input, required: string): string {
  const { validity, title, validationMessage } = input;
  if (validity.valid) return '';
  if (validity.valueMissing) return required;
  if (validity.customError) return validationMessage;
  return (!validity.tooLong && title) || validationMessage;
}

/**
 * Shows the problems of all inputs below an element, and focuses the first invalid one.
 * @param required - message for an empty field
 * @returns true when there is none
 */
export function checkInputs(root: ParentNode, required: string): boolean {
  let first: Input | undefined;
  const told = new Set<string>();
  for (const input of getInputs(root)) {
    const problem = getProblem(input, required);
    const place = input.getAttribute('aria-describedby') ?? '';
    // Inputs of one group share an element: the next valid one must not clear the problem of an earlier one.
    if (!problem && told.has(place)) continue;
    tellProblem(input, problem);
    if (problem) told.add(place);
    if (problem) first ??= input;
  }
  first?.focus();
  return !first;
}
