import { escapeHtml } from '@org/content/html';
import type { Checkout } from '@org/schema';

/** Options of a field beside its name. */
export interface ShownField {
  readonly type?: string;
  readonly complete: string;
  readonly most?: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Id of what stands below the field and is said with it. */
  readonly hintId?: string;
}

/** Makes what draws fields of a checkout with what was typed and what is wrong with them. */
export function getFields({ problems }: Pick<Checkout, 'problems'>) {
  const getId = (name: string): string => `checkout-${name.replaceAll('.', '-')}`;
  const about = (name: string, hint = ''): string => {
    const said = [...(problems[name] ? [`${getId(name)}-wrong`] : []), ...(hint ? [hint] : [])];
    return `${problems[name] ? ' aria-invalid="true"' : ''}${said.length > 0 ? ` aria-describedby="${said.join(' ')}"` : ''}`;
  };
  const wrong = (name: string): string =>
    problems[name]
      ? `<span class="org-pay-wrong" id="${getId(name)}-wrong">${escapeHtml(problems[name])}</span>`
      : '';
  const input = (name: string, value: string, shown: ShownField): string => {
    const { type = 'text', complete, most = 200, isOptional, hintId } = shown;
    return `<input id="${getId(name)}" type="${type}" name="${name.replace('.', '_')}" value="${escapeHtml(value)}" maxlength="${most}" autocomplete="${complete}"${isOptional ? '' : ' aria-required="true"'}${about(name, hintId)}>`;
  };
  const field = (name: string, label: string, value: string, shown: ShownField): string => {
    const more = shown.isOptional ? ' <small>(optional)</small>' : '';
    return `<label class="org-pay-field"><span>${label}${more}</span>${input(name, value, shown)}${shown.hint ? `<small>${shown.hint}</small>` : ''}${wrong(name)}</label>`;
  };
  return { getId, about, wrong, input, field };
}

/** Renderer of the fields of a checkout. */
export type Fields = ReturnType<typeof getFields>;
