import type { BlockRegistry } from '@org/content';
import { loadContent } from '@org/content/node';
import { type JsonObject, type NamedFormField, readFormFields } from '@org/schema/entities';

/** Type of the block that forms are. */
const FORM_TYPE = 'CustomForm';

/** Form as it is saved on its page, the source of every rule, recipient, tag and mapping. */
export interface SavedForm {
  readonly formName: string;
  readonly fields: readonly NamedFormField[];
  readonly recipients: string;
  /** True when the sender gets a confirmation by email. */
  readonly confirmSender: boolean;
  readonly tags: string;
  readonly successMessage: string;
  readonly createCustomer: boolean;
  readonly newsletterSignup: boolean;
  readonly newsletterListId: number;
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readForm(props: JsonObject, defaults: JsonObject): SavedForm {
  const { newsletterListId, dynamicForm = defaults.dynamicForm } = props;
  return {
    formName: getText(props.formName ?? defaults.formName).trim() || 'contact_form',
    fields: readFormFields(dynamicForm),
    recipients: getText(props.recipients),
    confirmSender: props.confirmSender === true,
    tags: getText(props.tags),
    successMessage: getText(props.successMessage),
    createCustomer: props.createCustomer === true,
    newsletterSignup: props.newsletterSignup === true,
    newsletterListId: Number.isSafeInteger(newsletterListId) ? Number(newsletterListId) : 0,
  };
}

/** Returns the forms of one part of a page, in the order of its nodes. */
export function formsIn(content: string | null, registry: BlockRegistry): SavedForm[] {
  const loaded = content ? loadContent(content, registry) : undefined;
  if (!loaded?.ok) return [];
  const defaults = registry.get(FORM_TYPE)?.defaults ?? {};
  return Object.values(loaded.tree)
    .filter(
      (node) => registry.get(node.type.resolvedName)?.type === FORM_TYPE && node.hidden !== true,
    )
    .map((node) => readForm(node.props, defaults));
}
