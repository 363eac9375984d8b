import type { RecordTagValues } from '@org/schema/entities';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import { withoutLinks } from './unlinked-text.ts';

/** Maximum number of characters of an answer in a merge tag. */
const MAX_ANSWER = 1000;
/** Maximum number of answers in a merge tag. */
const MAX_ANSWERS = 50;

/** Returns the values of the merge tags about a submission, without clickable links of the visitor. */
export function getAnswerTags({
  form_name,
  page_url,
  answers,
}: Pick<FormSubmissionRecord, 'form_name' | 'page_url' | 'answers'>): RecordTagValues {
  return {
    form: form_name.replaceAll('_', ' '),
    page: page_url,
    answers: answers
      .slice(0, MAX_ANSWERS)
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `${label}: ${withoutLinks(value.slice(0, MAX_ANSWER))}`)
      .join('\n'),
  };
}
