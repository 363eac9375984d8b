import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import {
  EMPTY_FORM_FIELD,
  type FormField,
  type JsonObject,
  toDynamicForm,
} from '@org/schema/entities';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';

export const SUBMIT = '/api/v1/form/submit/';

/**
 * Returns a field of a form.
 * @param more - other properties
 */
export const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id: label,
  label,
  ...more,
});
/** Rules of a required field. */
export const required = { required: true, pattern: { value: '', message: '' } };

/** Returns the encoded content of a page with one form. */
function formContent(props: JsonObject, fields: readonly FormField[]): string {
  const dynamicForm = toDynamicForm(fields) as unknown as JsonObject;
  const form = { type: 'CustomForm', props: { ...props, dynamicForm } };
  const column = { type: 'Column', children: [form] };
  const section = { type: 'Section', children: [column] };
  return encodeContent(createTree({ type: 'Wrapper', children: [section] }, blockRegistry));
}

/** Publishes a page of alpha with a form. */
export async function publishForm(
  t: TestApi,
  slug: string,
  props: JsonObject,
  fields: readonly FormField[],
): Promise<void> {
  const answer = await t.call('POST', '/api/v1/admin/pages/', {
    as: 'admin',
    body: {
      title: slug,
      slug,
      excerpt: slug,
      publish_date: '2026-01-01',
      status: 'published',
      content: formContent(props, fields),
    },
  });
  if (answer.status !== 201) throw new Error(`No page was made: ${answer.text}`);
}

/**
 * Returns the form data of a submission.
 * @returns text, texts or files
 */
export function formData(
  values: Readonly<Record<string, string | readonly (string | File)[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  return form;
}

/** Submits a form as a visitor of alpha's site. */
export function submit(
  t: TestApi,
  values: Parameters<typeof formData>[0],
  headers: Record<string, string> = {},
  address = '198.51.100.7',
): Promise<Answer> {
  return t.call('POST', SUBMIT, {
    origin: ALPHA_SITE,
    body: formData(values),
    headers: { origin: ALPHA_SITE, ...headers },
    address,
  });
}
