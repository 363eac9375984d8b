import {
  EMPTY_FORM_FIELD,
  FORM_FIELD_TYPES,
  type FormField,
  formFieldProblems,
  type JsonObject,
  type JsonValue,
  readFormField,
  readFormFields,
  tidyFormField,
  toDynamicForm,
} from '@org/schema/entities';
import type { ListMapping } from '../../define/define-settings.ts';

function toItem(field: FormField): JsonObject {
  const { options, infoBox, rules, showWhen, sort: _sort, ...plain } = field;
  return {
    ...plain,
    notInPast: plain.notInPast === true,
    whenOpen: plain.whenOpen === true,
    options: options.join(', '),
    infoTitle: infoBox.title,
    infoDescription: infoBox.description,
    infoVariant: infoBox.variant,
    infoAlign: infoBox.align,
    infoClassName: infoBox.className,
    required: rules.required,
    patternValue: rules.pattern.value,
    patternMessage: rules.pattern.message,
    whenLabel: showWhen.label,
    whenValue: showWhen.value,
  };
}

/** Default values of a new row. */
export const EMPTY_ITEM = toItem(EMPTY_FORM_FIELD);

const text = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** Splits comma-separated options and removes duplicates. */
function getOptions(value: JsonValue | undefined): string[] {
  const options = text(value)
    .split(',')
    .map((one) => one.trim().slice(0, 200))
    .filter(Boolean);
  return [...new Set(options)].slice(0, 100);
}

function toField(item: JsonObject): FormField {
  return readFormField({
    ...item,
    options: getOptions(item.options),
    infoBox: {
      title: item.infoTitle,
      description: item.infoDescription,
      variant: item.infoVariant,
      align: item.infoAlign,
      className: item.infoClassName,
    },
    rules: {
      required: item.required,
      pattern: { value: item.patternValue, message: item.patternMessage },
    },
    showWhen: { label: item.whenLabel, value: item.whenValue },
    sort: 0,
  });
}

/**
 * Converts the fields of a form to an editable list, and back. Settings of other field types are dropped on save, and of email
 * and phone the last chosen one applies.
 */
export const FORM_ITEMS: ListMapping = {
  toItems: (kept) =>
    readFormFields(kept).map(({ name, ...field }) => toItem({ ...field, id: field.id || name })),
  // A field is JSON, which its type does not express.
  toKept: (items) =>
    toDynamicForm(items.map((item) => tidyFormField(toField(item)))) as unknown as JsonObject,
  problems: (item, items) => ({
    ...(FORM_FIELD_TYPES.some((type) => type === item.type) ? {} : { type: 'Type is required' }),
    ...formFieldProblems(toField(item), items.map(toField)),
  }),
};
