import { yupResolver } from '@hookform/resolvers/yup';
import { type FormSubmission, formSubmissionCreateSchema } from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What the form of a form submission holds. */
export type FormSubmissionFormValues = {
  subject: string;
  form_name: string;
  email: string;
  status: FormSubmission['status'];
  message: string;
};

/** The form of a form submission that does not exist yet. */
export const emptyFormSubmissionForm = (): FormSubmissionFormValues => ({
  subject: '',
  form_name: '',
  email: '',
  status: 'new',
  message: '',
});

/** The form of a form submission as it is stored. */
export function formSubmissionToForm(record: FormSubmission): FormSubmissionFormValues {
  return {
    subject: record.subject,
    form_name: record.form_name,
    email: record.email,
    status: record.status,
    message: record.message,
  };
}

/** Body of the calls that make and change a form submission. */
export function toFormSubmissionBody(values: FormSubmissionFormValues) {
  return {
    ...values,
  };
}

const check = yupResolver(formSubmissionCreateSchema) as unknown as Resolver<
  Record<string, unknown>
>;

/** Checks the form by the rules that the server has too. */
export const formSubmissionResolver: Resolver<FormSubmissionFormValues> = async (
  values,
  context,
  options,
) => {
  const result = await check(toFormSubmissionBody(values), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
