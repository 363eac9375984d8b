import { BUTTON_VARIANTS } from '../../values/constants.ts';
import {
  CUSTOMER_MAPPINGS,
  EMPTY_FORM_FIELD,
  FORM_FIELD_TYPES,
  FORM_WIDTHS,
  type FormField,
  formFieldName,
  INFO_ALIGNS,
  MAX_FORM_FIELDS,
  MAX_FORM_OPTIONS,
  type NamedFormField,
  OPTION_TYPES,
  SHOWN_TYPES,
  TEXT_TYPES,
} from './form-field.schema.ts';

type Plain = Readonly<Record<string, unknown>>;

const plain = (value: unknown): Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {};

const getText = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max) : '';

/** Returns the stored choice when it is valid, else the default. */
function getOne<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
  usual: NoInfer<Choice>,
): Choice {
  return choices.find((choice) => choice === value) ?? usual;
}

function getOptions(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((one) => typeof one === 'string')
    .slice(0, MAX_FORM_OPTIONS)
    .map((one) => one.slice(0, 200));
}

/** Reads a stored field; invalid values are replaced by defaults. Never throws. */
export function readFormField(stored: unknown): FormField {
  const of = plain(stored);
  const box = plain(of.infoBox);
  const rules = plain(of.rules);
  const pattern = plain(rules.pattern);
  const when = plain(of.showWhen);
  const { type, inputWidth } = EMPTY_FORM_FIELD;
  return {
    id: getText(of.id, 40),
    label: getText(of.label, 200),
    showLabel: of.showLabel !== false,
    type: getOne(FORM_FIELD_TYPES, of.type, type),
    placeholder: getText(of.placeholder, 200),
    defaultValue: getText(of.defaultValue, 2000),
    options: getOptions(of.options),
    inputWidth: getOne(FORM_WIDTHS, of.inputWidth, inputWidth),
    customerMapping: getOne(CUSTOMER_MAPPINGS, of.customerMapping, ''),
    checkboxLabel: getText(of.checkboxLabel, 500),
    infoBox: {
      title: getText(box.title, 200),
      description: getText(box.description, 2000),
      variant: getOne(BUTTON_VARIANTS, box.variant, 'info'),
      align: getOne(INFO_ALIGNS, box.align, 'start'),
      className: getText(box.className, 300),
    },
    rules: {
      required: rules.required === true,
      pattern: { value: getText(pattern.value, 300), message: getText(pattern.message, 300) },
    },
    validateEmail: of.validateEmail === true,
    validatePhone: of.validatePhone === true,
    notInPast: of.notInPast === true,
    whenOpen: of.whenOpen === true,
    showWhen: { label: getText(when.label, 200), value: getText(when.value, 200) },
    sort: typeof of.sort === 'number' && Number.isInteger(of.sort) && of.sort >= 0 ? of.sort : 0,
  };
}

/**
 * Reads the fields of a form in the order of `sort`, at most 100; invalid entries are skipped. Never throws.
 * @param dynamicForm - a block's `dynamicForm`
 * @returns fields with their names
 */
export function readFormFields(dynamicForm: unknown): NamedFormField[] {
  return Object.entries(plain(dynamicForm))
    .slice(0, MAX_FORM_FIELDS)
    .filter(([, stored]) => typeof stored === 'object' && stored !== null && !Array.isArray(stored))
    .map(([name, stored]) => ({ ...readFormField(stored), name }))
    .sort((a, b) => a.sort - b.sort);
}

/** Returns fields as their block stores them: by unique name, numbered in their order. */
export function toDynamicForm(fields: readonly FormField[]): Record<string, FormField> {
  const form: Record<string, FormField> = {};
  for (const [sort, field] of fields.slice(0, MAX_FORM_FIELDS).entries()) {
    const base = formFieldName(field.label);
    let name = base;
    for (let again = 2; Object.hasOwn(form, name); again++) name = `${base}_${again}`;
    form[name] = { ...field, sort };
  }
  return form;
}

/** Returns the field that a condition refers to. */
function getCondition(
  field: FormField,
  fields: readonly NamedFormField[],
): NamedFormField | undefined {
  const { label } = field.showWhen;
  if (label === '') return undefined;
  return fields.find((other) => other.label === label && other.id !== field.id);
}

/**
 * Returns the name and value that show a field; undefined when it is always shown, also when the field of its condition no longer
 * exists.
 */
export function shownWhen(
  field: FormField,
  fields: readonly NamedFormField[],
): { readonly name: string; readonly value: string } | undefined {
  const other = getCondition(field, fields);
  return other && { name: other.name, value: field.showWhen.value };
}

/** Parts of a regular expression that matter here: escapes, classes, beginnings of lookarounds, and repetitions. */
const PATTERN_PART = /\\.|[[\]]|\(\?<?[=!]|\{\d{1,9}(?:,\d{0,9})?\}/gsu;
const LOOKAROUND_OR_REFERENCE = /^(?:\(|\\[1-9k])/;

/** Returns why a regular expression cannot be used: it is invalid, or the server's engine, which is safe for any text, has no such part. */
function getPatternProblem(text: string): string | undefined {
  try {
    new RegExp(text, 'u');
  } catch {
    return 'This is not a regular expression';
  }
  let isInClass = false;
  for (const [part] of text.matchAll(PATTERN_PART)) {
    if (part === '[' || part === ']') isInClass = part === '[';
    else if (isInClass) continue;
    else if (LOOKAROUND_OR_REFERENCE.test(part))
      return 'Lookaheads, lookbehinds and back references are not supported';
    else if (part.startsWith('{') && part.match(/\d+/g)?.some((count) => Number(count) > 1000))
      return 'Use 1000 repetitions at most';
  }
  return undefined;
}

/**
 * Returns the problems with a field in the form editor, by name of the setting.
 * @param fields - all fields of its form
 */
export function formFieldProblems(
  field: FormField,
  fields: readonly FormField[],
): Partial<Record<string, string>> {
  const { label, type, options, checkboxLabel, infoBox, rules, showWhen } = field;
  const problems: Record<string, string> = {};
  if (!label.trim()) problems.label = 'Label is required';
  if (type === 'checkbox' && options.length === 0 && !checkboxLabel.trim())
    problems.checkboxLabel = 'Checkbox label is required';
  if (OPTION_TYPES.includes(type) && type !== 'checkbox' && options.length === 0)
    problems.options = 'Options are required';
  if (type === 'infoBox') {
    if (!infoBox.title.trim()) problems.infoTitle = 'Title is required';
    if (!infoBox.description.trim()) problems.infoDescription = 'Description is required';
    if (!infoBox.variant) problems.infoVariant = 'Variant is required';
    if (!infoBox.align) problems.infoAlign = 'Align is required';
  }
  const patternProblem = getPatternProblem(rules.pattern.value);
  if (patternProblem) problems.patternValue = patternProblem;
  if (
    showWhen.label &&
    !fields.some((other) => other.label === showWhen.label && other.id !== field.id)
  )
    problems.whenLabel = 'There is no field with this label';
  return problems;
}

/** Types of fields that can be limited to opening hours: dates, and times to choose from. */
const OPENING_TYPES: readonly string[] = ['date', 'select', 'radio'];

/** Resets settings that do not apply to the field's type. */
export function tidyFormField(field: FormField): FormField {
  const isText = TEXT_TYPES.includes(field.type);
  const validateEmail = isText && field.validateEmail;
  return {
    ...field,
    validateEmail,
    // A text cannot be both a phone number and an email address.
    validatePhone: field.type === 'text' && field.validatePhone && !validateEmail,
    notInPast: field.type === 'date' && field.notInPast === true,
    whenOpen: OPENING_TYPES.includes(field.type) && field.whenOpen === true,
    customerMapping: isText ? field.customerMapping : '',
    options: OPTION_TYPES.includes(field.type) ? field.options : [],
    rules: SHOWN_TYPES.includes(field.type) ? EMPTY_FORM_FIELD.rules : field.rules,
  };
}
